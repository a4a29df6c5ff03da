package baffin.standalone.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A mark in a data directory as long as a platform is copied into it: what was broken off is no platform. */
public final class UnfinishedCopy {

    private static final String FILE = "unfinished-copy";

    private UnfinishedCopy() {}

    /** From now on the directory holds a part of a platform. */
    public static void begin(Layout layout, Path from) throws IOException {
        Files.writeString(file(layout), from.toString());
    }

    /** Now it holds all of it. */
    public static void end(Layout layout) throws IOException {
        Files.delete(file(layout));
    }

    /** Whether a copy was begun and never ended. */
    public static boolean isIn(Layout layout) {
        return Files.exists(file(layout));
    }

    /** Says in one line that nothing may start on what is there, and what to do. */
    public static Optional<String> fault(Layout layout) {
        return isIn(layout)
                ? Optional.of(layout.data() + " holds a part of a platform: ./baffin repartition was broken off. Run it"
                        + " again; it begins anew. The platform that it reads is as it was.")
                : Optional.empty();
    }

    private static Path file(Layout layout) {
        return layout.data().resolve(FILE);
    }
}
