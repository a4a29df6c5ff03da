package baffin.standalone.part;

import baffin.platform.gateway.Certificate;
import baffin.standalone.config.DeploymentShape;
import baffin.standalone.config.PortPlan;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What a host may choose.
 *
 * @param host address that the gateway listens on; everything else stays on loopback
 * @param ports every port, as the shape has them
 * @param partitions of the topics keyed by match, for a new log; one that is there keeps what it has
 * @param externalSeeds whether a match may get its seed from outside; such a match is marked for good
 * @param webhookNetworks networks of the host's own that webhooks may go to, in CIDR notation with commas between;
 *     empty for the public Internet alone
 * @param trustedProxies addresses and networks of the host's own proxies before the gateway, with commas between;
 *     empty for none
 * @param certificate with which the gateway speaks HTTPS; empty for plain HTTP
 * @param databaseBinaries where the database's binaries are unpacked, if not in the data directory
 * @param caching whether the JVMs write down what they have learnt when they stop
 */
public record PlatformOptions(
        String host,
        PortPlan ports,
        int partitions,
        boolean externalSeeds,
        String webhookNetworks,
        String trustedProxies,
        Optional<Certificate> certificate,
        Optional<Path> databaseBinaries,
        ClassCaching.Mode caching) {

    /** How the services are spread over processes. */
    public DeploymentShape shape() {
        return ports.shape();
    }
}
