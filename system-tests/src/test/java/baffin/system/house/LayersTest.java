package baffin.system.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** Services are cut by feature, features by layer; packages are small and know each other one way. */
@Order(1)
class LayersTest {

    /** Features of each service, in no order; each knows others one way only. */
    private static final Map<String, Set<String>> FEATURES = Map.of(
            "baffin.lobby",
                    Set.of(
                            "account",
                            "token",
                            "session",
                            "rating",
                            "openmatch",
                            "seek",
                            "competition",
                            "operator",
                            "privacy"),
            "baffin.scoring", Set.of("skill", "match", "rating", "seat", "competition"),
            "baffin.gameservice",
                    Set.of(
                            "match",
                            "sandbox",
                            "chat",
                            "notification",
                            "presence",
                            "webhook",
                            "push",
                            "catalogue",
                            "privacy"));

    private static final int FILES_MAX = 20;

    private static JavaClasses all;

    @BeforeAll
    static void importClasses() {
        all = new ClassFileImporter().importPaths(House.mainClasses());
    }

    @Test
    void the_layers_of_a_service_point_inwards() {
        FEATURES.keySet().forEach(root -> {
            none(new String[] {root + ".*.domain.."}, root + "..api..", root + "..view..", root + "..store..");
            none(new String[] {root + "..domain.."}, "jakarta.persistence..", "org.hibernate..");
            none(new String[] {root + "..api..", root + "..view.."}, root + "..store..", root + ".projection..");
            none(new String[] {root + "..store.."}, root + "..api..", root + ".projection..", root + ".config..");
        });
    }

    @Test
    void features_of_a_service_know_each_other_one_way() {
        FEATURES.forEach((root, features) -> assertThat(cycle(graph(root, name -> {
                    String feature = name.equals(root)
                            ? ""
                            : name.substring(root.length() + 1).replaceFirst("\\..*", "");
                    return features.contains(feature) ? feature : "";
                })))
                .as("features of " + root + " that know each other")
                .isEmpty());
    }

    @Test
    void packages_know_each_other_one_way() {
        assertThat(cycle(graph("baffin", name -> name)))
                .as("packages that know each other")
                .isEmpty();
    }

    @Test
    void a_package_has_few_files() {
        Map<String, Integer> sizes = new TreeMap<>();
        for (JavaClass one : all) {
            if (one.isTopLevelClass() && below("baffin", one.getPackageName())) {
                sizes.merge(one.getPackageName(), 1, Integer::sum);
            }
        }
        sizes.values().removeIf(size -> size <= FILES_MAX);
        assertThat(sizes).isEmpty();
    }

    /** Who knows whom below a package; classes are named by what a function makes of their package, or left out. */
    private static Map<String, Set<String>> graph(String root, UnaryOperator<String> node) {
        Map<String, Set<String>> graph = new TreeMap<>();
        for (JavaClass one : all) {
            String from = one.getPackageName();
            if (!below(root, from)) {
                continue;
            }
            for (Dependency dependency : one.getDirectDependenciesFromSelf()) {
                String to = dependency.getTargetClass().getBaseComponentType().getPackageName();
                if (below(root, to) && !node.apply(from).equals(node.apply(to))) {
                    graph.computeIfAbsent(node.apply(from), key -> new TreeSet<>())
                            .add(node.apply(to));
                }
            }
        }
        graph.remove("");
        return graph;
    }

    private static boolean below(String root, String name) {
        return name.equals(root) || name.startsWith(root + ".");
    }

    /** What is left of a graph when whoever knows nobody is taken away again and again: empty without a cycle. */
    private static Map<String, Set<String>> cycle(Map<String, Set<String>> graph) {
        boolean found = true;
        while (found) {
            graph.values().forEach(known -> known.retainAll(Set.copyOf(graph.keySet())));
            found = graph.values().removeIf(Set::isEmpty);
        }
        return graph;
    }

    private static void none(String[] of, String... know) {
        noClasses()
                .that()
                .resideInAnyPackage(of)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(know)
                .check(all);
    }
}
