package baffin.standalone.cli.run;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.Say;
import baffin.standalone.cli.common.ShapeOption;
import baffin.standalone.cli.common.Trees;
import baffin.standalone.config.Directories;
import baffin.standalone.config.PortPlan;
import baffin.standalone.part.ClassCaching;
import baffin.standalone.part.HttpCheck;
import baffin.standalone.part.PlatformOptions;
import baffin.standalone.part.StandalonePlatform;
import baffin.standalone.part.StartRefused;
import baffin.standalone.process.ClassCache;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Services that start from a cache of loaded and linked classes are ready in a fraction of the time. */
@Command(
        name = "train",
        description = "Starts a platform once, and keeps what the services' JVMs have learnt.",
        mixinStandardHelpOptions = true)
public final class TrainCommand implements Callable<Integer> {

    @Mixin
    private final ShapeOption shape = new ShapeOption();

    private static final Duration ANSWER_LIMIT = Duration.ofSeconds(10);
    private static final List<String> PLAY =
            List.of("demo", "--game=expedition", "--swiss=32", "--rounds=1", "--cut=0", "--at-once=8");
    private static final List<String> PATHS = List.of(
            "/api/v1/lobby/matches",
            "/api/v1/matches",
            "/api/v1/games",
            "/api/v1/results",
            "/api/v1/auth/jwks.json",
            "/api/v1/openapi.json");

    @Override
    public Integer call() throws IOException, StartRefused {
        Path directory = Files.createTempDirectory("baffin-train");
        Directories layout = DataOptions.layout(directory);
        Path binaries = new DataOptions().layout().databaseBinaries();
        PlatformOptions options = new PlatformOptions(
                "127.0.0.1",
                PortPlan.free().in(shape.shape()),
                shape.shape().partitions(),
                false,
                "",
                "",
                Optional.empty(),
                Optional.of(binaries),
                ClassCaching.Mode.RENEW);
        try (StandalonePlatform platform = StandalonePlatform.prepare(layout, options, Say::progress)) {
            platform.start();
            // a JVM remembers what was called often, so that the next one compiles it at once
            BotCommand.run(layout, platform.ports(), PLAY);
            for (String path : PATHS) {
                HttpCheck.isOk(URI.create(platform.ports().baseUrl() + path), ANSWER_LIMIT);
            }
        }
        Trees.delete(directory);
        boolean all = true;
        for (ClassCache cache : layout.partClassCaches(shape.shape())) {
            all &= cache.fits();
        }
        return all ? 0 : 1;
    }
}
