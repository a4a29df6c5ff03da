package baffin.standalone.cli.account;

import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Prints a one-time token with which the owner sets a new password. */
@Command(
        name = "reset-password",
        description = "Prints a one-time token with which the owner sets a new password.",
        mixinStandardHelpOptions = true)
final class ResetPasswordCommand implements Callable<Integer> {

    @Mixin
    private final ActOptions account = new ActOptions();

    @Override
    public Integer call() throws IOException, StartRefused {
        PasswordToken.print(account.handle(), account.act("reset-password"));
        return 0;
    }
}
