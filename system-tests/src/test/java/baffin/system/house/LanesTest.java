package baffin.system.house;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Each tier of {@code ./baffin test} is a JUnit tag; without one a test would run nowhere or twice. */
@Tag(Lanes.CHECK)
class LanesTest {

    private static final Pattern TAG = Pattern.compile("@Tag\\(\"([^\"]*)\"\\)");

    @Test
    void each_system_test_is_in_check_in_the_smoke_run_or_in_exactly_one_lane() {
        List<TestIdentifier> tests = leaves(discovered());
        assertThat(tests).hasSizeGreaterThan(100);
        assertThat(tests)
                .allSatisfy(test -> assertThat(lanesOf(test))
                        .as("%s: give its class one @Tag of Lanes", test.getUniqueId())
                        .hasSize(1));
    }

    private static List<TestIdentifier> leaves(TestPlan plan) {
        List<TestIdentifier> found = new ArrayList<>();
        plan.accept(new TestPlan.Visitor() {
            @Override
            public void visit(TestIdentifier test) {
                if (!test.getParentId().isEmpty() && plan.getChildren(test).isEmpty()) {
                    found.add(test);
                }
            }
        });
        return found;
    }

    /** The split platform repeats tests of other lanes: there the lane of the class around them decides. */
    private static Set<String> lanesOf(TestIdentifier test) {
        Set<String> tags = new TreeSet<>();
        test.getTags().stream().map(TestTag::getName).forEach(tags::add);
        tags.remove(Lanes.SOAK);
        return tags.contains(Lanes.SPLIT) ? Set.of(Lanes.SPLIT) : tags;
    }

    @Test
    void tests_of_modules_use_no_other_tags() throws Exception {
        Set<String> known = lanes();
        Set<String> used = new TreeSet<>();
        for (Path file : House.sources("test")) {
            TAG.matcher(Files.readString(file))
                    .results()
                    .map(tag -> tag.group(1))
                    .forEach(used::add);
        }
        assertThat(used).isSubsetOf(known);
    }

    private static Set<String> lanes() throws IllegalAccessException {
        Set<String> names = new TreeSet<>();
        for (Field field : Lanes.class.getFields()) {
            names.add((String) field.get(null));
        }
        return names;
    }

    private static TestPlan discovered() {
        var quiet = LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .build();
        return LauncherFactory.create(quiet)
                .discover(LauncherDiscoveryRequestBuilder.request()
                        .selectors(DiscoverySelectors.selectPackage("baffin.system"))
                        .build());
    }
}
