package baffin.system.house;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import baffin.game.Game;
import baffin.match.GameRegistry;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.terms.CompetitionRef;
import baffin.platform.acknowledgement.Acknowledgement;
import baffin.platform.acknowledgement.SeenVersion;
import baffin.platform.identity.Revocation;
import baffin.platform.match.MatchScored;
import baffin.platform.operator.OperatorAction;
import baffin.platform.topics.TopicSpec;
import baffin.platform.topics.Topics;
import baffin.platform.wire.AccountStanding;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.MatchRuling;
import baffin.platform.wire.Reply;
import baffin.system.platform.Lanes;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The written contract of the topics says what the code does. */
@Tag(Lanes.CHECK)
@Order(1)
class TopicContractTest {

    /** How messages are named wherever the code does so. */
    private static final Pattern MESSAGE = Pattern.compile("\"(baffin\\.[a-z.-]+\\.v\\d+)\"");

    /** A row has no headers that name it. */
    private static final String ROW = "baffin.row";

    private static JsonNode contract;
    private static URLClassLoader services;

    @BeforeAll
    static void read() throws IOException {
        contract = new YAMLMapper()
                .readTree(House.root().resolve("docs/contracts/asyncapi.yaml").toFile());
        // no module but that of a service may depend on its classes
        List<URL> classes = new ArrayList<>();
        for (String module : House.services().keySet()) {
            classes.add(House.root()
                    .resolve(module)
                    .resolve("target/classes")
                    .toUri()
                    .toURL());
        }
        services = new URLClassLoader(classes.toArray(URL[]::new), TopicContractTest.class.getClassLoader());
    }

    @AfterAll
    static void close() throws IOException {
        services.close();
    }

    @Test
    void every_topic_is_described_with_its_partitions() {
        Map<String, Integer> described = new TreeMap<>();
        contract.path("channels")
                .forEach(channel -> described.put(
                        channel.path("address").asText(),
                        channel.at("/bindings/kafka/partitions").asInt()));

        assertThat(described)
                .as("channels of docs/contracts/asyncapi.yaml with their partitions, and those of Topics")
                .isEqualTo(Topics.all(Topics.PARTITIONS_APART).stream()
                        .collect(Collectors.toMap(TopicSpec::name, TopicSpec::partitions)));
    }

    @Test
    void every_topic_is_described_with_how_long_it_is_kept() {
        for (TopicSpec topic : Topics.all(Topics.PARTITIONS_APART)) {
            JsonNode kept = contract.path("channels").path(topic.name()).at("/bindings/kafka/topicConfiguration");
            assertThat(kept.path("cleanup.policy").path(0).asText())
                    .as(topic.name())
                    .isEqualTo(topic.config().get("cleanup.policy"));
            assertThat(kept.path("retention.ms").asText())
                    .as(topic.name())
                    .isEqualTo(topic.config().getOrDefault("retention.ms", ""));
        }
    }

    @Test
    void every_reference_leads_somewhere() throws IOException {
        JsonNode rest = new ObjectMapper()
                .readTree(House.root().resolve("docs/contracts/openapi.json").toFile());

        assertThat(contract.findValuesAsText("$ref")).isNotEmpty().allSatisfy(reference -> {
            JsonNode document = reference.startsWith("#") ? contract : rest;
            assertThat(document.at(reference.replaceFirst(".*#", "")).isMissingNode())
                    .as(reference)
                    .isFalse();
        });
    }

    @Test
    void every_message_is_described() throws IOException {
        Set<String> sent = new TreeSet<>(Set.of(ROW));
        for (Path file : House.sources("main")) {
            MESSAGE.matcher(Files.readString(file)).results().forEach(found -> sent.add(found.group(1)));
        }

        assertThat(new TreeSet<>(contract.at("/components/messages").findValuesAsText("name")))
                .as("components/messages of docs/contracts/asyncapi.yaml, and those that the code names")
                .isEqualTo(sent);
    }

    @Test
    void every_schema_is_compared_with_the_code() {
        Set<String> compared = new TreeSet<>(Set.of("headers"));
        compared.addAll(records().keySet());
        compared.addAll(lists().keySet());

        assertThat(contract.at("/components/schemas").properties())
                .extracting(Map.Entry::getKey)
                .as("components/schemas of docs/contracts/asyncapi.yaml, and records() and lists() of this test")
                .containsExactlyInAnyOrderElementsOf(compared);
    }

    @Test
    void records_have_the_members_that_the_contract_names() {
        records().forEach((name, type) -> {
            assertThat(members(name))
                    .as("properties of components/schemas/%s in docs/contracts/asyncapi.yaml", name)
                    .containsExactlyElementsOf(written(type));
            for (RecordComponent component : type.getRecordComponents()) {
                if (component.getType().isEnum()) {
                    assertThat(words(property(name, member(component))))
                            .as(name + "." + member(component))
                            .containsExactlyElementsOf(names(component.getType()));
                }
            }
        });
        assertThat(members("headers"))
                .containsExactlyInAnyOrderElementsOf(
                        CloudEvents.attributes("", "", "", "", Instant.EPOCH).keySet());
    }

    @Test
    void lists_have_the_words_that_the_code_has() {
        lists().forEach((name, words) -> assertThat(words(schema(name)))
                .as("components/schemas/%s in docs/contracts/asyncapi.yaml", name)
                .hasSameElementsAs(words));
        assertThat(words(property("matchRuling", "ruling").at("/properties/type")))
                .hasSameElementsAs(types(MatchCommand.OfCompetition.class, null));
    }

    /** The record behind each schema with members. */
    private static Map<String, Class<?>> records() {
        return Map.ofEntries(
                entry("step", Step.class),
                entry("matchRuling", MatchRuling.class),
                entry("accountStanding", AccountStanding.class),
                entry("commandEnvelope", CommandEnvelope.class),
                entry("reply", Reply.class),
                entry("revocation", Revocation.class),
                entry("operatorAction", OperatorAction.class),
                entry("acknowledgement", Acknowledgement.class),
                entry("seenVersion", SeenVersion.class),
                entry("competitionRecord", CompetitionRecord.class),
                entry("competitionRef", CompetitionRef.class),
                entry("matchScored", MatchScored.class),
                entry("scoredSeat", MatchScored.Seat.class),
                entry("scoredPlayer", MatchScored.Player.class),
                entry("lobbyRecord", ofService("baffin.lobby.openmatch.domain.LobbyRecord")),
                entry("seekRecord", ofService("baffin.lobby.seek.domain.SeekRecord")),
                entry("chatRecord", ofService("baffin.gameservice.chat.ChatRecord")));
    }

    /** The words of each schema that lists some. */
    private static Map<String, List<String>> lists() {
        Map<String, List<String>> lists = new TreeMap<>(Map.of(
                "matchCommandTypes", types(MatchCommand.class, MatchCommand.Play.class),
                "matchEventTypes", types(MatchEvent.class, MatchEvent.Played.class),
                "lobbyEventTypes", types(ofService("baffin.lobby.openmatch.domain.LobbyEvent"), null),
                "seekEventTypes", types(ofService("baffin.lobby.seek.domain.SeekEvent"), null),
                "competitionCommandTypes", types(CompetitionCommand.class, null),
                "competitionEventTypes", types(CompetitionEvent.class, null),
                "chatKinds", names(ofService("baffin.gameservice.chat.ChatRecord$Kind")),
                "operatorActionKinds", names(OperatorAction.Kind.class)));
        for (Game<?, ?, ?, ?> game : GameRegistry.installed().all()) {
            lists.put(game.info().id() + "CommandTypes", types(game.commandType(), null));
            lists.put(game.info().id() + "EventTypes", types(game.eventType(), null));
        }
        return lists;
    }

    private static Class<?> ofService(String name) {
        try {
            return services.loadClass(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static JsonNode schema(String name) {
        return contract.at("/components/schemas/" + name);
    }

    /** What a schema says of a member, there or in the schema that it refers to. */
    private static JsonNode property(String schema, String member) {
        JsonNode said = schema(schema).path("properties").path(member);
        return said.has("$ref") ? contract.at(said.path("$ref").asText().substring(1)) : said;
    }

    private static List<String> members(String schema) {
        return schema(schema).path("properties").properties().stream()
                .map(Map.Entry::getKey)
                .toList();
    }

    private static List<String> words(JsonNode schema) {
        return schema.path("enum")
                .valueStream()
                .filter(word -> !word.isNull())
                .map(JsonNode::asText)
                .toList();
    }

    private static List<String> names(Class<?> constants) {
        return Arrays.stream(constants.getEnumConstants()).map(String::valueOf).toList();
    }

    /** The codec of a game writes which game it is beside a step. */
    private static List<String> written(Class<?> type) {
        List<String> members = new ArrayList<>(components(type));
        if (type == Step.class) {
            members.addAll(List.of("schema", "game"));
        }
        return members;
    }

    private static List<String> components(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(TopicContractTest::member)
                .toList();
    }

    private static String member(RecordComponent component) {
        JsonProperty named = component.getAccessor().getAnnotation(JsonProperty.class);
        return named == null ? component.getName() : named.value();
    }

    private static List<String> types(Class<?> sealed, @Nullable Class<?> wrapper) {
        return Stream.of(sealed.getPermittedSubclasses())
                .filter(type -> type != wrapper)
                .flatMap(type -> type.isSealed() ? types(type, wrapper).stream() : Stream.of(type.getSimpleName()))
                .distinct()
                .toList();
    }
}
