package baffin.platform.disk.space;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The disks on which log and database stand, as far as the host has told. */
@FunctionalInterface
public interface Disks {

    /**
     * Room on each of them.
     *
     * @throws IOException when one does not tell
     */
    List<FreeSpace> spaces() throws IOException;

    /** Those of some directories. */
    static Disks at(List<Path> places) {
        List<Path> all = List.copyOf(places);
        return () -> {
            List<FreeSpace> spaces = new ArrayList<>();
            for (Path place : all) {
                spaces.add(FreeSpace.at(place));
            }
            return spaces;
        };
    }
}
