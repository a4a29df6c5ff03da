package baffin.expedition.geometry;

/** A corner of a square, in the order in which quadrants are counted. */
public enum Corner {
    NW(0, 0),
    NE(0, 1),
    SE(1, 1),
    SW(1, 0);

    private static final Corner[] ALL = values();

    public final int down;
    public final int right;

    Corner(int down, int right) {
        this.down = down;
        this.right = right;
    }

    public static Corner[] all() {
        return ALL;
    }
}
