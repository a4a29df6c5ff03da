package baffin.standalone.repartition;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.standalone.config.Service;
import baffin.standalone.deployment.DeploymentFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ReaderTest {

    private static final String INCOMING = "mp.messaging.incoming.";
    private static final String TOPIC = ".topic";

    /** Whoever reads a topic whole has a group of its own with each start, and no place. */
    private static final String OWN_GROUP = "${quarkus.uuid}";

    /** A read model asks its database where to go on; whoever does not has its place in Kafka alone. */
    @Test
    void whoever_reads_without_a_database_that_knows_its_place_is_known() throws IOException {
        Map<String, List<String>> found = new HashMap<>();
        for (Service service : Service.values()) {
            Properties settings = new Properties();
            try (InputStream in = Files.newInputStream(
                    DeploymentFiles.file(service.module() + "/src/main/resources/application.properties"))) {
                settings.load(in);
            }
            for (String name : settings.stringPropertyNames()) {
                String channel = name.substring(0, Math.max(0, name.length() - TOPIC.length()));
                if (name.startsWith(INCOMING)
                        && name.endsWith(TOPIC)
                        && !settings.containsKey(channel + ".consumer-rebalance-listener.name")
                        && !settings.getProperty(channel + ".group.id").contains(OWN_GROUP)) {
                    found.put(settings.getProperty(channel + ".group.id"), List.of(settings.getProperty(name)));
                }
            }
        }
        // the deciders' groups are called as their applications
        assertThat(Reader.ALL.stream()
                        .filter(reader -> !List.of("rules", "lobby").contains(reader.group()))
                        .collect(Collectors.toMap(Reader::group, Reader::topics)))
                .isEqualTo(found);
    }
}
