package baffin.expedition.state;

/**
 * The crewmen of one column of a seat's board (EX-5.3).
 *
 * @param available those who can still act this round, 0 to 7
 * @param resting those who have acted, 0 to 7
 */
public record Crew(int available, int resting) {

    /** An empty column. */
    public static final Crew NONE = new Crew(0, 0);

    public Crew {
        if (available < 0 || resting < 0) {
            throw new IllegalArgumentException("below 0 crewmen: " + available + " available, " + resting + " resting");
        }
    }

    /** All crewmen of the column. */
    public int total() {
        return available + resting;
    }

    /** The column after some of its available crewmen have acted. */
    public Crew spent(int crew) {
        return new Crew(available - crew, resting + crew);
    }

    Crew plus(int moreAvailable, int moreResting) {
        return new Crew(available + moreAvailable, resting + moreResting);
    }

    Crew rested() {
        return new Crew(0, total());
    }

    Crew woken() {
        return new Crew(total(), 0);
    }
}
