package baffin.standalone.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The launcher's command line. Results go to standard output, what happens meanwhile to standard error. */
@Command(
        name = "baffin",
        description = "Runs a whole Baffin platform on this machine.",
        mixinStandardHelpOptions = true,
        versionProvider = Versions.class,
        subcommands = {
            UpCommand.class,
            DownCommand.class,
            StatusCommand.class,
            LogsCommand.class,
            ResetCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            RebuildCommand.class,
            VerifyCommand.class,
            ExportCommand.class,
            ImportCommand.class,
            VerifyPairingCommand.class,
            RecountCommand.class,
            ExportCompetitionCommand.class,
            ImportCompetitionCommand.class,
            DemoCommand.class,
            LoadCommand.class,
            TopicsCommand.class,
            TrainCommand.class
        })
public final class Main {

    private Main() {}

    /**
     * Exits with 0 when all went well, 1 when something failed, 2 when the command line or its circumstances are wrong.
     */
    public static void main(String[] args) {
        Logging.quiet();
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Main()).setExecutionExceptionHandler(new Failures());
    }
}
