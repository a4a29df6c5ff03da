package baffin.competition.pairing.swiss;

import baffin.competition.pairing.Pairing;
import java.util.List;

/** What became of a pairing task. */
public sealed interface Paired {

    /**
     * The round can be played so.
     *
     * @param pairing the tables
     */
    record Done(Pairing pairing) implements Paired {}

    /**
     * The hard limits leave no pairing.
     *
     * @param reasons why, at least one
     */
    record Impossible(List<Reason> reasons) implements Paired {

        public Impossible {
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * Why there is no pairing.
     *
     * @param entrants whom it is about, empty for everybody
     * @param text the limit and how it is missed, in words for the organiser
     */
    record Reason(List<Integer> entrants, String text) {

        public Reason {
            entrants = List.copyOf(entrants);
        }
    }
}
