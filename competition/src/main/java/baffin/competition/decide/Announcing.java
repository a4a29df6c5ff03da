package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.RulingRequest;
import baffin.competition.decide.shared.ReasonTexts;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.event.CompetitionEvent.AnnouncementMade;
import baffin.competition.event.CompetitionEvent.WordsRedacted;
import baffin.competition.event.RulingCommand.CloseRulingRequest;
import baffin.competition.event.RulingCommand.RequestRuling;
import baffin.competition.event.RulingEvent.RulingRequestClosed;
import baffin.competition.event.RulingEvent.RulingRequested;
import baffin.competition.event.RulingEvent.RulingRequested.Details;
import baffin.competition.table.Table;
import java.util.List;
import java.util.Optional;

/** What organisers and entrants say to each other: announcements, and requests for rulings. */
final class Announcing {

    private static final int ANNOUNCEMENTS_MAX = 200;
    private static final int REQUESTS_MAX = 3;

    private Announcing() {}

    static Verdict announce(Competition state, String text) {
        int made = state.announcements().size();
        if (made >= ANNOUNCEMENTS_MAX) {
            return Verdict.conflict("a competition has at most " + ANNOUNCEMENTS_MAX + " announcements");
        }
        return ReasonTexts.announcement(text).orElseGet(() -> Verdict.accepted(new AnnouncementMade(made + 1, text)));
    }

    static Verdict redact(Competition state, long version) {
        if (version < 1 || version > state.version()) {
            return Verdict.notFound("there is no record " + version);
        }
        return state.withoutWords().contains(version)
                ? Verdict.accepted()
                : Verdict.accepted(new WordsRedacted(version));
    }

    static Verdict request(Competition state, RequestRuling request) {
        Optional<Table> table = state.round(request.round()).flatMap(round -> round.table(request.table()));
        if (table.isEmpty()) {
            return Verdict.notFound("there is no table " + request.table() + " in round " + request.round());
        }
        return table.get().seats().stream()
                .filter(entrant -> state.plays(entrant, request.player()))
                .findFirst()
                .map(entrant -> requested(state, request, entrant))
                .orElseGet(() -> Verdict.forbidden("only players of the table may do this"));
    }

    private static Verdict requested(Competition state, RequestRuling request, int entrant) {
        List<RulingRequest> earlier = state.requests().stream()
                .filter(one -> one.about(request.round(), request.table())
                        && one.details().entrant() == entrant)
                .toList();
        Optional<RulingRequest> open =
                earlier.stream().filter(RulingRequest::open).findFirst();
        if (open.isPresent()) {
            return Verdict.conflict("request " + open.get().number() + " on this table waits for an answer");
        }
        if (earlier.size() >= REQUESTS_MAX) {
            return Verdict.conflict("an entrant can ask " + REQUESTS_MAX + " times for rulings on one table");
        }
        Details details = new Details(request.round(), request.table(), entrant, request.reason());
        return Verdict.accepted(new RulingRequested(state.requests().size() + 1, details));
    }

    static Verdict close(Competition state, CloseRulingRequest close) {
        Optional<RulingRequest> request = found(state, close.request());
        if (request.isEmpty()) {
            return Verdict.notFound("there is no request " + close.request());
        }
        if (!request.get().open()) {
            return Verdict.conflict(
                    "request " + close.request() + " is " + request.get().status() + " already");
        }
        return Verdict.accepted(new RulingRequestClosed(close.request(), close.reason()));
    }

    /** True when somebody plays for the entrant who has made a request. */
    static boolean asks(Competition state, int request, String player) {
        return found(state, request)
                .filter(one -> state.plays(one.details().entrant(), player))
                .isPresent();
    }

    private static Optional<RulingRequest> found(Competition state, int request) {
        return state.requests().stream().filter(one -> one.number() == request).findFirst();
    }
}
