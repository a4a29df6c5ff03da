package baffin.game.picture;

/** Words that pictures of every game need. */
public final class Words {

    private Words() {}

    /** A rank in words: 1st, 2nd, 3rd, 4th. */
    public static String ordinal(int rank) {
        return switch (rank) {
            case 1 -> "1st";
            case 2 -> "2nd";
            case 3 -> "3rd";
            default -> rank + "th";
        };
    }
}
