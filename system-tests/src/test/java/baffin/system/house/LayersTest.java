package baffin.system.house;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Services are cut by feature, large features by layer; packages are small and know each other one way. */
@Tag(Lanes.CHECK)
@Order(1)
class LayersTest {

    private static final int FILES_MAX = 20;

    @Test
    void every_package_of_a_service_has_a_place() {
        assertThat(ofServices(LayersTest::without))
                .as("packages in no known layer of a feature: name theirs in Place, which says what it may know")
                .isEmpty();
    }

    @Test
    void no_place_is_left_over() {
        Set<String> layers = new TreeSet<>();
        Set<String> parts = new TreeSet<>();
        House.services()
                .forEach((module, root) -> House.packages(module).forEach(name -> {
                    String layer = Place.layer(root, name);
                    if (layer.isEmpty()) {
                        parts.add(name);
                    } else {
                        layers.add(layer);
                    }
                }));

        assertThat(layers).containsAll(Place.LAYERS.keySet());
        assertThat(parts).containsAll(Place.WITHOUT_LAYERS.keySet());
    }

    @Test
    void the_layers_of_a_service_point_inwards() {
        assertThat(ofServices(LayersTest::outwards))
                .as("classes that know what lies further out than they do")
                .isEmpty();
    }

    @Test
    void no_class_answers_http_and_queries_the_database() {
        assertThat(ofServices(LayersTest::answeringAndQuerying)).isEmpty();
    }

    @Test
    void what_has_an_api_beside_it_answers_no_http() {
        assertThat(ofServices(LayersTest::answeringBesideAnApi)).isEmpty();
    }

    @Test
    void features_of_a_service_know_each_other_one_way() {
        House.cutByFeature()
                .forEach(root -> assertThat(Arrows.circles(Arrows.ofParts(House.classes(), root)))
                        .as("features of " + root + " that know each other")
                        .isEmpty());
    }

    @Test
    void packages_know_each_other_one_way() {
        assertThat(Arrows.circles(Arrows.ofPackages(House.classes(), "baffin")))
                .as("packages that know each other")
                .isEmpty();
    }

    @Test
    void a_package_has_few_files() {
        Map<String, Integer> sizes = new TreeMap<>();
        for (JavaClass one : House.classes()) {
            if (one.isTopLevelClass()) {
                sizes.merge(one.getPackageName(), 1, Integer::sum);
            }
        }
        sizes.values().removeIf(size -> size <= FILES_MAX);
        assertThat(sizes)
                .as("packages with more than %d files: cut them by feature, then by layer (Place)", FILES_MAX)
                .isEmpty();
    }

    private static List<String> ofServices(BiFunction<JavaClasses, String, Collection<String>> findings) {
        return House.cutByFeature().stream()
                .flatMap(root -> findings.apply(House.classes(), root).stream())
                .toList();
    }

    /** Packages of a service of which nothing says what they may know. */
    static Set<String> without(JavaClasses classes, String root) {
        Set<String> names = new TreeSet<>(Arrows.ofPackages(classes, root).keySet());
        names.removeIf(name -> Place.of(root, name).isPresent());
        return names;
    }

    /** What classes of a service know and must not, from where they are. */
    static Set<String> outwards(JavaClasses classes, String root) {
        Set<String> found = new TreeSet<>();
        for (JavaClass one : classes) {
            if (Arrows.below(root, one.getPackageName())) {
                Place.of(root, one.getPackageName())
                        .ifPresent(place -> known(one)
                                .filter(known -> !allowed(root, place, known))
                                .forEach(known -> found.add(one.getName() + " knows " + known.getName())));
            }
        }
        return found;
    }

    private static boolean allowed(String root, Place place, JavaClass known) {
        return place.mayUse(known)
                && (!Arrows.below(root, known.getPackageName())
                        || Place.of(root, known.getPackageName())
                                .map(place::mayKnow)
                                .orElse(true));
    }

    /** Classes of a service that know HTTP and the database. */
    static Set<String> answeringAndQuerying(JavaClasses classes, String root) {
        return names(
                classes,
                root,
                one -> known(one).anyMatch(Place::isHttp) && known(one).anyMatch(Place::isDatabase));
    }

    /** Classes of a service that know HTTP though the package has an {@code api} of its own for that. */
    static Set<String> answeringBesideAnApi(JavaClasses classes, String root) {
        return names(
                classes,
                root,
                one -> classes.containPackage(one.getPackageName() + ".api")
                        && known(one).anyMatch(Place::isHttp));
    }

    private static Set<String> names(JavaClasses classes, String root, Predicate<JavaClass> wanted) {
        return classes.stream()
                .filter(one -> Arrows.below(root, one.getPackageName()))
                .filter(wanted)
                .map(JavaClass::getName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<JavaClass> known(JavaClass one) {
        return one.getDirectDependenciesFromSelf().stream()
                .map(dependency -> dependency.getTargetClass().getBaseComponentType());
    }
}
