package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.TableRuling;
import baffin.competition.Undoable;
import baffin.competition.decide.entry.FreePlaces;
import baffin.competition.decide.shared.FreshDeadlines;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.event.CompetitionCommand.Undo;
import baffin.competition.event.CompetitionCommand.Undo.Act;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.CancellationUndone;
import baffin.competition.event.CompetitionEvent.FinishUndone;
import baffin.competition.event.CompetitionEvent.StartUndone;
import baffin.competition.event.EntryEvent.Withdrew;
import baffin.competition.event.RulingEvent.RulingLifted;
import baffin.competition.pairing.Seeds;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Taking back a start, an end or a cancellation. */
final class Undoing {

    private static final String ENDED = "the account has ended";

    private Undoing() {}

    static Verdict decide(Competition state, Undo undo, Instant now) {
        return fault(state, undo.of())
                .map(fault -> Verdict.conflict(fault))
                .orElseGet(() -> Verdict.accepted(
                        switch (undo.of()) {
                            case START -> started(state, undo, now);
                            case FINISH -> finished(state, undo.reason(), now);
                            case CANCEL ->
                                timed(state, List.of(new CancellationUndone(undo.reason())), undo.reason(), now);
                        }));
    }

    private static Optional<String> fault(Competition state, Act of) {
        Act undoable = switch (state.status()) {
            case ANNOUNCED, ENTRY -> null;
            case RUNNING -> Act.START;
            case FINISHED -> Act.FINISH;
            case CANCELLED -> Act.CANCEL;
        };
        if (state.undoable().closed()) {
            return Optional.of("the competition has not changed for 14 days: its end is final");
        }
        if (undoable != of) {
            return Optional.of("the competition is " + state.status()
                    + (undoable == null
                            ? ": there is nothing to undo"
                            : ": undo its \"" + undoable.name().toLowerCase(java.util.Locale.ROOT) + "\" first"));
        }
        return of == Act.START && !state.rounds().isEmpty()
                ? Optional.of("round 1 is published: withdraw all rounds first, the latest one first" + " (rounds/"
                        + state.rounds().size() + "/withdraw); or finish with \"early\": true, or cancel")
                : Optional.empty();
    }

    private static List<CompetitionEvent> started(Competition state, Undo undo, Instant now) {
        List<CompetitionEvent> events = new ArrayList<>();
        events.add(new StartUndone(Seeds.commitment(undo.seed()), undo.seed(), undo.reason()));
        // before play an account that has ended leaves no vacant place
        state.forecast(events, now).entrants().stream()
                .filter(entrant -> entrant.presence() == Presence.VACANT)
                .map(Entrant::number)
                .forEach(number -> events.add(new Withdrew(number, ENDED)));
        return FreePlaces.filled(state, events);
    }

    /** What the end has made of open tables goes with it, unless somebody has ruled on them since. */
    private static List<CompetitionEvent> finished(Competition state, String reason, Instant now) {
        Undoable.End end = Objects.requireNonNull(state.undoable().end(), "it is finished");
        List<CompetitionEvent> events = new ArrayList<>();
        events.add(new FinishUndone(reason));
        List<TableRuling> all = state.rulings();
        all.stream()
                .filter(ruling -> ruling.version() == end.version())
                .filter(ruling -> all.stream()
                        .filter(other ->
                                other.holds(ruling.round(), ruling.before().number()))
                        .allMatch(other -> other.number() <= ruling.number()))
                .forEach(ruling -> events.add(new RulingLifted(ruling.number(), reason)));
        return timed(state, events, reason, now);
    }

    /** Tables that are open again have time to be played. */
    private static List<CompetitionEvent> timed(
            Competition state, List<CompetitionEvent> undone, String reason, Instant now) {
        List<CompetitionEvent> events = new ArrayList<>(undone);
        state.forecast(undone, now).rounds().stream()
                .filter(round -> round.open() && !round.played())
                .forEach(round -> FreshDeadlines.of(state, round, reason, now).ifPresent(events::add));
        return events;
    }
}
