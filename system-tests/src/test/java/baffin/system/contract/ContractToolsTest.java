package baffin.system.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import baffin.system.platform.Lanes;
import baffin.system.platform.RunningBaffin;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What others do with the API document: they check it, and make types of it. */
@Tag(Lanes.CONTRACTS)
@Order(1)
class ContractToolsTest {

    private static final Path DOCUMENT = RunningBaffin.project().resolve("docs/contracts/openapi.json");
    private static final String TYPESCRIPT = "typescript@5.9.3";
    private static final Path TARGET = RunningBaffin.project().resolve("system-tests/target/contract");

    @Test
    void the_recommended_rules_of_a_public_linter_find_no_error() throws IOException, InterruptedException {
        NodePackages packages = NodePackages.of(TARGET.resolve("lint"), "@redocly/cli@2.77.0");
        NodePackages.Result result =
                packages.program("redocly", "lint", "--extends=recommended", "--format=stylish", DOCUMENT.toString());
        assertThat(result.status()).as(result.output()).isZero();
        assertThat(result.output()).contains("Your API description is valid");
    }

    @Test
    void a_client_in_typescript_compiles_with_types_that_are_generated() throws IOException, InterruptedException {
        Path folder = TARGET.resolve("openapi-typescript");
        NodePackages packages = NodePackages.of(folder, "openapi-typescript@7.13.0", TYPESCRIPT);
        assertThatItWorks(packages.program("openapi-typescript", DOCUMENT.toString(), "--output", "baffin.ts"));
        assertThatItWorks(compiled(packages, folder, "client.ts"));
        Matcher types = Pattern.compile("(?s)import type \\{([^}]+)}").matcher(text("types.ts"));
        assertThat(types.find()).isTrue();
        StringBuilder named = new StringBuilder("import type { components } from \"./baffin\";\n");
        types.group(1)
                .lines()
                .map(line -> line.replace(",", "").strip())
                .filter(name -> !name.isEmpty())
                .forEach(name ->
                        named.append("export type %1$s = components[\"schemas\"][\"%1$s\"];\n".formatted(name)));
        Files.writeString(folder.resolve("api.ts"), named);
        assertThatItWorks(compiled(packages, folder, "types.ts"));
    }

    @Test
    void what_is_wrong_does_not_compile_with_hey_api() throws IOException, InterruptedException {
        Path folder = TARGET.resolve("hey-api");
        NodePackages packages = NodePackages.of(folder, "@hey-api/openapi-ts@0.95.0", TYPESCRIPT);
        assertThatItWorks(packages.program("openapi-ts", "-i", DOCUMENT.toString(), "-o", "api"));
        assertThatItWorks(compiled(packages, folder, "types.ts"));
    }

    @Test
    void what_is_wrong_does_not_compile_with_orval() throws IOException, InterruptedException {
        Path folder = TARGET.resolve("orval");
        NodePackages packages = NodePackages.of(folder, "orval@7.13.2", TYPESCRIPT);
        assertThatItWorks(
                packages.program("orval", "--input", DOCUMENT.toString(), "--output", "api.ts", "--client", "fetch"));
        assertThatItWorks(compiled(packages, folder, "types.ts"));
    }

    @Test
    void what_is_wrong_does_not_compile_with_openapi_generator() throws IOException, InterruptedException {
        Path folder = TARGET.resolve("openapi-generator");
        NodePackages packages = NodePackages.of(folder, "axios@1.21.1", TYPESCRIPT);
        generate(packages, "typescript-axios");
        assertThatItWorks(compiled(packages, folder, "types.ts"));
    }

    @Test
    void what_is_wrong_is_refused_by_types_in_python() throws IOException, InterruptedException {
        NodePackages packages = NodePackages.in(Files.createDirectories(TARGET.resolve("python")));
        assumeTrue(NodePackages.isThere("python3"), "python3 was not found");
        assumeTrue(
                packages.run(Map.of(), "python3", "-c", "import pydantic, dateutil, urllib3")
                                .status()
                        == 0,
                "what the generated client needs was not found");
        generate(packages, "python");
        Files.writeString(TARGET.resolve("python/types_test.py"), text("types.py"));
        assertThatItWorks(packages.run(Map.of(), "python3", "types_test.py"));
    }

    /** Makes a client in the folder {@code api}, with the generator from a Maven repository. */
    private static void generate(NodePackages packages, String language) throws IOException, InterruptedException {
        assumeTrue(NodePackages.isThere("mvn"), "Maven was not found");
        Path jar = TARGET.resolve("openapi-generator-cli-7.14.0.jar");
        if (!Files.exists(jar)) {
            NodePackages.Result fetched = packages.run(
                    Map.of(),
                    "mvn",
                    "-q",
                    "-B",
                    "dependency:copy",
                    "-Dartifact=org.openapitools:openapi-generator-cli:7.14.0",
                    "-DoutputDirectory=" + TARGET);
            assumeTrue(fetched.status() == 0, "the generator could not be fetched: " + fetched.output());
        }
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        assertThatItWorks(packages.run(
                Map.of(),
                java,
                "-jar",
                jar.toString(),
                "generate",
                "-g",
                language,
                "-i",
                DOCUMENT.toString(),
                "-o",
                "api",
                "--additional-properties=packageName=baffin",
                "--global-property=apis,models,supportingFiles,apiDocs=false,modelDocs=false,apiTests=false,"
                        + "modelTests=false"));
    }

    private static void assertThatItWorks(NodePackages.Result result) {
        assertThat(result.status()).as(result.output()).isZero();
    }

    private static String text(String name) throws IOException {
        try (InputStream source = ContractToolsTest.class.getResourceAsStream(name)) {
            return new String(source.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static NodePackages.Result compiled(NodePackages packages, Path folder, String client)
            throws IOException, InterruptedException {
        Files.writeString(folder.resolve(client), text(client));
        return packages.program(
                "tsc",
                "--strict",
                "--noEmit",
                "--skipLibCheck",
                "--target",
                "es2022",
                "--module",
                "esnext",
                "--moduleResolution",
                "bundler",
                client);
    }
}
