package baffin.gameservice.delivery.address;

import io.smallrye.mutiny.Uni;
import java.net.InetAddress;
import java.util.List;

/** Looks up names. */
public interface HostResolver {

    /** All addresses of a host; of a literal itself. Fails when there are none. */
    Uni<List<InetAddress>> addresses(String host);
}
