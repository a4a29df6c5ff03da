package baffin.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** All rules that tests of a module name by {@link RuleId}. */
public final class NamedRules {

    private NamedRules() {}

    /** The ids of a game, by a test of its module and their prefix, such as {@code EX-}. */
    public static Set<String> of(Class<?> test, String prefix) {
        Set<String> ids = new TreeSet<>(named(test));
        ids.removeIf(id -> !id.startsWith(prefix));
        return ids;
    }

    private static Set<String> named(Class<?> test) {
        Set<String> ids = new TreeSet<>();
        for (Class<?> type : testClasses(test)) {
            collect(type, ids);
            Arrays.stream(type.getDeclaredMethods()).filter(NamedRules::isTest).forEach(method -> collect(method, ids));
        }
        return ids;
    }

    private static boolean isTest(AnnotatedElement method) {
        return method.isAnnotationPresent(Test.class) || method.isAnnotationPresent(ParameterizedTest.class);
    }

    private static void collect(AnnotatedElement element, Set<String> into) {
        RuleId rule = element.getAnnotation(RuleId.class);
        if (rule != null) {
            into.addAll(List.of(rule.value()));
        }
    }

    private static List<Class<?>> testClasses(Class<?> test) {
        try {
            Path root = Path.of(
                    test.getProtectionDomain().getCodeSource().getLocation().toURI());
            try (Stream<Path> files = Files.walk(root.resolve("baffin"))) {
                return files.filter(file -> file.toString().endsWith("Test.class"))
                        .<Class<?>>map(file -> load(root.relativize(file), test.getClassLoader()))
                        .toList();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static Class<?> load(Path file, ClassLoader loader) {
        String name = file.toString()
                .replace(".class", "")
                .replace(file.getFileSystem().getSeparator(), ".");
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
