package baffin.testkit.backend;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.testcontainers.DockerClientFactory;

/** Chooses where broker and database come from. */
final class Backends {

    private Backends() {}

    /**
     * @param wish {@code embedded}, {@code containers} or {@code auto}
     * @throws IllegalArgumentException for another word
     */
    static Backend choose(String wish) {
        return switch (wish) {
            case "embedded" -> EmbeddedBackend.start();
            case "containers" -> ContainerBackend.start();
            case "auto" -> dockerAnswers() ? containersOrElseEmbedded() : EmbeddedBackend.start();
            default ->
                throw new IllegalArgumentException(
                        "baffin.test.infra is '" + wish + "'; it may be embedded, containers or auto");
        };
    }

    // Testcontainers reports a machine without Docker as an error
    private static boolean dockerAnswers() {
        Logger search = Logger.getLogger("org.testcontainers");
        search.setLevel(Level.OFF);
        try {
            return DockerClientFactory.instance().isDockerAvailable();
        } finally {
            search.setLevel(null);
        }
    }

    // Docker may answer and yet have no way to the images
    private static Backend containersOrElseEmbedded() {
        try {
            return ContainerBackend.start();
        } catch (RuntimeException e) {
            System.err.println("Docker is there, but its containers did not start (" + e.getMessage() + ")");
            return EmbeddedBackend.start();
        }
    }
}
