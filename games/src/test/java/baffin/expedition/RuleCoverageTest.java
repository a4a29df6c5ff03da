package baffin.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.RuleCatalogue;
import baffin.testing.RuleId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The catalogue holds every rule, and every rule is held by a test that names it. */
class RuleCoverageTest {

    private static final int[] RULES_PER_CHAPTER = {4, 6, 3, 3, 6, 6, 15, 3, 6, 2};

    private static List<String> expected() {
        List<String> ids = new ArrayList<>();
        for (int chapter = 1; chapter <= RULES_PER_CHAPTER.length; chapter++) {
            for (int rule = 1; rule <= RULES_PER_CHAPTER[chapter - 1]; rule++) {
                ids.add("EX-" + chapter + "." + rule);
            }
        }
        return ids;
    }

    @Test
    void the_catalogue_holds_every_rule_in_order() {
        assertThat(Matches.GAME.catalogue().rules())
                .extracting(RuleCatalogue.Rule::id)
                .containsExactlyElementsOf(expected());
    }

    @Test
    void every_rule_is_named_by_a_test() {
        assertThat(named()).containsAll(expected());
    }

    @Test
    void no_test_names_a_rule_that_is_not_in_the_catalogue() {
        assertThat(named().stream().filter(id -> id.startsWith("EX-"))).allMatch(expected()::contains);
    }

    private static Set<String> named() {
        Set<String> ids = new TreeSet<>();
        for (Class<?> type : testClasses()) {
            collect(type, ids);
            Arrays.stream(type.getDeclaredMethods())
                    .filter(method -> method.isAnnotationPresent(Test.class))
                    .forEach(method -> collect(method, ids));
        }
        return ids;
    }

    private static void collect(AnnotatedElement element, Set<String> into) {
        RuleId rule = element.getAnnotation(RuleId.class);
        if (rule != null) {
            into.addAll(List.of(rule.value()));
        }
    }

    private static List<Class<?>> testClasses() {
        try {
            Path root = Path.of(RuleCoverageTest.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            try (Stream<Path> files = Files.walk(root.resolve("baffin"))) {
                return files.filter(file -> file.toString().endsWith("Test.class"))
                        .<Class<?>>map(file -> load(root.relativize(file)))
                        .toList();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static Class<?> load(Path file) {
        String name = file.toString()
                .replace(".class", "")
                .replace(file.getFileSystem().getSeparator(), ".");
        try {
            return Class.forName(name, false, RuleCoverageTest.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
