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

/** Gives an account another handle and signs it out everywhere. */
@Command(
        name = "rename",
        description = "Gives an account another handle and signs it out everywhere.",
        mixinStandardHelpOptions = true)
final class RenameCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(index = "0", paramLabel = "HANDLE", description = "The account.")
    private String handle = "";

    @Parameters(index = "1", paramLabel = "NEW", description = "Its new handle.")
    private String next = "";

    @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Why; stands in the record.")
    private String reason = "";

    @Override
    public Integer call() throws IOException, StartRefused {
        Map<String, String> body = Map.of("handle", next, "reason", reason);
        System.out.println(AccountText.whole(new Host(data).act(handle, "rename", body)));
        return 0;
    }
}
