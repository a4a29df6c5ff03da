package baffin.competition.policy;

import org.jspecify.annotations.Nullable;

/** How the matches of a competition are arranged. */
public sealed interface Format {

    /**
     * Divisions in tiers; within a division everyone meets everyone as equally as a design allows.
     *
     * @param divisionSize entrants of a division that is full, 4 to 16
     * @param games matches of each entrant, 1 to 16
     * @param atOnce most matches that an entrant plays at the same time; null for all of them in one round
     * @param up how many of each division go up a tier after the season, 0 to 4
     * @param down how many of each division go down a tier, 0 to 8
     * @param results what becomes of the results of a place that was given up and that another person takes; null for
     *     {@code KEEP}
     */
    record DivisionLeague(
            int divisionSize,
            int games,
            @Nullable Integer atOnce,
            int up,
            int down,
            @Nullable Results results) implements Format {

        /** What becomes of the results of a place. */
        public enum Results {
            /** They stay those of the place. */
            KEEP,
            /** They count nothing for the place; the others keep what they have. */
            VOID
        }

        /** Results stay with the place. */
        public DivisionLeague(int divisionSize, int games, @Nullable Integer atOnce, int up, int down) {
            this(divisionSize, games, atOnce, up, down, null);
        }

        /**
         * How many go down from a division; of a small one not so many that the first, or one who goes up, is among
         * them.
         *
         * @param size entrants of the division
         * @param top true for the top tier, from which nobody goes up
         */
        public int down(int size, boolean top) {
            return Math.max(0, Math.min(down, size - (top ? 1 : up)));
        }
    }

    /**
     * Tables of a round are made of those who stand alike and have met least.
     *
     * @param rounds of the main stage, 1 to 12; 0 for as many as the entrants need: 4 up to 16, 5 up to 32, else 6
     * @param finalists who goes on after the main stage: 0 for nobody, the size of a table, or four tables' worth
     * @param repeatWeight what a meeting again costs, 1 to 10,000; the design's 100 when null
     * @param requestedByes how many byes an entrant may ask for, 0 to 11; none when null
     */
    record PodSwiss(
            int rounds,
            int finalists,
            @Nullable Integer repeatWeight,
            @Nullable Integer requestedByes) implements Format {

        /** Nobody may ask for a bye. */
        public PodSwiss(int rounds, int finalists, @Nullable Integer repeatWeight) {
            this(rounds, finalists, repeatWeight, null);
        }

        /** How many byes an entrant may ask for. */
        public int byesToAskFor() {
            return requestedByes == null ? 0 : requestedByes;
        }

        private static final int FEW = 16;
        private static final int SOME = 32;

        /** Rounds of the main stage for so many entrants at the start. */
        public int roundsFor(int entrants) {
            if (rounds > 0) {
                return rounds;
            }
            return entrants <= FEW ? 4 : entrants <= SOME ? 5 : 6;
        }
    }

    /**
     * Preliminary rounds of which an entrant plays any, then a semi-final and a final, or a final only.
     *
     * @param heats rounds, 1 to 12
     * @param best how many of an entrant's heats count, 1 to {@code heats}
     * @param finalists the size of a table, or four tables' worth with semi-finals
     */
    record Heats(int heats, int best, int finalists) implements Format {}

    /**
     * The first ones of every table go on.
     *
     * @param advance how many of each table, 1 to the size of a table less 1
     * @param secondChance true when those who fall out meet once more for places in the next round
     */
    record PodElimination(int advance, boolean secondChance) implements Format {}

    /**
     * Everybody against everybody at tables of two.
     *
     * @param cycles how often, 1 or 2
     */
    record RoundRobin(int cycles) implements Format {}

    /**
     * Tables of two; who loses is out.
     *
     * @param thirdPlace true when the losers of the semi-finals play for third place
     */
    record SingleElimination(boolean thirdPlace) implements Format {}
}
