package baffin.standalone.cli.common;

import baffin.standalone.config.Directories;
import baffin.standalone.config.RunningPlatform;
import baffin.standalone.part.PlatformLock;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which platform a command means: the one that keeps its data in this directory. */
public final class DataOptions {

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where the platform keeps its data. Default: BAFFIN_HOME, or 'data' in the project.")
    private @Nullable Path data;

    public Directories layout() {
        return layout(data != null ? data : usual());
    }

    public static Directories layout(Path data) {
        return new Directories(project(), data);
    }

    /** The platform that runs on the data now. */
    public RunningPlatform running() throws IOException, StartRefused {
        Directories layout = layout();
        if (!PlatformLock.isHeld(layout.lock())) {
            throw new StartRefused("No platform runs on " + layout.data() + ". Start one with ./baffin up.");
        }
        return RunningPlatform.read(layout.runningFile())
                .orElseThrow(() -> new StartRefused("The platform on " + layout.data() + " is not ready yet."));
    }

    private static Path usual() {
        String home = System.getenv("BAFFIN_HOME");
        return home != null && !home.isBlank() ? Path.of(home) : project().resolve("data");
    }

    private static Path project() {
        return Path.of(System.getProperty("baffin.project", "."));
    }
}
