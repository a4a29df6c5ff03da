package baffin.system.house;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the poms and folders of the project say of its modules, so that no test has to name them. */
final class House {

    private static final Pattern COMMENT = Pattern.compile("<!--.*?-->", Pattern.DOTALL);
    private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

    /** Folders that hold nothing that anybody has written; beside them, the data of a platform that runs here. */
    private static final Set<String> MADE = Set.of("target", "node_modules", ".git");

    private House() {}

    static Path root() {
        Path here = Path.of("").toAbsolutePath();
        while (!Files.exists(here.resolve("CHANGELOG.md"))) {
            here = here.getParent();
        }
        return here;
    }

    /** Folders of the modules with Java code, as the root has them and in the order of the poms. */
    static List<String> modules() {
        return modules(root()).stream()
                .map(folder -> root().relativize(folder).toString())
                .toList();
    }

    /** All modules with Java code below a folder with a pom. */
    static List<Path> modules(Path folder) {
        return MODULE.matcher(pom(folder))
                .results()
                .map(found -> folder.resolve(found.group(1)))
                .flatMap(module -> Stream.concat(Stream.of(module), modules(module).stream()))
                .filter(module -> Files.isDirectory(module.resolve("src")))
                .toList();
    }

    /** The pom of a folder without its comments. */
    static String pom(Path folder) {
        return COMMENT.matcher(text(folder.resolve("pom.xml"))).replaceAll("");
    }

    /** Root package of each service by its module. */
    static Map<String, String> services() {
        return modules().stream()
                .filter(module -> module.endsWith("-service"))
                .collect(Collectors.toMap(module -> module, House::rootPackage, (one, other) -> one, TreeMap::new));
    }

    /** Root packages of services, and of the accounts, a library of the lobby's process. */
    static List<String> cutByFeature() {
        return Stream.concat(services().values().stream(), Stream.of(rootPackage("accounts")))
                .toList();
    }

    /** The package directly below {@code baffin} that all of a module lies in. */
    static String rootPackage(String module) {
        return packages(module).stream()
                .map(name -> name.replaceFirst("^(\\w+\\.\\w+).*", "$1"))
                .distinct()
                .reduce((one, other) -> {
                    throw new AssertionError(module + " has several root packages: " + one + ", " + other);
                })
                .orElseThrow();
    }

    /** All packages of the main code of modules. */
    static Set<String> packages(String... modules) {
        Set<String> names = new TreeSet<>();
        for (String module : modules) {
            Path sources = root().resolve(module).resolve("src/main/java");
            written(sources, ".java")
                    .forEach(file -> names.add(
                            sources.relativize(file.getParent()).toString().replace('/', '.')));
        }
        return names;
    }

    /** Where the compiled main classes of the modules lie that have any. */
    static List<Path> mainClasses() {
        return modules().stream()
                .map(module -> root().resolve(module))
                .filter(module -> Files.isDirectory(module.resolve("src/main/java")))
                .map(module -> module.resolve("target/classes"))
                .toList();
    }

    /** All compiled main classes. */
    static JavaClasses classes() {
        return Compiled.CLASSES;
    }

    /** Read once. */
    private static final class Compiled {
        static final JavaClasses CLASSES = new ClassFileImporter().importPaths(mainClasses());
    }

    /** All Java sources below {@code src/<kind>/java} of the modules. */
    static List<Path> sources(String kind) {
        return modules().stream()
                .map(module -> root().resolve(module).resolve("src/" + kind + "/java"))
                .filter(Files::isDirectory)
                .flatMap(folder -> written(folder, ".java").stream())
                .toList();
    }

    /** All files below a folder whose names end so, but for those that a build has made. */
    static List<Path> written(Path folder, String end) {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.filter(one -> !MADE.contains(one.getFileName().toString()))
                    .filter(one -> !one.equals(root().resolve("data")))
                    .sorted()
                    .flatMap(one -> Files.isDirectory(one)
                            ? written(one, end).stream()
                            : Stream.of(one).filter(file -> file.toString().endsWith(end)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
