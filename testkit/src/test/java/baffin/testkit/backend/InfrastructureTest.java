package baffin.testkit.backend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import baffin.platform.topics.TopicAdmin;
import baffin.platform.topics.Topics;
import baffin.testkit.Waits;
import java.sql.DriverManager;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.common.config.ConfigResource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("broker")
class InfrastructureTest {

    private final Endpoints endpoints = Infrastructure.shared();

    @Test
    void every_topic_of_the_catalogue_is_there_with_its_partitions() throws Exception {
        try (Admin admin = admin()) {
            var found = admin.describeTopics(Topics.names()).allTopicNames().get();
            assertThat(Topics.all(Topics.PARTITIONS_APART))
                    .allSatisfy(spec ->
                            assertThat(found.get(spec.name()).partitions()).hasSize(spec.partitions()));
        }
    }

    @Test
    void a_topic_whose_retention_was_changed_is_corrected() throws Exception {
        var events = new ConfigResource(ConfigResource.Type.TOPIC, Topics.MATCH_EVENTS);
        try (Admin admin = admin()) {
            var wrong = new AlterConfigOp(new ConfigEntry("retention.ms", "1000"), AlterConfigOp.OpType.SET);
            admin.incrementalAlterConfigs(Map.of(events, List.of(wrong))).all().get();
            awaitRetention(admin, events, "1000");

            assertThat(TopicAdmin.ensure(endpoints.access(), Topics.PARTITIONS_ONE_PROCESS))
                    .as("a log keeps its partitions")
                    .isEqualTo(Topics.PARTITIONS_APART);

            awaitRetention(admin, events, "-1");
        }
    }

    // the controller has a change before the broker that is asked shows it
    private static void awaitRetention(Admin admin, ConfigResource topic, String expected) {
        await().atMost(Waits.MAX)
                .untilAsserted(() -> assertThat(admin.describeConfigs(List.of(topic))
                                .all()
                                .get()
                                .get(topic)
                                .get("retention.ms")
                                .value())
                        .isEqualTo(expected));
    }

    @Test
    void each_service_has_a_database_that_its_user_may_change() throws Exception {
        Properties login = new Properties();
        login.setProperty("user", endpoints.dbUser());
        login.setProperty("password", endpoints.dbPassword());
        for (String database : List.of("lobby", "scoring", "game")) {
            try (var connection = DriverManager.getConnection(endpoints.jdbcUrl(database), login);
                    var statement = connection.createStatement()) {
                statement.execute("create table probe (id int)");
                statement.execute("drop table probe");
            }
        }
    }

    @Test
    void asking_again_gives_the_same_infrastructure() {
        assertThat(Infrastructure.shared()).isEqualTo(endpoints);
    }

    private Admin admin() {
        return Admin.create(Map.of("bootstrap.servers", endpoints.kafka()));
    }
}
