package baffin.competition.decide.ruling;

import baffin.competition.Cards;
import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.decide.entry.FreePlaces;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.entry.Penalty;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.EntryEvent.Removed;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.event.RulingEvent.PenaltyGiven;
import baffin.competition.event.RulingEvent.PenaltyLifted;
import baffin.competition.policy.Points;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Points off and cards, and taking them back. */
public final class Penalties {

    private static final Points PENALTY_MAX = Points.of(1_000);
    private static final String RED_CARD = "has a red card";

    private Penalties() {}

    public static Verdict given(Competition state, Penalise penalise, Instant now) {
        if (state.entrant(penalise.entrant()).isEmpty()) {
            return Verdict.notFound("there is no entrant " + penalise.entrant());
        }
        Points points = penalise.points();
        if (points.units() < 0 || points.compareTo(PENALTY_MAX) > 0) {
            return Verdict.invalid("/points", "must be from 0 to " + PENALTY_MAX);
        }
        return Verdict.accepted(shown(state, penalise, now));
    }

    /** The penalty, and that the entrant is out where a red card says so. */
    private static List<CompetitionEvent> shown(Competition state, Penalise penalise, Instant now) {
        CompetitionEvent given =
                new PenaltyGiven(penalise.entrant(), penalise.points(), penalise.card(), penalise.reason());
        Competition after = state.forecast(List.of(given), now);
        Entrant entrant = after.entrant(penalise.entrant()).orElseThrow();
        boolean card = penalise.card() != Penalty.Card.NONE;
        boolean out =
                state.policy().cardRule().out() && Cards.of(after, entrant).red() > 0;
        List<CompetitionEvent> events = new ArrayList<>(List.of(given));
        if (card && out && entrant.active() && !state.status().over()) {
            events.addAll(FreePlaces.filled(after, List.of(new Removed(entrant.number(), RED_CARD))));
        }
        return events;
    }

    public static Verdict lifted(Competition state, int number, String reason) {
        Optional<Penalty> penalty =
                state.penalties().stream().filter(one -> one.number() == number).findFirst();
        if (penalty.isEmpty()) {
            return Verdict.notFound("there is no penalty " + number);
        }
        return penalty.get().lifted() ? Verdict.accepted() : Verdict.accepted(new PenaltyLifted(number, reason));
    }
}
