package baffin.competition.pairing.league;

import baffin.competition.pairing.TableSizes;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Who meets whom in a division league, so that all meet about equally often and every seat is taken equally. */
public final class LeagueDesign {

    public static final int FEWEST = 2;

    public static final int MOST = 16;

    public static final int MOST_GAMES = 30;

    private LeagueDesign() {}

    /** Meetings of pairs, and seats of an entrant, may differ by so many where that saves rounds. */
    private static final int SPREAD_MAX = 2;

    private static final Map<Wanted, LeagueSchedule> FOUND = new ConcurrentHashMap<>();

    private record Wanted(int entrants, int tableSize, int games, int atOnce) {}

    /**
     * The exact design where there is one (4, 5, 7, 13 or 16 entrants at tables of four, 7 or 9 at tables of three, the
     * games of the design or a multiple), cut into as few rounds as its tables allow. Elsewhere rounds come first: as
     * few as the games of an entrant take, with short tables where nobody sits out for them and all meet and sit
     * nearly as evenly; else as few as the fewest tables take. Then a search looks for the tables at which all meet
     * most evenly; the figures of the schedule say how near that is. It takes up to half a second once, and nothing
     * again.
     *
     * <p>Where entrants × games does not fill tables of four, one to three tables have three seats. Where it does not
     * fill tables of two or three, one or two entrants, those of the last positions, play one game less. Fewer entrants
     * than seats sit at tables of their number.
     *
     * @param entrants 2 to 16
     * @param tableSize 2 to 4
     * @param games games of each entrant, 1 to 30
     * @param atOnce most tables of one entrant in a round, 1 or more
     */
    public static LeagueSchedule of(int entrants, int tableSize, int games, int atOnce) {
        TableSizes.requireSize(tableSize);
        if (entrants < FEWEST || entrants > MOST) {
            throw new IllegalArgumentException(FEWEST + " to " + MOST + " entrants of a division: " + entrants);
        }
        if (games < 1 || games > MOST_GAMES) {
            throw new IllegalArgumentException("1 to " + MOST_GAMES + " games each: " + games);
        }
        if (atOnce < 1) {
            throw new IllegalArgumentException("at least one table at once: " + atOnce);
        }
        Wanted wanted = new Wanted(entrants, Math.min(entrants, tableSize), games, Math.min(atOnce, games));
        LeagueSchedule known = FOUND.get(wanted);
        if (known != null) {
            return known;
        }
        LeagueSchedule made = ExactDesigns.find(entrants, wanted.tableSize, games)
                .map(rounds ->
                        ScheduleSplit.of(rounds.stream().flatMap(List::stream).toList(), entrants, wanted.atOnce))
                .map(rounds -> LeagueSchedule.of(entrants, wanted.tableSize, rounds))
                .orElseGet(() -> searched(wanted));
        FOUND.put(wanted, made);
        return made;
    }

    private static LeagueSchedule searched(Wanted of) {
        List<List<Integer>> full = RoundSizes.full(of.entrants, of.tableSize, of.games, of.atOnce);
        List<List<Integer>> everybody = RoundSizes.everybody(of.entrants, of.tableSize, of.games, of.atOnce);
        if (!everybody.isEmpty() && everybody.size() < full.size()) {
            LeagueSchedule fewer = DesignSearch.best(of.entrants, of.atOnce, everybody);
            if (fewer.meetingSpread() <= SPREAD_MAX && fewer.seatSpread() <= SPREAD_MAX) {
                return fewer;
            }
        }
        LeagueSchedule best = DesignSearch.best(of.entrants, of.atOnce, full);
        if (of.atOnce == 1 || of.entrants % of.tableSize != 0) {
            return best;
        }
        // tables that are bound to rounds of one game each are fewer to look through
        LeagueSchedule bound = of(of.entrants, of.tableSize, of.games, 1).merged(of.tableSize, of.atOnce);
        return bound.meetingSpread() < best.meetingSpread() ? bound : best;
    }

    /** True when nothing has to be searched, so that {@link #of} costs next to nothing. */
    public static boolean known(int entrants, int tableSize, int games) {
        return ExactDesigns.find(entrants, Math.min(entrants, tableSize), games).isPresent();
    }

    /**
     * Games of one position: all of them, or one less for the last ones where the tables would not be filled.
     *
     * @param position 1 to the number of entrants
     */
    public static int games(int entrants, int tableSize, int games, int position) {
        int size = Math.min(entrants, tableSize);
        int without = TableSizes.of(entrants * games, size, false).byes();
        return position > entrants - without ? games - 1 : games;
    }
}
