package baffin.standalone.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.topics.TopicRights;
import baffin.standalone.config.Service;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.kafka.common.acl.AclOperation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each service may do what it does, and the files give it no more. */
class LeastRightsTest {

    private static final Pattern CHANNEL =
            Pattern.compile("mp\\.messaging\\.(incoming|outgoing)\\.[a-z-]+\\.topic=(\\S+)");

    @Test
    void compose_gives_each_service_a_user_of_its_own_in_kafka_and_postgres() throws IOException {
        for (Service service : Service.values()) {
            String password = "${BAFFIN_PASSWORD_" + service.name() + ":?set it in .env}";
            Map<String, String> environment =
                    DeploymentFiles.fields(DeploymentFiles.compose().at("/services/" + service.id() + "/environment"));
            assertThat(environment)
                    .containsEntry("BAFFIN_KAFKA_USER", service.id())
                    .containsEntry("BAFFIN_KAFKA_PASSWORD", password);
            if (service.hasDatabase()) {
                assertThat(environment)
                        .containsEntry("BAFFIN_DB_USER", service.id())
                        .containsEntry("BAFFIN_DB_PASSWORD", password);
            }
        }
        assertThat(DeploymentFiles.fields(DeploymentFiles.compose("deploy/docker/single-process.yml")
                        .at("/services/baffin/environment")))
                .containsEntry("BAFFIN_KAFKA_USER", "baffin")
                .containsEntry("BAFFIN_DB_USER", "baffin")
                .containsEntry("BAFFIN_DB_PASSWORD", "${BAFFIN_PASSWORD_BAFFIN:?set it in .env}");
    }

    @ParameterizedTest
    @EnumSource(Service.class)
    void a_service_may_read_and_write_the_topics_of_its_channels(Service service) throws IOException {
        Matcher channels = CHANNEL.matcher(DeploymentFiles.text(
                        service.module() + "/src/main/resources/application.properties")
                + DeploymentFiles.text("platform/web/src/main/resources/META-INF/microprofile-config.properties"));
        int seen = 0;
        while (channels.find()) {
            seen++;
            AclOperation right = channels.group(1).equals("incoming") ? AclOperation.READ : AclOperation.WRITE;
            assertThat(TopicRights.topics(service.id(), right)).contains(channels.group(2));
        }
        assertThat(seen).isGreaterThan(1);
    }

    @Test
    void compose_keeps_log_and_database_in_a_network_that_leads_nowhere_and_has_no_gateway() throws IOException {
        Map<String, Set<String>> expected = Map.of(
                "kafka", Set.of("back"),
                "postgres", Set.of("back"),
                "topics", Set.of("back"),
                "gateway", Set.of("front"));
        JsonNode split = DeploymentFiles.compose();
        split.path("services")
                .properties()
                .forEach(part -> assertThat(words(part.getValue().path("networks")))
                        .as(part.getKey())
                        .isEqualTo(expected.getOrDefault(part.getKey(), Set.of("front", "back"))));
        JsonNode single = DeploymentFiles.compose("deploy/docker/single-process.yml");
        assertThat(words(single.at("/services/baffin/networks"))).containsExactlyInAnyOrder("front", "back");
        for (JsonNode file : List.of(split, single)) {
            assertThat(file.at("/networks/back/internal").asBoolean()).isTrue();
            assertThat(file.path("networks").has("front")).isTrue();
            // only what is in front has a port of the machine
            file.path("services")
                    .forEach(part -> assertThat(part.has("ports")
                                    && !words(part.path("networks")).contains("front"))
                            .isFalse());
        }
    }

    private static Set<String> words(JsonNode list) {
        Set<String> words = new TreeSet<>();
        list.forEach(word -> words.add(word.asText()));
        return words;
    }
}
