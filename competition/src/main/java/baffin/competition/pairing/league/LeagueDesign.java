package baffin.competition.pairing.league;

import baffin.competition.pairing.TableSizes;

/** Who meets whom in a division league, so that all meet about equally often and every seat is taken equally. */
public final class LeagueDesign {

    /** Fewest entrants of a division. */
    public static final int FEWEST = 2;

    /** Most entrants of a division. */
    public static final int MOST = 16;

    /** Most games of one entrant. */
    public static final int MOST_GAMES = 30;

    private LeagueDesign() {}

    /**
     * The exact design where there is one (4, 5, 7, 13 or 16 entrants at tables of four, 7 or 9 at tables of three, the
     * games of the design or a multiple), else the nearest that a search finds; {@link LeagueSchedule#exact} and the
     * figures beside it say how near that is. Rounds in which everybody plays once are made where they cost no
     * evenness; else all tables are one round, which {@link LeagueSchedule#split} cuts.
     *
     * <p>Where entrants × games does not fill tables of four, one to three tables have three seats. Where it does not
     * fill tables of two or three, one or two entrants, those of the last positions, play one game less. Fewer entrants
     * than seats sit at tables of their number.
     *
     * @param entrants 2 to 16
     * @param tableSize 2 to 4
     * @param games games of each entrant, 1 to 30
     * @param seed of the search; exact designs do not use it
     */
    public static LeagueSchedule of(int entrants, int tableSize, int games, String seed) {
        TableSizes.requireSize(tableSize);
        if (entrants < FEWEST || entrants > MOST) {
            throw new IllegalArgumentException(FEWEST + " to " + MOST + " entrants of a division: " + entrants);
        }
        if (games < 1 || games > MOST_GAMES) {
            throw new IllegalArgumentException("1 to " + MOST_GAMES + " games each: " + games);
        }
        int size = Math.min(entrants, tableSize);
        return LeagueSchedule.of(
                entrants,
                size,
                ExactDesigns.find(entrants, size, games)
                        .orElseGet(() -> DesignSearch.rounds(entrants, size, games, seed)));
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
