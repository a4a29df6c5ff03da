package baffin.platform.limits;

import baffin.platform.disk.space.Disks;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;

/** The disks that the configuration names. */
@ApplicationScoped
class HostDisks {

    @ApplicationScoped
    Disks disks(DiskConfig config) {
        return Disks.at(config.places().orElse(List.of()));
    }
}
