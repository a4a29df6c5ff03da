package baffin.standalone.cli.client;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Looks after the OAuth clients of the host. */
@Command(
        name = "client",
        description = "Registers programs that people may let act for them (OAuth 2.1) at a running platform.",
        mixinStandardHelpOptions = true,
        subcommands = {AddCommand.class, ListCommand.class, RemoveCommand.class})
public final class ClientCommand implements Callable<Integer> {

    /** Where the lobby keeps them, below its internal address. */
    static final String CLIENTS = "/oauth-clients";

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return CommandLine.ExitCode.USAGE;
    }
}
