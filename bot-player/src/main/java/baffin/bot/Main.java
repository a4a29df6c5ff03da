package baffin.bot;

import baffin.bot.demo.DemoCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line of the bots; exit code 0 when all went well, 1 when not, 2 for wrong arguments. */
@Command(
        name = "baffin-bot",
        mixinStandardHelpOptions = true,
        description = "Plays on a running platform through its public REST API.",
        subcommands = DemoCommand.class)
public final class Main {

    private Main() {}

    /** Runs a subcommand. */
    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Main()).setExecutionExceptionHandler((failure, line, parsed) -> {
            line.getErr().println("baffin: " + failure.getMessage());
            return 1;
        });
    }
}
