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

/** Signs an account and its bots out everywhere, programs included. */
@Command(
        name = "end-sessions",
        description = "Signs an account and its bots out everywhere, programs included.",
        mixinStandardHelpOptions = true)
final class EndSessionsCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(paramLabel = "HANDLE", description = "The account.")
    private String handle = "";

    @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Why; stands in the record.")
    private String reason = "";

    @Override
    public Integer call() throws IOException, StartRefused {
        new Host(data).act(handle, "end-sessions", Map.of("reason", reason));
        System.out.println(handle + " is signed out everywhere.");
        return 0;
    }
}
