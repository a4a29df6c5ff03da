package baffin.accounts.page;

import io.smallrye.mutiny.Uni;
import java.net.URI;
import java.util.Optional;

/** Knows the programs that send people to sign in, so that the page for that need not. */
public interface SendingClients {

    /**
     * A program.
     *
     * @param name what it calls itself
     * @param register true when everybody may make an account to use it
     */
    record Sender(String name, boolean register) {}

    /**
     * The program to which somebody returns who has signed in.
     *
     * @param returnTo a path of this platform
     * @return empty when it is no program
     */
    Uni<Optional<Sender>> sender(URI returnTo);
}
