package baffin.webclient.build;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.mvnpm.esbuild.BundlingException;
import io.mvnpm.esbuild.deno.DenoRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The tests of the scripts, which the build has compiled, and what npm and Maven must agree on. */
class ClientTest {

    private static final Path WORK = Path.of("target/bundle").toAbsolutePath();
    private static final long SECONDS_MAX = 120;
    private static final Pattern DEFINED = Pattern.compile("(--[\\w-]+):\\s*([^;]+);");
    private static final Pattern USED = Pattern.compile("var\\((--[\\w-]+)\\)");

    @TestFactory
    Stream<DynamicContainer> scripts() throws IOException {
        Path report = WORK.resolve("tests.json");
        Files.deleteIfExists(report);
        try {
            DenoRunner.runDenoScript(WORK, WORK.resolve("node_modules"), """
                    import { results } from './compiled/src/test/ts/run.js';
                    Deno.writeTextFileSync('tests.json', JSON.stringify(results));
                    """, SECONDS_MAX);
        } catch (BundlingException e) {
            throw new IllegalStateException("the tests did not run: " + e.logs(), e);
        }
        Map<String, List<JsonNode>> files = new ObjectMapper()
                .readTree(report.toFile())
                .valueStream()
                .collect(groupingBy(result -> result.path("file").asText(), TreeMap::new, toList()));
        assertThat(files).isNotEmpty();
        return files.entrySet().stream()
                .map(file -> DynamicContainer.dynamicContainer(
                        file.getKey(), file.getValue().stream().map(ClientTest::test)));
    }

    private static DynamicTest test(JsonNode result) {
        String name = result.path("name").asText();
        return DynamicTest.dynamicTest(name, () -> {
            if (result.has("failure")) {
                // the console of surefire has numbers in place of names
                fail(name + ": " + result.path("failure").asText());
            }
        });
    }

    @Test
    void npm_gets_the_versions_that_maven_uses() throws IOException {
        String pom = Files.readString(Path.of("../pom.xml"));
        JsonNode libraries =
                new ObjectMapper().readTree(Path.of("package.json").toFile()).path("devDependencies");

        assertThat(libraries).isNotEmpty();
        libraries.properties().forEach(library -> {
            String version = pom.replaceFirst("(?s).*<" + library.getKey() + "\\.version>(.*?)<.*", "$1");
            assertThat(library.getValue().asText()).as(library.getKey()).isEqualTo(version);
        });
    }

    @Test
    void every_property_of_the_style_sheets_has_a_value_of_its_own() throws IOException {
        for (String name : List.of("style.css", "reference.css")) {
            String sheet = Files.readString(Path.of("src/main/web", name));
            Map<String, String> values = DEFINED.matcher(sheet)
                    .results()
                    .collect(toMap(one -> one.group(1), one -> one.group(2), (first, more) -> first));

            assertThat(values)
                    .as(name)
                    .allSatisfy((property, value) -> assertThat(value).doesNotContain("var(" + property + ")"));
            assertThat(USED.matcher(sheet).results().map(used -> used.group(1)))
                    .as(name)
                    .allMatch(values::containsKey);
        }
    }
}
