package baffin.system.house;

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
import baffin.platform.acknowledgement.Told;
import baffin.platform.identity.Revocation;
import baffin.platform.match.MatchScored;
import baffin.platform.operator.OperatorAction;
import baffin.platform.topics.TopicSpec;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.MatchRuling;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** The written contract of the topics says what the code does. */
@Order(1)
class TopicContractTest {

    private static JsonNode contract;

    @BeforeAll
    static void read() throws IOException {
        contract = new YAMLMapper()
                .readTree(House.root().resolve("docs/contracts/asyncapi.yaml").toFile());
    }

    @Test
    void every_topic_is_described_with_its_partitions() {
        Map<String, Integer> described = new TreeMap<>();
        contract.path("channels")
                .forEach(channel -> described.put(
                        channel.path("address").asText(),
                        channel.at("/bindings/kafka/partitions").asInt()));

        assertThat(described)
                .isEqualTo(Topics.all(Topics.PARTITIONS_APART).stream()
                        .collect(Collectors.toMap(TopicSpec::name, TopicSpec::partitions)));
    }

    @Test
    void every_reference_leads_somewhere() {
        List<String> references = contract.findValuesAsText("$ref");

        assertThat(references)
                .isNotEmpty()
                .allSatisfy(reference -> assertThat(
                                contract.at(reference.substring(1)).isMissingNode())
                        .as(reference)
                        .isFalse());
    }

    @Test
    void records_have_the_members_that_the_contract_names() {
        assertThat(members("step")).containsExactlyElementsOf(components(Step.class));
        assertThat(members("matchRuling")).containsExactlyElementsOf(components(MatchRuling.class));
        assertThat(members("commandEnvelope")).containsExactlyElementsOf(components(CommandEnvelope.class));
        assertThat(members("reply")).containsExactlyElementsOf(components(Reply.class));
        assertThat(members("revocation")).containsExactlyElementsOf(components(Revocation.class));
        assertThat(members("headers"))
                .containsExactlyInAnyOrderElementsOf(
                        CloudEvents.attributes("", "", "", "", Instant.EPOCH).keySet());
        assertThat(contract.at("/components/messages").findValuesAsText("name"))
                .contains(
                        CloudEvents.STEP,
                        CloudEvents.COMMAND,
                        CloudEvents.REPLY,
                        CloudEvents.CHAT,
                        CloudEvents.SCORED,
                        CloudEvents.ACKNOWLEDGED,
                        CloudEvents.REVOKED,
                        CloudEvents.OPERATOR_ACTION,
                        MatchRuling.TYPE,
                        CloudEvents.LOBBY_COMMAND,
                        CloudEvents.LOBBY_REPLY);
    }

    @Test
    void types_of_the_match_and_of_every_game_are_listed() {
        assertThat(words("matchCommandTypes"))
                .containsExactlyInAnyOrderElementsOf(types(MatchCommand.class, MatchCommand.Play.class));
        assertThat(words("matchEventTypes"))
                .containsExactlyInAnyOrderElementsOf(types(MatchEvent.class, MatchEvent.Played.class));
        for (Game<?, ?, ?, ?> game : GameRegistry.installed().all()) {
            String id = game.info().id();
            assertThat(words(id + "CommandTypes"))
                    .as(id)
                    .containsExactlyInAnyOrderElementsOf(types(game.commandType(), null));
            assertThat(words(id + "EventTypes"))
                    .as(id)
                    .containsExactlyInAnyOrderElementsOf(types(game.eventType(), null));
        }
    }

    @Test
    void types_of_the_lobby_are_listed() throws Exception {
        // no module but the lobby's own may depend on its classes
        Path classes = House.root().resolve("lobby-service/target/classes");
        try (URLClassLoader lobby = new URLClassLoader(
                new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
            assertThat(words("lobbyEventTypes"))
                    .containsExactlyInAnyOrderElementsOf(
                            types(lobby.loadClass("baffin.lobby.openmatch.domain.LobbyEvent"), null));
            assertThat(words("seekEventTypes"))
                    .containsExactlyInAnyOrderElementsOf(
                            types(lobby.loadClass("baffin.lobby.seek.domain.SeekEvent"), null));
            assertThat(members("seekRecord"))
                    .containsExactlyElementsOf(components(lobby.loadClass("baffin.lobby.seek.domain.SeekRecord")));
        }
    }

    @Test
    void what_operators_do_is_described() {
        assertThat(members("operatorAction")).containsExactlyElementsOf(components(OperatorAction.class));
        assertThat(words("operatorActionKinds")).containsExactlyElementsOf(names(OperatorAction.Kind.class));
    }

    @Test
    void types_of_competitions_are_listed() {
        assertThat(members("competitionRecord")).containsExactlyElementsOf(components(CompetitionRecord.class));
        assertThat(words("competitionCommandTypes")).containsExactlyElementsOf(types(CompetitionCommand.class, null));
        assertThat(words("competitionEventTypes")).containsExactlyElementsOf(types(CompetitionEvent.class, null));
    }

    @Test
    void what_stands_in_the_chat_is_described() throws Exception {
        // no module but game-service may depend on its classes
        Path classes = House.root().resolve("game-service/target/classes");
        try (URLClassLoader game = new URLClassLoader(
                new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
            assertThat(members("chatRecord"))
                    .containsExactlyElementsOf(components(game.loadClass("baffin.gameservice.chat.domain.ChatRecord")));
            assertThat(words("chatKinds"))
                    .containsExactlyElementsOf(
                            Stream.of(game.loadClass("baffin.gameservice.chat.domain.ChatRecord$Kind")
                                            .getEnumConstants())
                                    .map(Object::toString)
                                    .toList());
        }
    }

    @Test
    void what_accounts_were_told_of_is_described() {
        assertThat(members("acknowledgement")).containsExactlyElementsOf(components(Acknowledgement.class));
        assertThat(members("told")).containsExactlyElementsOf(components(Told.class));
    }

    @Test
    void what_is_said_of_finished_matches_is_described() {
        assertThat(members("matchScored")).containsExactlyElementsOf(components(MatchScored.class));
        assertThat(members("scoredSeat")).containsExactlyElementsOf(components(MatchScored.Seat.class));
        assertThat(members("scoredPlayer")).containsExactlyElementsOf(components(MatchScored.Player.class));
        assertThat(members("competitionRef")).containsExactlyElementsOf(components(CompetitionRef.class));
    }

    private static List<String> members(String schema) {
        return contract.at("/components/schemas/" + schema + "/properties").properties().stream()
                .map(Map.Entry::getKey)
                .toList();
    }

    private static List<String> words(String schema) {
        return contract.at("/components/schemas/" + schema + "/enum")
                .valueStream()
                .map(JsonNode::asText)
                .toList();
    }

    private static List<String> names(Class<?> constants) {
        return Arrays.stream(constants.getEnumConstants()).map(String::valueOf).toList();
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
