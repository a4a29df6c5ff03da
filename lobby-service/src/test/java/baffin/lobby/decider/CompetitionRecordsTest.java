package baffin.lobby.decider;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.Abandon;
import baffin.competition.event.CompetitionCommand.Adjudicate;
import baffin.competition.event.CompetitionCommand.Correct;
import baffin.competition.event.CompetitionCommand.Forfeit;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.MatchReplayed;
import baffin.competition.event.CompetitionEvent.PersonReplaced;
import baffin.competition.event.CompetitionEvent.Removed;
import baffin.competition.event.CompetitionEvent.RulingMade;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.policy.Points;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import baffin.competition.table.TableResult;
import baffin.lobby.wire.CompetitionCommandBody;
import baffin.lobby.wire.CompetitionJson;
import baffin.lobby.wire.LobbyJson;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.WrittenDuration;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every event and command comes back from the log as it was written, with its name. */
class CompetitionRecordsTest {

    private static Stream<Class<?>> events() {
        return Stream.of(CompetitionEvent.class.getPermittedSubclasses());
    }

    private static Stream<Class<?>> commands() {
        return Stream.of(CompetitionCommand.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @MethodSource("events")
    void every_event_comes_back_as_it_was_written(Class<?> type) {
        CompetitionEvent event = (CompetitionEvent) sample(type);
        CompetitionRecord record = new CompetitionRecord(
                "c", 3, "command", new Actor("p", false), Instant.parse("2027-01-05T12:00:00Z"), List.of(event));

        byte[] json = LobbyJson.bytes(record);

        assertThat(CompetitionJson.record(json)).isEqualTo(record);
        assertThat(LobbyJson.read(json, JsonNode.class).at("/events/0/type").asText())
                .isEqualTo(type.getSimpleName());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void every_command_comes_back_as_it_was_written(Class<?> type) throws Exception {
        CompetitionCommandBody ask =
                new CompetitionCommandBody(new Actor("p", false), (CompetitionCommand) sample(type));

        JsonNode body = CompetitionJson.body(ask);

        assertThat(body.at("/command/type").asText()).isEqualTo(type.getSimpleName());
        assertThat(LobbyJson.read(LobbyJson.bytes(body), CompetitionCommandBody.class))
                .isEqualTo(ask);
    }

    @Test
    void rulings_of_earlier_releases_are_read_as_they_were() {
        CompetitionRecord record = CompetitionJson.record("""
                {"competitionId":"c","version":9,"commandId":"x","at":"2027-01-05T12:00:00Z","events":[
                 {"type":"RulingMade","round":1,"table":2,"source":"ADJUDICATION","reason":"clear","seats":[
                  {"place":1,"score":0,"fate":"PLAYED"},
                  {"place":2,"score":0,"fate":"PLAYED","player":"house:careful"}]},
                 {"type":"MatchReplayed","round":1,"table":1,"attempt":2,"reason":"again"}]}
                """.getBytes(StandardCharsets.UTF_8));

        assertThat(record.events())
                .containsExactly(
                        new RulingMade(
                                1,
                                2,
                                TableResult.Source.ADJUDICATION,
                                List.of(
                                        new SeatResult(1, 0, null, SeatResult.Fate.PLAYED, null),
                                        new SeatResult(2, 0, null, SeatResult.Fate.PLAYED, "house:careful")),
                                "clear"),
                        new MatchReplayed(1, 1, 2, "again", null));
    }

    @Test
    void removals_and_replacements_of_earlier_releases_are_read_as_they_were() {
        CompetitionRecord record = CompetitionJson.record("""
                {"competitionId":"c","version":9,"commandId":"x","at":"2027-01-05T12:00:00Z","events":[
                 {"type":"Removed","entrant":3,"reason":"rude"},
                 {"type":"PersonReplaced","entrant":4,"reason":"ill","to":{"player":"p","handle":"P","bot":false}}]}
                """.getBytes(StandardCharsets.UTF_8));

        assertThat(record.events())
                .containsExactly(new Removed(3, "rude"), new PersonReplaced(4, new SeatHolder("p", false), "ill"));
    }

    @Test
    void commands_that_an_earlier_release_has_left_in_the_log_are_understood() throws Exception {
        assertThat(command("""
                {"type":"Forfeit","round":1,"table":2,"entrants":[3],"reason":"left"}""")).isEqualTo(new Forfeit(1, 2, List.of(3), "left", null));
        assertThat(command("""
                {"type":"Adjudicate","round":1,"table":2,"places":[1,2],"reason":"clear"}""")).isEqualTo(new Adjudicate(1, 2, List.of(1, 2), "clear", null, null, null));
        assertThat(command("""
                {"type":"Correct","round":1,"table":2,"reason":"typo",
                 "seats":[{"place":1,"score":7,"fate":"PLAYED","player":"ann"}]}"""))
                .isEqualTo(new Correct(
                        1,
                        2,
                        List.of(new RuledSeat(null, null, "ann", 1, 7, null, SeatResult.Fate.PLAYED)),
                        "typo",
                        null,
                        null));
        assertThat(command("{\"type\":\"Abandon\",\"round\":1,\"table\":2,\"reason\":\"fire\"}"))
                .isEqualTo(new Abandon(1, 2, "fire", null));
    }

    private static CompetitionCommand command(String json) throws Exception {
        return WireJson.shared()
                .readValue("{\"command\":" + json + "}", CompetitionCommandBody.class)
                .command();
    }

    @Test
    void a_competition_that_an_earlier_release_has_kept_has_no_rulings_invitations_or_wishes() {
        CompetitionLog log = new CompetitionLog();
        log.ask("create", TestPolicies.OLGA, TestPolicies.create(TestPolicies.swiss(8)));
        ObjectNode row = WireJson.shared().valueToTree(log.competition());
        assertThat(row.remove("rulings")).isNotNull();
        assertThat(row.remove("invitations")).isNotNull();
        assertThat(row.remove("wishes")).isNotNull();

        assertThat(LobbyJson.read(LobbyJson.bytes(row), Competition.class)).isEqualTo(log.competition());
    }

    @Test
    void a_competition_that_was_created_before_there_were_cards_has_none() {
        CompetitionLog log = new CompetitionLog();
        log.ask("create", TestPolicies.OLGA, TestPolicies.create(TestPolicies.swiss(8)));
        CompetitionRecord first = log.records().getFirst();
        ObjectNode record = WireJson.shared().valueToTree(first);
        assertThat(((ObjectNode) record.at("/events/0")).remove("cards")).isNotNull();

        assertThat(CompetitionJson.record(LobbyJson.bytes(record))).isEqualTo(first);
    }

    /** Any value of a type, made of any values of its parts. */
    private static Object sample(Type type) {
        return switch (type) {
            case ParameterizedType generic
            when generic.getRawType() == List.class -> List.of(sample(generic.getActualTypeArguments()[0]));
            case ParameterizedType generic
            when generic.getRawType() == Map.class ->
                Map.of(sample(generic.getActualTypeArguments()[0]), sample(generic.getActualTypeArguments()[1]));
            case Class<?> plain -> sample(plain);
            default -> throw new IllegalArgumentException(type.toString());
        };
    }

    private static Object sample(Class<?> type) {
        if (type.isEnum()) {
            return type.getEnumConstants()[type.getEnumConstants().length - 1];
        }
        if (type.isSealed()) {
            return sample(type.getPermittedSubclasses()[0]);
        }
        return switch (type.getSimpleName()) {
            case "String" -> "words";
            case "int", "Integer" -> 3;
            case "long", "Long" -> 4L;
            case "double" -> 2.5;
            case "boolean", "Boolean" -> true;
            case "Instant" -> Instant.parse("2027-01-05T12:00:00.125Z");
            case "Duration" -> Duration.ofHours(30);
            case "WrittenDuration" -> new WrittenDuration("P1DT6H");
            case "Points" -> Points.of(19).dividedBy(2);
            default -> record(type);
        };
    }

    private static Object record(Class<?> type) {
        RecordComponent[] components = Objects.requireNonNull(type.getRecordComponents(), type.toString());
        try {
            return type.getDeclaredConstructor(
                            Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new))
                    .newInstance(Stream.of(components)
                            .map(component -> sample(component.getGenericType()))
                            .toArray());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(type.toString(), e);
        }
    }
}
