package baffin.bench.compare;

import baffin.bench.load.LoadCommand;
import baffin.standalone.cli.Logging;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Measurements of a platform; exit code 0 when all went well, 1 when not, 2 for wrong arguments. */
@Command(
        name = "baffin",
        subcommands = {Compare.class, LoadCommand.class})
public final class Main {

    private Main() {}

    /** Runs a subcommand. */
    public static void main(String[] words) {
        Logging.quiet();
        System.exit(commandLine().execute(words));
    }

    public static CommandLine commandLine() {
        return new CommandLine(new Main()).setExecutionExceptionHandler((failure, command, parsed) -> {
            command.getErr().println("baffin: " + failure.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        });
    }
}
