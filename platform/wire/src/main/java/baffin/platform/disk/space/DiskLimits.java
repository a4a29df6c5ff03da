package baffin.platform.disk.space;

/**
 * Where a disk begins to be short of room.
 *
 * @param lowPercent below so many percent free it is {@link DiskLevel#LOW}
 * @param scarcePercent below so many percent free it is {@link DiskLevel#SCARCE}
 * @param floorMib below so many MiB free it is {@link DiskLevel#FULL}, whatever the percents say
 */
public record DiskLimits(int lowPercent, int scarcePercent, long floorMib) {

    /** 10 %, 5 %, and 512 MiB, with which broker and database stop cleanly and a start is possible. */
    public static final DiskLimits USUAL = new DiskLimits(10, 5, 512);

    private static final long MIB = 1 << 20;
    private static final double MARGIN = 0.9;

    /** The level, seen for the first time. */
    public DiskLevel level(FreeSpace space) {
        if (space.free() < floorMib * MIB) {
            return DiskLevel.FULL;
        }
        if (space.percent() < scarcePercent) {
            return DiskLevel.SCARCE;
        }
        return space.percent() < lowPercent ? DiskLevel.LOW : DiskLevel.AMPLE;
    }

    /** The level after another one: better only with a tenth to spare, so that it does not come and go. */
    public DiskLevel level(FreeSpace space, DiskLevel before) {
        DiskLevel now = level(space);
        if (now.atLeast(before)) {
            return now;
        }
        DiskLevel careful = level(new FreeSpace((long) (space.free() * MARGIN), space.total()));
        return careful.atLeast(before) ? before : careful;
    }
}
