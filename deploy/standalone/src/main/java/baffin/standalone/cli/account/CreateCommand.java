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

/** Makes an account and prints a one-time token with which its owner sets the password. */
@Command(
        name = "create",
        description = "Makes an account and prints a one-time token with which its owner sets the password.",
        mixinStandardHelpOptions = true)
final class CreateCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(paramLabel = "HANDLE", description = "The new account.")
    private String handle = "";

    @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Why; stands in the record.")
    private String reason = "";

    @Override
    public Integer call() throws IOException, StartRefused {
        PasswordToken.print(handle, new Host(data).post("", Map.of("handle", handle, "reason", reason)));
        return 0;
    }
}
