package baffin.standalone.cli.account;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Looks after accounts. */
@Command(
        name = "account",
        description = "Looks after the accounts of a running platform; every act is a record.",
        mixinStandardHelpOptions = true,
        subcommands = {
            ListCommand.class,
            ShowCommand.class,
            CreateCommand.class,
            InviteCommand.class,
            ResetPasswordCommand.class,
            EndSessionsCommand.class,
            RenameCommand.class,
            EraseCommand.class,
            SuspendCommand.class,
            LiftCommand.class
        })
public final class AccountCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return CommandLine.ExitCode.USAGE;
    }
}
