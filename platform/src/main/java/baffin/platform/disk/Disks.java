package baffin.platform.disk;

import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The disks on which log and database stand, as far as the host has told. */
@ApplicationScoped
public class Disks {

    private final List<Path> places;

    protected Disks(@ConfigProperty(name = "baffin.disk.places") Optional<List<Path>> places) {
        this.places = places.map(List::copyOf).orElse(List.of());
    }

    /**
     * Room on each of them.
     *
     * @throws IOException when one does not tell
     */
    public List<FreeSpace> spaces() throws IOException {
        List<FreeSpace> spaces = new ArrayList<>();
        for (Path place : places) {
            spaces.add(FreeSpace.at(place));
        }
        return spaces;
    }
}
