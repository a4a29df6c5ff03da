package baffin.system.contract;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.RunningBaffin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What others do with the API document: they check it, and make types of it. */
@Tag(Lanes.CONTRACTS)
@Order(1)
class ContractToolsTest {

    private static final Path DOCUMENT = RunningBaffin.project().resolve("docs/contracts/openapi.json");
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
        Path folder = TARGET.resolve("types");
        NodePackages packages = NodePackages.of(folder, "openapi-typescript@7.13.0", "typescript@5.9.3");
        NodePackages.Result generated = packages.program(
                "openapi-typescript",
                DOCUMENT.toString(),
                "--output",
                folder.resolve("baffin.ts").toString());
        assertThat(generated.status()).as(generated.output()).isZero();
        assertThat(compiled(packages, folder, "client.ts").status())
                .as(compiled(packages, folder, "client.ts").output())
                .isZero();
        NodePackages.Result wrong = compiled(packages, folder, "wrong-client.ts");
        assertThat(wrong.status()).isNotZero();
        assertThat(wrong.output()).contains("wrong-client.ts");
    }

    private static NodePackages.Result compiled(NodePackages packages, Path folder, String client)
            throws IOException, InterruptedException {
        try (var source = ContractToolsTest.class.getResourceAsStream(client)) {
            Files.copy(source, folder.resolve(client), StandardCopyOption.REPLACE_EXISTING);
        }
        return packages.program("tsc", "--strict", "--noEmit", "--skipLibCheck", "--target", "es2022", client);
    }
}
