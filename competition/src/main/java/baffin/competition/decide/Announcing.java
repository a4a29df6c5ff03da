package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.RulingRequest;
import baffin.competition.decide.shared.Decisions;
import baffin.competition.decide.shared.ReasonTexts;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.AnnouncementMade;
import baffin.competition.event.CompetitionEvent.WordsRedacted;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.RulingCommand.CloseRulingRequest;
import baffin.competition.event.RulingCommand.RequestRuling;
import baffin.competition.event.RulingEvent.RulingRequestClosed;
import baffin.competition.event.RulingEvent.RulingRequested;
import baffin.competition.event.RulingEvent.RulingRequested.Details;
import baffin.competition.table.Table;
import baffin.decider.Decision;
import java.util.List;
import java.util.Optional;

/** What organisers and entrants say to each other: announcements, and requests for rulings. */
final class Announcing {

    private static final int ANNOUNCEMENTS_MAX = 200;
    private static final int REQUESTS_MAX = 3;

    private Announcing() {}

    static Decision<List<CompetitionEvent>, CompetitionRefusal> announce(Competition state, String text) {
        int made = state.announcements().size();
        if (made >= ANNOUNCEMENTS_MAX) {
            return Decisions.refused(
                    Reason.CONFLICT, "a competition has at most " + ANNOUNCEMENTS_MAX + " announcements");
        }
        return ReasonTexts.announcement(text).orElseGet(() -> Decisions.accepted(new AnnouncementMade(made + 1, text)));
    }

    static Decision<List<CompetitionEvent>, CompetitionRefusal> redact(Competition state, long version) {
        if (version < 1 || version > state.version()) {
            return Decisions.refused(Reason.NOT_FOUND, "there is no record " + version);
        }
        return state.withoutWords().contains(version)
                ? Decisions.accepted()
                : Decisions.accepted(new WordsRedacted(version));
    }

    static Decision<List<CompetitionEvent>, CompetitionRefusal> request(Competition state, RequestRuling request) {
        Optional<Table> table = state.round(request.round()).flatMap(round -> round.table(request.table()));
        if (table.isEmpty()) {
            return Decisions.refused(
                    Reason.NOT_FOUND, "there is no table " + request.table() + " in round " + request.round());
        }
        return table.get().seats().stream()
                .filter(entrant -> plays(state, entrant, request.player()))
                .findFirst()
                .map(entrant -> requested(state, request, entrant))
                .orElseGet(() -> Decisions.refused(Reason.FORBIDDEN, "only players of the table may do this"));
    }

    private static Decision<List<CompetitionEvent>, CompetitionRefusal> requested(
            Competition state, RequestRuling request, int entrant) {
        List<RulingRequest> earlier = state.requests().stream()
                .filter(one -> one.about(request.round(), request.table())
                        && one.details().entrant() == entrant)
                .toList();
        Optional<RulingRequest> open =
                earlier.stream().filter(RulingRequest::open).findFirst();
        if (open.isPresent()) {
            return Decisions.refused(
                    Reason.CONFLICT, "request " + open.get().number() + " on this table waits for an answer");
        }
        if (earlier.size() >= REQUESTS_MAX) {
            return Decisions.refused(
                    Reason.CONFLICT, "an entrant can ask " + REQUESTS_MAX + " times for rulings on one table");
        }
        Details details = new Details(request.round(), request.table(), entrant, request.reason());
        return ReasonTexts.reason(request.reason())
                .orElseGet(() ->
                        Decisions.accepted(new RulingRequested(state.requests().size() + 1, details)));
    }

    static Decision<List<CompetitionEvent>, CompetitionRefusal> close(Competition state, CloseRulingRequest close) {
        Optional<RulingRequest> request = found(state, close.request());
        if (request.isEmpty()) {
            return Decisions.refused(Reason.NOT_FOUND, "there is no request " + close.request());
        }
        if (!request.get().open()) {
            return Decisions.refused(
                    Reason.CONFLICT,
                    "request " + close.request() + " is " + request.get().status() + " already");
        }
        return ReasonTexts.reason(close.reason())
                .orElseGet(() -> Decisions.accepted(new RulingRequestClosed(close.request(), close.reason())));
    }

    /** True when somebody plays for the entrant who has made a request. */
    static boolean asks(Competition state, int request, String player) {
        return found(state, request)
                .filter(one -> plays(state, one.details().entrant(), player))
                .isPresent();
    }

    private static Optional<RulingRequest> found(Competition state, int request) {
        return state.requests().stream().filter(one -> one.number() == request).findFirst();
    }

    private static boolean plays(Competition state, int entrant, String player) {
        return state.entrant(entrant)
                .map(Entrant::person)
                .filter(person -> person.player().equals(player))
                .isPresent();
    }
}
