package baffin.standalone.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.standalone.config.Service;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A pod has what it needs, and nothing else; no test runs a cluster. */
class KubernetesFilesTest {

    private static final Pattern SECRET = Pattern.compile("BAFFIN_.*(TOKEN|PASSWORD|KEYS|PRIVATE_KEY)");

    @ParameterizedTest
    @EnumSource(Service.class)
    void kubernetes_gives_each_service_the_secrets_that_it_reads_and_no_other(Service service) throws IOException {
        JsonNode container = DeploymentFiles.statefulSet(service).at("/spec/template/spec/containers/0");
        Set<String> secrets = DeploymentFiles.variablesOf(service.module());
        secrets.removeIf(name -> !SECRET.matcher(name).matches());
        Set<String> given = new TreeSet<>();
        for (JsonNode variable : container.path("env")) {
            JsonNode key = variable.at("/valueFrom/secretKeyRef");
            if (key.isObject()) {
                assertThat(key.path("name").asText()).isEqualTo("baffin");
                assertThat(key.path("key").asText())
                        .isEqualTo(variable.path("name").asText());
                given.add(key.path("key").asText());
            }
        }

        assertThat(given).isEqualTo(secrets);
        assertThat(container.path("envFrom")).noneMatch(source -> source.has("secretRef"));
    }

    @Test
    void no_pod_of_kubernetes_has_more_rights_than_it_needs() throws IOException {
        List<String> pods = new ArrayList<>();
        for (String file : List.of("shared.yaml", "services.yaml", "single-process.yaml")) {
            for (JsonNode document : DeploymentFiles.kubernetes(file)) {
                JsonNode pod = document.at("/spec/template/spec");
                if (pod.isObject()) {
                    pods.add(document.at("/metadata/name").asText());
                    JsonNode container = pod.at("/containers/0/securityContext");
                    assertThat(pod.path("automountServiceAccountToken").asBoolean(true))
                            .isFalse();
                    assertThat(pod.at("/securityContext/runAsNonRoot").asBoolean())
                            .isTrue();
                    assertThat(pod.at("/securityContext/seccompProfile/type").asText())
                            .isEqualTo("RuntimeDefault");
                    assertThat(container.path("allowPrivilegeEscalation").asBoolean(true))
                            .isFalse();
                    assertThat(container.path("readOnlyRootFilesystem").asBoolean())
                            .isTrue();
                    assertThat(container.at("/capabilities/drop/0").asText()).isEqualTo("ALL");
                }
            }
        }
        assertThat(pods).containsExactlyInAnyOrder("topics", "lobby", "rules", "scoring", "game", "baffin");
    }

    @Test
    void a_network_policy_lets_the_ingress_and_the_services_alone_reach_the_services() throws IOException {
        JsonNode policy = DeploymentFiles.kubernetes("shared.yaml").stream()
                .filter(document -> document.path("kind").asText().equals("NetworkPolicy"))
                .findFirst()
                .orElseThrow()
                .path("spec");
        Map<String, String> whose = DeploymentFiles.fields(policy.at("/podSelector/matchLabels"));
        Set<Integer> ports = new TreeSet<>();
        policy.at("/ingress/0/ports")
                .forEach(port -> ports.add(port.path("port").asInt()));
        Set<Integer> listened = new TreeSet<>(Set.of(8080));
        for (Service service : Service.values()) {
            listened.add(service.defaultPort());
            assertThat(DeploymentFiles.fields(
                            DeploymentFiles.statefulSet(service).at("/spec/template/metadata/labels")))
                    .containsAllEntriesOf(whose);
        }
        JsonNode single = DeploymentFiles.kubernetes("single-process.yaml").get(1);

        assertThat(DeploymentFiles.fields(single.at("/spec/template/metadata/labels")))
                .containsAllEntriesOf(whose);
        assertThat(policy.path("ingress")).hasSize(1);
        assertThat(policy.at("/ingress/0/from"))
                .hasSize(2)
                .allMatch(from -> from.at("/podSelector/matchLabels").isObject()
                        || from.at("/namespaceSelector/matchLabels").isObject());
        assertThat(ports).isEqualTo(listened);
    }
}
