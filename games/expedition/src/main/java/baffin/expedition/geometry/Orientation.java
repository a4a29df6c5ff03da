package baffin.expedition.geometry;

/**
 * How a tile lies: a face, then a turn clockwise. The back of a large tile is its mirror image over the long axis
 * (EX-2.2); small tiles use the front only (EX-7.6). Of several orientations that look the same, only the first
 * counts.
 */
public enum Orientation {
    FRONT_0,
    FRONT_90,
    FRONT_180,
    FRONT_270,
    BACK_0,
    BACK_90,
    BACK_180,
    BACK_270;

    private static final Orientation[] ALL = values();

    /** True when the back is up. */
    public boolean back() {
        return ordinal() >= 4;
    }

    /** Turns of 90 degrees clockwise, 0 to 3. */
    public int quarterTurns() {
        return ordinal() % 4;
    }

    public static Orientation of(int index) {
        return ALL[index];
    }
}
