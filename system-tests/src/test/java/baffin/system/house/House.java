package baffin.system.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Where the modules of the project lie. */
final class House {

    /** Modules with Java code, in the order of the architecture. */
    static final List<String> MODULES = List.of(
            "engine",
            "competition",
            "games/expedition",
            "games/adventure",
            "games/north-wind",
            "platform/wire",
            "platform/web",
            "platform/decider",
            "platform/projection",
            "platform/gateway",
            "deploy/standalone",
            "testkit",
            "lobby-service",
            "rules-service",
            "scoring-service",
            "game-service",
            "deploy/single-process",
            "bot-player",
            "system-tests",
            "bench");

    private House() {}

    static Path root() {
        Path here = Path.of("").toAbsolutePath();
        while (!Files.exists(here.resolve("CHANGELOG.md"))) {
            here = here.getParent();
        }
        return here;
    }

    /** Compiled main classes of the modules that have any. */
    static List<Path> mainClasses() {
        return MODULES.stream()
                .map(module -> root().resolve(module).resolve("target/classes"))
                .filter(Files::isDirectory)
                .toList();
    }

    /** All Java sources below {@code src/<kind>/java}. */
    static List<Path> sources(String kind) {
        return MODULES.stream()
                .map(module -> root().resolve(module).resolve("src/" + kind + "/java"))
                .filter(Files::isDirectory)
                .flatMap(House::javaFiles)
                .toList();
    }

    private static Stream<Path> javaFiles(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
