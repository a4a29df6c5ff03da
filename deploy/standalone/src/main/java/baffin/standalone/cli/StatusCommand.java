package baffin.standalone.cli;

import baffin.standalone.config.Layout;
import baffin.standalone.config.RunningPlatform;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "status",
        description = "Tells health, version and consumer lag of each part. Exit code 0 when all are well.",
        mixinStandardHelpOptions = true)
final class StatusCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Override
    public Integer call() throws IOException, StartRefused {
        RunningPlatform platform = data.running();
        Layout layout = data.layout();
        List<PartStatus> parts = PartStatus.all(layout, platform);
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
        System.out.println("data       " + layout.data());
        return parts.stream().allMatch(PartStatus::isWell) ? 0 : 1;
    }
}
