package baffin.platform.limits;

import baffin.platform.disk.space.Disks;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.util.List;

/** The disks that the configuration names. */
@ApplicationScoped
class HostDisks {

    @Produces
    @ApplicationScoped
    Disks disks(DiskConfig config) {
        return Disks.at(config.places().orElse(List.of()));
    }
}
