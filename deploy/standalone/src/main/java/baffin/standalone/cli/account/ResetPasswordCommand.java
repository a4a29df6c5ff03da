package baffin.standalone.cli.account;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a one-time token with which the owner sets a new password. */
@Command(
        name = "reset-password",
        description = "Prints a one-time token with which the owner sets a new password.",
        mixinStandardHelpOptions = true)
final class ResetPasswordCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(paramLabel = "HANDLE", description = "The account.")
    private String handle = "";

    @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Why; stands in the record.")
    private String reason = "";

    @Override
    public Integer call() throws IOException, StartRefused {
        PasswordToken.print(handle, new Host(data).act(handle, "reset-password", Map.of("reason", reason)));
        return 0;
    }
}
