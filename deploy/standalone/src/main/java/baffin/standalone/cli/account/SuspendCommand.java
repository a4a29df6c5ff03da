package baffin.standalone.cli.account;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Keeps an account and its bots from signing in, and signs them out everywhere. */
@Command(
        name = "suspend",
        description = "Keeps an account and its bots from signing in, and signs them out everywhere.",
        mixinStandardHelpOptions = true)
final class SuspendCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(paramLabel = "HANDLE", description = "The account.")
    private String handle = "";

    @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Why; told to whoever signs in.")
    private String reason = "";

    @Option(
            names = "--days",
            paramLabel = "N",
            description = "Ends by itself after so many days, 1 to 3650. Default: until it is lifted.")
    private @Nullable Integer days;

    @Override
    public Integer call() throws IOException, StartRefused {
        Map<String, Object> body = new HashMap<>(Map.of("reason", reason));
        if (days != null) {
            body.put("days", days);
        }
        System.out.println(AccountText.whole(new Host(data).act(handle, "suspend", body)));
        return 0;
    }
}
