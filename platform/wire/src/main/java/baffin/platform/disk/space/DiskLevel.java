package baffin.platform.disk.space;

/** How short of room a disk is, from not at all to the worst. */
public enum DiskLevel {

    /** Enough is free. */
    AMPLE,

    /** The host should make room. */
    LOW,

    /** No new matches, competitions and sandboxes; what is there goes on. */
    SCARCE,

    /** Nothing is written any more; clocks stand still. */
    FULL;

    /** True when it is the given level or a worse one. */
    public boolean atLeast(DiskLevel other) {
        return compareTo(other) >= 0;
    }
}
