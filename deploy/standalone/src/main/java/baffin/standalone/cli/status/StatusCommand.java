package baffin.standalone.cli.status;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.config.Directories;
import baffin.standalone.config.RunningPlatform;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Tells health, version and lag of each part. */
@Command(
        name = "status",
        description = "Tells health, version and lag of each part, where the API and the broker are, the disk, accounts"
                + " and matches. Exit code 0 when all parts are well.",
        mixinStandardHelpOptions = true)
public final class StatusCommand implements Callable<Integer> {

    // the start of the JVM comes on top
    private static final Duration LIMIT = Duration.ofMillis(2_000);

    @Mixin
    private final DataOptions data = new DataOptions();

    @Override
    public Integer call() throws IOException, StartRefused {
        RunningPlatform platform = data.running();
        Directories layout = data.layout();
        SideBySide questions = new SideBySide(LIMIT);
        List<Supplier<PartStatus>> pending = PartStatus.ask(questions, layout, platform);
        Supplier<List<String>> further = Overview.ask(questions, layout, platform);
        List<PartStatus> parts = pending.stream().map(Supplier::get).toList();
        System.out.printf(Locale.ROOT, "%-10s %-8s %-10s %-8s %s%n", "part", "health", "version", "pid", "lag");
        for (PartStatus part : parts) {
            System.out.printf(
                    Locale.ROOT,
                    "%-10s %-8s %-10s %-8s %s%n",
                    part.name(),
                    part.health(),
                    part.version(),
                    part.pid(),
                    part.lag());
        }
        System.out.println("base URL   " + platform.ports().baseUrl() + "/api/v1");
        System.out.println(
                "broker     " + platform.ports().bootstrap() + " (./baffin kafka-credentials: to read the log)");
        System.out.println("data       " + layout.data());
        further.get().forEach(System.out::println);
        return parts.stream().allMatch(PartStatus::isWell) ? 0 : 1;
    }
}
