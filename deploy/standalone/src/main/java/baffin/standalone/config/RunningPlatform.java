package baffin.standalone.config;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * What a launcher that is ready tells other commands through a file.
 *
 * @param pid process id of the launcher
 * @param ports where it all listens
 */
public record RunningPlatform(long pid, PortPlan ports) {

    private static final ObjectMapper JSON = new ObjectMapper();

    public void write(Path file) throws IOException {
        Path next = file.resolveSibling(file.getFileName() + ".next");
        JSON.writeValue(next.toFile(), this);
        Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** The platform that the file tells of; empty when there is no file that makes sense. */
    public static Optional<RunningPlatform> read(Path file) {
        try {
            return Optional.of(JSON.readValue(file.toFile(), RunningPlatform.class));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
