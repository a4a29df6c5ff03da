package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.table.Stage;
import java.time.Instant;
import java.util.List;

/** Makes the rounds that take a search. All others follow from the past at once. */
public interface RoundMaker {

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
     * @param resting who has a bye, having asked for it
     * @param weight of repeats
     * @param constraints what is set for this round
     * @param apart pairs that are kept apart in all rounds, the most important first
     */
    record Pairable(
            Stage stage,
            List<Integer> there,
            List<Integer> resting,
            int weight,
            RoundConstraints constraints,
            List<List<Integer>> apart) {

        /**
         * Pairs that must not meet.
         *
         * @param kept how many of those of all rounds
         */
        public List<List<Integer>> forbidden(int kept) {
            return KeptApart.together(constraints.forbidden(), apart.subList(0, kept));
        }
    }

    /** A round of a Swiss or of heats. */
    NextRound paired(Competition state, Pairable what, Instant now);

    /** A round of a league that is not complete. */
    NextRound league(Competition state, DivisionLeague league, Instant now);
}
