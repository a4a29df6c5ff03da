package baffin.standalone.cli;

import baffin.standalone.cli.account.AccountCommand;
import baffin.standalone.cli.account.ClientCommand;
import baffin.standalone.cli.account.OperatorCommand;
import baffin.standalone.cli.common.Versions;
import baffin.standalone.cli.competition.ExportCompetitionCommand;
import baffin.standalone.cli.competition.RecountCommand;
import baffin.standalone.cli.competition.VerifyPairingCommand;
import baffin.standalone.cli.data.BackupCommand;
import baffin.standalone.cli.data.KafkaCredentialsCommand;
import baffin.standalone.cli.data.RebuildCommand;
import baffin.standalone.cli.data.ResetCommand;
import baffin.standalone.cli.data.RestoreCommand;
import baffin.standalone.cli.data.TopicsCommand;
import baffin.standalone.cli.proof.ExportCommand;
import baffin.standalone.cli.proof.ImportCommand;
import baffin.standalone.cli.proof.VerifyCommand;
import baffin.standalone.cli.run.DemoCommand;
import baffin.standalone.cli.run.DownCommand;
import baffin.standalone.cli.run.LogsCommand;
import baffin.standalone.cli.run.TrainCommand;
import baffin.standalone.cli.status.StatusCommand;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.UnmatchedArgumentException;

/** The launcher's command line. Results go to standard output, what happens meanwhile to standard error. */
@Command(
        name = "baffin",
        description = "Runs a whole Baffin platform on this machine.",
        mixinStandardHelpOptions = true,
        versionProvider = Versions.class,
        footer = "%n'build', 'check', 'test', 'bench', 'load' and 'compose-env' belong to the script ./baffin; --help"
                + " explains each.",
        subcommands = {
            UpCommand.class,
            DownCommand.class,
            StatusCommand.class,
            LogsCommand.class,
            ResetCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            RebuildCommand.class,
            OperatorCommand.class,
            AccountCommand.class,
            ClientCommand.class,
            VerifyCommand.class,
            ExportCommand.class,
            ImportCommand.class,
            VerifyPairingCommand.class,
            RecountCommand.class,
            ExportCompetitionCommand.class,
            DemoCommand.class,
            TopicsCommand.class,
            KafkaCredentialsCommand.class,
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
        return new CommandLine(new Main())
                .setExecutionExceptionHandler(new Failures())
                .setExecutionStrategy(Main::run);
    }

    // the library shows help also beside words that it does not know
    private static int run(ParseResult parsed) {
        if (!parsed.hasSubcommand() && !parsed.unmatched().isEmpty()) {
            throw new UnmatchedArgumentException(parsed.commandSpec().commandLine(), parsed.unmatched());
        }
        return new RunLast().execute(parsed);
    }

    /** Turns failures that people can do something about into one line. */
    static final class Failures implements IExecutionExceptionHandler {

        @Override
        public int handleExecutionException(Exception failure, CommandLine command, ParseResult parsed)
                throws Exception {
            if (failure instanceof StartRefused) {
                command.getErr().println(failure.getMessage());
                return CommandLine.ExitCode.USAGE;
            }
            if (failure instanceof IOException) {
                command.getErr().println("Failed: " + failure.getMessage());
                return CommandLine.ExitCode.SOFTWARE;
            }
            throw failure;
        }
    }
}
