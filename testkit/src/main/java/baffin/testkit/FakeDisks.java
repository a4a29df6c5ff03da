package baffin.testkit;

import baffin.platform.disk.space.Disks;
import baffin.platform.disk.space.FreeSpace;
import java.util.List;

/** A disk of 100 GiB of which as much is free as a test says. */
public class FakeDisks implements Disks {

    private static final long GIB = 1 << 30;
    private static final long TOTAL = 100 * GIB;

    private volatile long free = TOTAL;

    /** From now on so many percent are free; 0 is below every floor. */
    public void free(int percent) {
        free = percent * GIB;
    }

    @Override
    public List<FreeSpace> spaces() {
        return List.of(new FreeSpace(free, TOTAL));
    }
}
