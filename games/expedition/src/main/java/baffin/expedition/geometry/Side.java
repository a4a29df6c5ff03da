package baffin.expedition.geometry;

/** A side of a square. */
public enum Side {
    NORTH(-1, 0, Corner.NW, Corner.NE),
    EAST(0, 1, Corner.NE, Corner.SE),
    SOUTH(1, 0, Corner.SW, Corner.SE),
    WEST(0, -1, Corner.NW, Corner.SW);

    private static final Side[] ALL = values();

    public final int down;
    public final int right;
    public final Corner first;
    public final Corner second;

    Side(int down, int right, Corner first, Corner second) {
        this.down = down;
        this.right = right;
        this.first = first;
        this.second = second;
    }

    /** The sides in a fixed order, without the copy that {@code values()} makes. */
    public static Side[] all() {
        return ALL;
    }

    /** The corner of the square beyond this side that faces the given corner, which must lie on this side. */
    public Corner facing(Corner corner) {
        return switch (corner) {
            case NW -> down != 0 ? Corner.SW : Corner.NE;
            case NE -> down != 0 ? Corner.SE : Corner.NW;
            case SE -> down != 0 ? Corner.NE : Corner.SW;
            case SW -> down != 0 ? Corner.NW : Corner.SE;
        };
    }
}
