package baffin.standalone.cli.account;

import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Keeps an account and its bots from signing in, and signs them out everywhere. */
@Command(
        name = "suspend",
        description = "Keeps an account and its bots from signing in, and signs them out everywhere.",
        mixinStandardHelpOptions = true)
final class SuspendCommand implements Callable<Integer> {

    @Mixin
    private final ActOptions account = new ActOptions();

    @Option(
            names = "--days",
            paramLabel = "N",
            description = "Ends by itself after so many days, 1 to 3650. Default: until it is lifted.")
    private @Nullable Integer days;

    @Override
    public Integer call() throws IOException, StartRefused {
        Map<String, Integer> end = days == null ? Map.of() : Map.of("days", days);
        System.out.println(AccountText.whole(account.act("suspend", end)));
        return 0;
    }
}
