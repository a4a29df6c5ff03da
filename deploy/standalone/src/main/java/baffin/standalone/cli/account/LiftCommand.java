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

/** Lets a suspended account sign in again. */
@Command(
        name = "lift-suspension",
        description = "Lets a suspended account sign in again.",
        mixinStandardHelpOptions = true)
final class LiftCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(paramLabel = "HANDLE", description = "The account.")
    private String handle = "";

    @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Why; stands in the record.")
    private String reason = "";

    @Override
    public Integer call() throws IOException, StartRefused {
        new Host(data).act(handle, "lift-suspension", Map.of("reason", reason));
        System.out.println(handle + " may sign in again.");
        return 0;
    }
}
