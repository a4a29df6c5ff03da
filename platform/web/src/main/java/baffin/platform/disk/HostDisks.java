package baffin.platform.disk;

import baffin.platform.disk.space.Disks;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The disks that the configuration names. */
@ApplicationScoped
class HostDisks {

    @Produces
    @ApplicationScoped
    Disks disks(@ConfigProperty(name = "baffin.disk.places") Optional<List<Path>> places) {
        return Disks.at(places.orElse(List.of()));
    }
}
