package baffin.standalone.deployment;

import baffin.standalone.config.Service;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.Yaml;

/**
 * Reads the files with which the platform is deployed, and what the services themselves say about their configuration.
 */
public final class DeploymentFiles {

    private static final Pattern VARIABLE = Pattern.compile("\\$\\{(BAFFIN_[A-Z_]+)");
    private static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();

    private DeploymentFiles() {}

    public static Path file(String path) {
        return ROOT.resolve(path);
    }

    static String text(String path) throws IOException {
        return Files.readString(file(path));
    }

    /** The compose file with its anchors and merges resolved. */
    static JsonNode compose() throws IOException {
        return compose("docker-compose.yml");
    }

    static JsonNode compose(String path) throws IOException {
        Object tree = new Yaml().load(text(path));
        return new ObjectMapper().valueToTree(tree);
    }

    static List<JsonNode> kubernetes(String name) throws IOException {
        try (MappingIterator<JsonNode> documents = new ObjectMapper(new YAMLFactory())
                .readerFor(JsonNode.class)
                .readValues(file("deploy/kubernetes/" + name).toFile())) {
            return documents.readAll();
        }
    }

    /** What keeps a service running on Kubernetes. */
    static JsonNode statefulSet(Service service) throws IOException {
        return kubernetes("services.yaml").stream()
                .filter(document -> document.path("kind").asText().equals("StatefulSet"))
                .filter(document -> document.at("/metadata/name").asText().equals(service.id()))
                .findFirst()
                .orElseThrow();
    }

    /** The variables that a service reads: in its own configuration and in the one that all share. */
    static Set<String> variablesOf(String module) throws IOException {
        Set<String> names = new TreeSet<>();
        for (String path : List.of(
                module + "/src/main/resources/application.properties",
                "platform/web/src/main/resources/META-INF/microprofile-config.properties",
                "platform/decider/src/main/resources/META-INF/microprofile-config.properties")) {
            Matcher matcher = VARIABLE.matcher(text(path));
            while (matcher.find()) {
                names.add(matcher.group(1));
            }
        }
        return names;
    }

    /** The port a service listens on when nobody says otherwise. */
    static int defaultPort(String module) throws IOException {
        Matcher matcher = Pattern.compile("quarkus\\.http\\.port=\\$\\{BAFFIN_PORT:(\\d+)}")
                .matcher(text(module + "/src/main/resources/application.properties"));
        if (!matcher.find()) {
            throw new AssertionError(module + " does not say its port");
        }
        return Integer.parseInt(matcher.group(1));
    }

    /** Names and values of an object of strings. */
    static Map<String, String> fields(JsonNode object) {
        Map<String, String> fields = new TreeMap<>();
        object.properties()
                .forEach(entry -> fields.put(entry.getKey(), entry.getValue().asText()));
        return fields;
    }
}
