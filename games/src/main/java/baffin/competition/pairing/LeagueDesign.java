package baffin.competition.pairing;

/** Who meets whom in a division league, so that all meet about equally often and every seat is taken equally. */
public final class LeagueDesign {

    /** Fewest entrants of a division. */
    public static final int FEWEST = 4;

    /** Most entrants of a division. */
    public static final int MOST = 16;

    /** Most games of one entrant. */
    public static final int MOST_GAMES = 30;

    private LeagueDesign() {}

    /**
     * The exact design where there is one (4, 5, 7, 13 or 16 entrants at tables of four, 7 or 9 at tables of three, the
     * games of the design or a multiple), else the nearest that a search finds; {@link Schedule#exact} and the figures
     * beside it say how near that is.
     *
     * <p>Where entrants × games does not fill tables of four, up to three tables have three seats. Where it does not
     * fill tables of three, one or two entrants, those of the last positions, play one game less.
     *
     * @param entrants 4 to 16
     * @param tableSize 3 or 4
     * @param games games of each entrant, 1 to 30
     * @param seed of the search; exact designs do not use it
     */
    public static Schedule of(int entrants, int tableSize, int games, String seed) {
        if (entrants < FEWEST || entrants > MOST || tableSize < 3 || tableSize > 4) {
            throw new IllegalArgumentException("no division: " + entrants + " entrants at tables of " + tableSize);
        }
        if (games < 1 || games > MOST_GAMES) {
            throw new IllegalArgumentException("1 to " + MOST_GAMES + " games each: " + games);
        }
        return Schedule.of(
                entrants,
                tableSize,
                ExactDesigns.find(entrants, tableSize, games)
                        .orElseGet(() -> DesignSearch.rounds(entrants, tableSize, games, seed)));
    }
}
