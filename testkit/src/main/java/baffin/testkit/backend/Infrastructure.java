package baffin.testkit.backend;

import baffin.platform.topics.TopicAdmin;
import baffin.platform.topics.Topics;
import java.io.IOException;

/**
 * The broker and the database that all tests of one JVM share. Started at first use, stopped when the JVM ends, also
 * when it is
 * killed. The system property {@code baffin.test.infra} chooses: {@code embedded}, {@code containers}, or {@code auto}
 * (the
 * default: containers when Docker answers, else embedded).
 */
public final class Infrastructure {

    private Infrastructure() {}

    /** Where the shared broker and database answer; topics and databases are there. */
    public static Endpoints shared() {
        // the lock must be one for all class loaders of this JVM
        synchronized (Runtime.getRuntime()) {
            if (!Endpoints.published()) {
                start();
            }
            return Endpoints.read();
        }
    }

    private static void start() {
        Backend backend = Backends.choose(System.getProperty("baffin.test.infra", "auto"));
        System.err.println("Baffin tests run on " + backend.description());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> close(backend), "test-infrastructure-stop"));
        TopicAdmin.ensure(backend.endpoints().access(), Topics.PARTITIONS_APART);
        backend.endpoints().publish();
    }

    private static void close(Backend backend) {
        try {
            backend.close();
        } catch (IOException e) {
            System.err.println("test infrastructure did not stop: " + e);
        }
    }
}
