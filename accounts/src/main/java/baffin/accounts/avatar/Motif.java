package baffin.accounts.avatar;

/** What stands in a cell of an avatar: eight units wide and high, drawn from its upper left corner. */
enum Motif {
    /** A floe, which fills its cell. */
    FLOE("h8v8h-8z"),
    /** An iceberg. */
    BERG("m0 8l4-8l4 8z"),
    /** A slope that rises to the middle of the picture, with a top there. */
    SLOPE("m0 8h8v-8z", "m0 8l4-8l4 8z", "v8h8z"),
    /** The back of a whale, which rises to the middle of the picture. */
    WHALE("m0 8a8 8 0 0 1 8-8v8z", "m0 8a4 8 0 0 1 8 0z", "v8h8a8 8 0 0 0-8-8z"),
    /** The midnight sun. */
    SUN("m0 4a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"),
    /** A crystal of ice. */
    CRYSTAL("m4 0l4 4l-4 4l-4-4z");

    /** Width and height of a cell. */
    static final int SIZE = 8;

    /** Where a cell is. */
    enum Side {
        LEFT,
        MIDDLE,
        RIGHT
    }

    private final String left;
    private final String middle;
    private final String right;

    /** One that is its own mirror image. */
    Motif(String path) {
        this(path, path, path);
    }

    Motif(String left, String middle, String right) {
        this.left = left;
        this.middle = middle;
        this.right = right;
    }

    /** Its path with the corner of its cell at a point. */
    String at(int x, int y, Side side) {
        String path = switch (side) {
            case LEFT -> left;
            case MIDDLE -> middle;
            case RIGHT -> right;
        };
        return "M" + x + " " + y + path;
    }
}
