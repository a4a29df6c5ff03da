package baffin.accounts.page;

import io.smallrye.mutiny.Uni;
import java.net.URI;
import java.util.Optional;

/** Knows the programs that send people to sign in, so that the page for that need not. */
public interface SendingClients {

    /**
     * What the program calls itself to which somebody returns who has signed in.
     *
     * @param returnTo a path of this platform
     * @return empty when it is no program
     */
    Uni<Optional<String>> nameOf(URI returnTo);
}
