package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.standing.Standings;
import baffin.competition.table.WithdrawnRound;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No standing and no pairing depends on what somebody has written. */
class RedactedWordsTest {

    private final AtomicInteger replaced = new AtomicInteger();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void standings_and_pairings_of_a_log_without_its_words_are_the_same(int format) {
        for (long seed = 1; seed <= 4; seed++) {
            List<CompetitionRecord> log = RandomLogs.of(format % RandomLogs.FORMATS, seed);
            List<CompetitionRecord> without = log.stream()
                    .map(record -> new CompetitionRecord(
                            record.competitionId(),
                            record.version(),
                            record.commandId(),
                            record.by(),
                            record.at(),
                            record.events().stream()
                                    .map(event -> (CompetitionEvent) redacted(event, ""))
                                    .toList()))
                    .toList();

            assertThat(points(without))
                    .as("format " + format + ", seed " + seed)
                    .isEqualTo(points(log));
            Competition played = folded(log);
            Stream.concat(played.rounds().stream(), played.withdrawn().stream().map(WithdrawnRound::round))
                    .forEach(round ->
                            assertThat(PairingProof.of(without, round)).isEqualTo(PairingProof.of(log, round)));
        }
        assertThat(replaced).hasPositiveValue();
    }

    private static Competition folded(List<CompetitionRecord> log) {
        Competition state = null;
        for (CompetitionRecord record : log) {
            state = Competition.after(state, record);
        }
        return java.util.Objects.requireNonNull(state);
    }

    private static List<String> points(List<CompetitionRecord> log) {
        return Standings.of(folded(log)).tables().stream()
                .flatMap(table -> table.lines().stream())
                .map(line -> line.rank() + " " + line.entrant() + " " + line.points() + " " + line.tieBreaks())
                .toList();
    }

    /** The same with every text, at any depth, that is called a reason or a text. */
    private @Nullable Object redacted(@Nullable Object value, String name) {
        if (value instanceof String && (name.equals("reason") || name.equals("text"))) {
            replaced.incrementAndGet();
            return "[redacted]";
        }
        if (!(value instanceof Record) || !value.getClass().getPackageName().startsWith("baffin.competition.event")) {
            return value;
        }
        try {
            RecordComponent[] components = value.getClass().getRecordComponents();
            List<Object> values = new ArrayList<>();
            for (RecordComponent component : components) {
                component.getAccessor().setAccessible(true);
                values.add(redacted(component.getAccessor().invoke(value), component.getName()));
            }
            Constructor<?> constructor = value.getClass()
                    .getDeclaredConstructor(Arrays.stream(components)
                            .map(RecordComponent::getType)
                            .toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return constructor.newInstance(values.toArray());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
