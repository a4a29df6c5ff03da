package baffin.testkit.backend;

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
            case "auto" ->
                DockerClientFactory.instance().isDockerAvailable()
                        ? containersOrElseEmbedded()
                        : EmbeddedBackend.start();
            default ->
                throw new IllegalArgumentException(
                        "baffin.test.infra is '" + wish + "'; it may be embedded, containers or auto");
        };
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
