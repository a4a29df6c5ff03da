package baffin.system.house;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tests of layers find what breaks them: here it is planted. */
@Tag(Lanes.CHECK)
@Order(1)
class PlantedTest {

    private final List<String> sources = new ArrayList<>();

    @TempDir
    Path folder;

    @Test
    void a_layer_without_a_place_is_found() throws IOException {
        plant("shop.cart.domain.Cart");
        plant("shop.cart.domain.price.Price");
        plant("shop.cart.helper.Sum");
        plant("shop.loose.Change");
        plant("shop.Shop");

        assertThat(LayersTest.without(classes(), "shop")).containsExactly("shop", "shop.cart.helper");
        assertThat(Place.of("shop", "shop.loose")).contains(Place.WHOLE);
    }

    @Test
    void a_class_that_knows_what_lies_further_out_is_found() throws IOException {
        plant("shop.cart.domain.Cart", "shop.order.store.Table", "jakarta.ws.rs.GET");
        plant("shop.cart.view.CartView", "shop.cart.domain.Cart", "jakarta.persistence.Entity");
        plant("shop.cart.api.Resource", "shop.cart.view.CartView", "jakarta.ws.rs.GET", "shop.cart.store.Row");
        plant(
                "shop.order.store.Table",
                "shop.cart.domain.Cart",
                "jakarta.persistence.Entity",
                "shop.cart.api.Resource");
        plant("shop.cart.store.Row");
        plant("jakarta.ws.rs.GET");
        plant("jakarta.persistence.Entity");

        assertThat(LayersTest.outwards(classes(), "shop"))
                .containsExactly(
                        "shop.cart.domain.Cart knows jakarta.ws.rs.GET",
                        "shop.cart.domain.Cart knows shop.order.store.Table",
                        "shop.cart.view.CartView knows jakarta.persistence.Entity",
                        "shop.order.store.Table knows shop.cart.api.Resource");
    }

    @Test
    void a_class_that_answers_and_queries_is_found_and_one_that_answers_beside_an_api() throws IOException {
        plant("shop.cart.Cart", "jakarta.ws.rs.GET");
        plant("shop.cart.api.Resource", "jakarta.ws.rs.GET");
        plant("shop.order.Order", "jakarta.ws.rs.GET", "org.hibernate.Session");
        plant("shop.order.Row", "org.hibernate.Session");
        plant("jakarta.ws.rs.GET");
        plant("org.hibernate.Session");
        JavaClasses classes = classes();

        assertThat(LayersTest.answeringAndQuerying(classes, "shop")).containsExactly("shop.order.Order");
        assertThat(LayersTest.answeringBesideAnApi(classes, "shop")).containsExactly("shop.cart.Cart");
    }

    @Test
    void features_that_know_each_other_are_found_though_none_of_their_packages_do() throws IOException {
        plant("shop.cart.domain.Cart");
        plant("shop.cart.api.CartResource", "shop.order.domain.Order");
        plant("shop.order.domain.Order");
        plant("shop.order.api.OrderResource", "shop.cart.domain.Cart");
        plant("shop.page.Page", "shop.cart.api.CartResource");
        JavaClasses classes = classes();

        assertThat(Arrows.circles(Arrows.ofPackages(classes, "shop"))).isEmpty();
        assertThat(Arrows.circles(Arrows.ofParts(classes, "shop")))
                .isEqualTo(Map.of("cart", Set.of("order"), "order", Set.of("cart")));
    }

    @Test
    void a_circle_is_its_own_arrows_and_no_others() {
        assertThat(Arrows.circles(Map.of(
                        "in", Set.of("a"),
                        "a", Set.of("b", "out"),
                        "b", Set.of("c"),
                        "c", Set.of("a"),
                        "out", Set.of())))
                .isEqualTo(Map.of("a", Set.of("b"), "b", Set.of("c"), "c", Set.of("a")));
    }

    /** A class with a field of each type that it knows. */
    private void plant(String name, String... knows) throws IOException {
        int dot = name.lastIndexOf('.');
        StringBuilder source = new StringBuilder(
                "package %s; public class %s {".formatted(name.substring(0, dot), name.substring(dot + 1)));
        IntStream.range(0, knows.length).forEach(i -> source.append(" %s field%d;".formatted(knows[i], i)));
        Path file = Files.createDirectories(folder.resolve(name)).resolve(name.substring(dot + 1) + ".java");
        sources.add(Files.writeString(file, source.append(" }")).toString());
    }

    private JavaClasses classes() {
        List<String> arguments = new ArrayList<>(List.of("-d", folder.toString(), "-proc:none"));
        arguments.addAll(sources);
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)))
                .isZero();
        return new ClassFileImporter().importPath(folder);
    }
}
