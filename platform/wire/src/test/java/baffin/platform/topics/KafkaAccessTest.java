package baffin.platform.topics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class KafkaAccessTest {

    private static Map<String, Object> settings(Map<String, String> given) {
        return KafkaAccess.of("here:9092", given::get).with(Map.of("acks", "all"));
    }

    @Test
    void a_cluster_that_lets_in_everybody_needs_an_address_alone() {
        assertThat(settings(Map.of("user", "", "tls", "false")))
                .containsOnly(
                        Map.entry("bootstrap.servers", "here:9092"),
                        Map.entry("security.protocol", "PLAINTEXT"),
                        Map.entry("acks", "all"));
    }

    @Test
    void a_user_proves_who_it_is_by_scram_unless_told_otherwise() {
        assertThat(settings(Map.of("user", "game", "password", "a\"b\\c")))
                .containsEntry("security.protocol", "SASL_PLAINTEXT")
                .containsEntry("sasl.mechanism", "SCRAM-SHA-512")
                .hasEntrySatisfying(
                        "sasl.jaas.config",
                        login -> assertThat(login.toString())
                                .contains(
                                        "ScramLoginModule required", "username=\"game\"", "password=\"a\\\"b\\\\c\""));
        assertThat(settings(Map.of("user", "game", "password", "p", "mechanism", "PLAIN", "tls", "true")))
                .containsEntry("security.protocol", "SASL_SSL")
                .containsEntry("sasl.mechanism", "PLAIN")
                .hasEntrySatisfying(
                        "sasl.jaas.config",
                        login -> assertThat(login.toString()).contains("PlainLoginModule"));
    }

    @Test
    void a_cluster_with_tls_may_have_a_truststore() {
        assertThat(settings(Map.of("tls", "true", "truststore", "/etc/kafka.pem")))
                .containsEntry("security.protocol", "SSL")
                .containsEntry("ssl.truststore.type", "PEM")
                .containsEntry("ssl.truststore.location", "/etc/kafka.pem");
    }

    @Test
    void settings_that_contradict_one_another_are_refused() {
        assertThatThrownBy(() -> settings(Map.of("user", "game"))).hasMessageContaining("has no password");
        assertThatThrownBy(() -> settings(Map.of("user", "game", "password", "p", "mechanism", "GSSAPI")))
                .hasMessageContaining("not GSSAPI");
        assertThatThrownBy(() -> settings(Map.of("truststore", "/etc/kafka.pem")))
                .hasMessageContaining("no TLS");
    }

    @Test
    void nothing_that_is_printed_has_the_password() {
        assertThat(KafkaAccess.of("here:9092", "game", "secret").toString()).isEqualTo("here:9092");
    }
}
