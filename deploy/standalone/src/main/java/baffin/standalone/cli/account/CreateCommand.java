package baffin.standalone.cli.account;

import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Makes an account and prints a one-time token with which its owner sets the password. */
@Command(
        name = "create",
        description = "Makes an account and prints a one-time token with which its owner sets the password.",
        mixinStandardHelpOptions = true)
final class CreateCommand implements Callable<Integer> {

    @Mixin
    private final ActOptions account = new ActOptions();

    @Override
    public Integer call() throws IOException, StartRefused {
        PasswordToken.print(account.handle(), account.create());
        return 0;
    }
}
