package baffin.standalone.cli.run;

import baffin.standalone.cli.common.Say;
import baffin.standalone.part.StandalonePlatform;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;

/** Runs a platform in this process until the process is told to stop. */
public final class Foreground {

    private Foreground() {}

    /** What is done once the platform is ready. */
    @FunctionalInterface
    public interface Ready {
        void run() throws IOException;
    }

    /** Starts the platform, calls {@code ready}, and waits for Ctrl-C or SIGTERM, on which it stops everything. */
    public static void run(StandalonePlatform platform, Ready ready) throws IOException, StartRefused {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(platform), "platform-stop"));
        try {
            platform.start();
            ready.run();
        } catch (IOException | StartRefused e) {
            platform.close();
            throw e;
        }
        awaitStop();
    }

    /** Waits until this process is told to stop. */
    static void awaitStop() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void stop(StandalonePlatform platform) {
        try {
            Say.progress("stopping");
            platform.close();
            Say.progress("stopped");
        } catch (IOException e) {
            Say.progress("did not stop cleanly: " + e.getMessage());
        }
    }
}
