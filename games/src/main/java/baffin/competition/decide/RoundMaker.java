package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.Stage;
import baffin.competition.policy.Format.DivisionLeague;
import java.time.Instant;
import java.util.List;

/** Makes the rounds that take a search. All others follow from the past at once. */
interface RoundMaker {

    /** Searches itself: what comes out is the one round that the past and the seed have. */
    RoundMaker SEARCHING = new RoundMaker() {
        @Override
        public NextRound paired(Competition state, Pairable what, Instant now) {
            return Searched.round(state, what, now);
        }

        @Override
        public NextRound league(Competition state, DivisionLeague league, Instant now) {
            return LeagueRounds.designed(state, league, now);
        }
    };

    /** Says only that there is something to be worked out. */
    RoundMaker WANTING = new RoundMaker() {
        @Override
        public NextRound paired(Competition state, Pairable what, Instant now) {
            return new NextRound.Wanted();
        }

        @Override
        public NextRound league(Competition state, DivisionLeague league, Instant now) {
            return new NextRound.Wanted();
        }
    };

    /**
     * What is to be paired.
     *
     * @param there who is to play
     * @param weight of repeats
     * @param locked tables that the organiser has set
     * @param forbidden pairs that must not meet
     */
    record Pairable(
            Stage stage,
            List<Integer> there,
            double weight,
            List<List<Integer>> locked,
            List<List<Integer>> forbidden) {}

    /** A round of a Swiss or of heats. */
    NextRound paired(Competition state, Pairable what, Instant now);

    /** A round of a league that is not complete. */
    NextRound league(Competition state, DivisionLeague league, Instant now);
}
