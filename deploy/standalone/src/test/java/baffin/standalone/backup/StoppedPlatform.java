package baffin.standalone.backup;

import baffin.standalone.config.Directories;
import baffin.standalone.config.Secrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes data directories of a platform that has run: secrets, and a log without records. */
final class StoppedPlatform {

    static final String ID = "a-platform";

    private StoppedPlatform() {}

    static Directories in(Path directory) throws IOException {
        Directories layout = new Directories(directory, directory.resolve("data"));
        Secrets.in(layout.secrets());
        Secrets.belongTo(layout.secrets(), ID);
        Files.createDirectories(layout.kafkaData());
        Files.writeString(layout.kafkaData().resolve("meta.properties"), "cluster.id=" + ID + "\n");
        return layout;
    }
}
