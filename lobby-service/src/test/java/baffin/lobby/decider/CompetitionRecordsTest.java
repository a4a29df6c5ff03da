package baffin.lobby.decider;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.policy.Points;
import baffin.lobby.competition.domain.CompetitionCommandBody;
import baffin.lobby.competition.domain.CompetitionJson;
import baffin.match.terms.WrittenDuration;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every event and command comes back from the log as it was written, with its name. */
class CompetitionRecordsTest {

    private static Stream<Class<?>> events() {
        return records(CompetitionEvent.class);
    }

    private static Stream<Class<?>> commands() {
        return records(CompetitionCommand.class);
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Stream.of(type.getPermittedSubclasses()).flatMap(CompetitionRecordsTest::records);
    }

    @ParameterizedTest
    @MethodSource("events")
    void every_event_comes_back_as_it_was_written(Class<?> type) {
        CompetitionEvent event = (CompetitionEvent) sample(type);
        CompetitionRecord record = new CompetitionRecord(
                "c", 3, "command", new Actor("p", false), Instant.parse("2027-01-05T12:00:00Z"), List.of(event));

        byte[] json = Json.shared().bytes(record);

        assertThat(CompetitionJson.record(json)).isEqualTo(record);
        assertThat(Json.shared().read(json, JsonNode.class).at("/events/0/type").asText())
                .isEqualTo(type.getSimpleName());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void every_command_comes_back_as_it_was_written(Class<?> type) throws Exception {
        CompetitionCommandBody ask =
                new CompetitionCommandBody(new Actor("p", false), (CompetitionCommand) sample(type));

        JsonNode body = CompetitionJson.body(ask);

        assertThat(body.at("/command/type").asText()).isEqualTo(type.getSimpleName());
        assertThat(Json.shared().read(Json.shared().bytes(body), CompetitionCommandBody.class))
                .isEqualTo(ask);
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
