package baffin.bot.navigator.expedition;

/**
 * Whether a ship can still come home. Nobody can take a known way away, and the ice of all rounds is known, so that the
 * answer is certain as long as each move is made in a turn of its own.
 */
final class HomeRun {

    private static final int LAST_ROUND = 10;
    private static final int LITTLE_ICE = 2;

    private final int[] frozen;

    /** @param frozen frozen rows of all rounds, the first round first */
    HomeRun(int[] frozen) {
        this.frozen = frozen;
    }

    /**
     * Looks ahead round by round: everything that can be reached before the disc moves is a start for the next round.
     *
     * @param round the round now, from 1
     * @param left crewmen that can move in it
     * @param crew crewmen of the ship in all later rounds
     */
    boolean possible(Chart chart, int node, int round, int left, int crew) {
        if (easy(chart, node, round, left, crew)) {
            return true;
        }
        boolean[] at = new boolean[chart.pieces().size() + 2];
        at[node] = true;
        for (int now = round; now <= LAST_ROUND; now++) {
            int moves = now == round ? left : crew;
            int[] fromHome = Sailing.distances(chart, frozen[now - 1], chart.home());
            for (int place = 0; place < at.length; place++) {
                if (at[place] && fromHome[place] <= moves) {
                    return true;
                }
            }
            at = reached(chart, at, frozen[now - 1], moves);
        }
        return false;
    }

    /** Enough moves in rounds with little ice: true for nearly all positions, and quick. */
    private boolean easy(Chart chart, int node, int round, int left, int crew) {
        int moves = 0;
        for (int now = round; now <= LAST_ROUND; now++) {
            if (frozen[now - 1] <= LITTLE_ICE) {
                moves += now == round ? left : crew;
            }
        }
        return Sailing.distances(chart, LITTLE_ICE, chart.home())[node] <= moves;
    }

    private static boolean[] reached(Chart chart, boolean[] at, int ice, int moves) {
        boolean[] next = at.clone();
        for (int place = 0; place < at.length; place++) {
            if (at[place]) {
                int[] distance = Sailing.distances(chart, ice, place);
                for (int other = 0; other < at.length; other++) {
                    next[other] |= distance[other] <= moves;
                }
            }
        }
        return next;
    }
}
