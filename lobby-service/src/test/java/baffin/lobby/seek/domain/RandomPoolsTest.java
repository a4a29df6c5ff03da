package baffin.lobby.seek.domain;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.lobby.seek.domain.SeekCommand.Wait;
import baffin.lobby.seek.domain.SeekEvent.SeekExpired;
import baffin.lobby.seek.domain.SeekEvent.SeekExtended;
import baffin.lobby.seek.domain.SeekEvent.SeekMade;
import baffin.lobby.seek.domain.SeekEvent.SeekWithdrawn;
import baffin.lobby.seek.domain.SeekEvent.SeeksMatched;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomPoolsTest {

    private static final int PLAYERS = 40;
    private static final int STEPS = 1_500;

    private static Wait request(String seekId, Random random) {
        Set<Integer> seats = new HashSet<>(List.of(2 + random.nextInt(3)));
        if (random.nextBoolean()) {
            seats.add(2 + random.nextInt(3));
        }
        Integer rating = random.nextInt(12) == 0 ? null : 1000 + random.nextInt(1000);
        return new Wait(
                seekId,
                random.nextInt(3) == 0 ? Map.of("mode", "fast") : Map.of(),
                List.copyOf(seats),
                null,
                rating,
                rating == null || random.nextInt(3) == 0 ? null : range(rating, random),
                random.nextInt(3) > 0 ? null : random.nextLong(0, 400_000),
                false,
                random.nextLong(10_000, 600_000));
    }

    private static Range range(int rating, Random random) {
        int from = rating - random.nextInt(300);
        return new Range(from, from + 100 + random.nextInt(400));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void whatever_people_wish_the_pool_stays_sound(long seed) {
        Random random = new Random(seed);
        Pools lobby = new Pools();
        for (int step = 0; step < STEPS; step++) {
            int known = lobby.history.size();
            Pool before = lobby.pool;
            String player = "p" + random.nextInt(PLAYERS);
            switch (random.nextInt(10)) {
                case 0, 1 -> before.of(player).ifPresent(seek -> lobby.leavesWith(player, seek.seekId()));
                case 2, 3, 4 -> lobby.later(Duration.ofMillis(random.nextLong(60_000)));
                default -> lobby.ask(player, request("s" + step, random));
            }
            lobby.now = lobby.now.plusMillis(random.nextInt(500));
            if (step % 50 == 0) {
                lobby.outage(Duration.ofMinutes(random.nextInt(60)));
            }
            sound(lobby, before, lobby.history.subList(known, lobby.history.size()));
        }
        ended(lobby.history);
        assertThat(lobby.matches()).hasSizeGreaterThan(50);
    }

    private static void sound(Pools lobby, Pool before, List<SeekEvent> events) {
        List<Seek> waiting = lobby.pool.waiting();
        assertThat(waiting).isSortedAccordingTo(Seek.BY_AGE);
        assertThat(waiting).extracting(seek -> seek.person().player()).doesNotHaveDuplicates();
        assertThat(fullGroup(waiting, 0, new ArrayList<>()))
                .as("a full group waits")
                .isNull();
        Map<String, Seek> seeks = new HashMap<>();
        before.waiting().forEach(seek -> seeks.put(seek.seekId(), seek));
        for (SeekEvent event : events) {
            if (event instanceof SeekMade(Seek seek)) {
                seeks.put(seek.seekId(), seek);
            } else if (event instanceof SeeksMatched matched) {
                table(matched, seeks);
            }
        }
    }

    /** All at the table want it as it is, nobody sits there twice, and bots only among those who take them. */
    private static void table(SeeksMatched matched, Map<String, Seek> seeks) {
        List<Seek> people = matched.seats().stream()
                .filter(place -> place.seekId() != null)
                .map(place -> seeks.get(place.seekId()))
                .sorted(Seek.BY_AGE)
                .toList();
        assertThat(people).isNotEmpty().doesNotContainNull();
        assertThat(matched.seats())
                .extracting(SeekEvent.Place::seat)
                .containsExactlyElementsOf(
                        IntStream.range(0, matched.seats().size()).boxed().toList());
        for (Seek one : people) {
            assertThat(one.seats()).contains(matched.seats().size());
            assertThat(people).filteredOn(other -> other != one).allMatch(one::fits);
            if (people.size() < matched.seats().size()) {
                assertThat(one.botsFrom()).isNotNull();
            }
        }
    }

    /** By trying everything: another way than the one that is tested. */
    private static @Nullable List<Seek> fullGroup(List<Seek> waiting, int from, List<Seek> chosen) {
        if (chosen.size() >= 2 && chosen.stream().allMatch(seek -> seek.seats().contains(chosen.size()))) {
            return chosen;
        }
        for (int index = from; index < waiting.size() && chosen.size() < 4; index++) {
            Seek next = waiting.get(index);
            if (chosen.stream().allMatch(next::fits)) {
                List<Seek> more = new ArrayList<>(chosen);
                more.add(next);
                List<Seek> found = fullGroup(waiting, index + 1, more);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    /** Every seek ends once at most, and only after it was made. */
    private static void ended(List<SeekEvent> history) {
        Set<String> made = new HashSet<>();
        Set<String> ended = new HashSet<>();
        for (SeekEvent event : history) {
            List<String> ids = switch (event) {
                case SeekMade(Seek seek) -> {
                    assertThat(made.add(seek.seekId())).isTrue();
                    yield List.<String>of();
                }
                case SeekExtended later -> {
                    assertThat(made).contains(later.seekId());
                    assertThat(ended).doesNotContain(later.seekId());
                    yield List.<String>of();
                }
                case SeekWithdrawn gone -> List.of(gone.seekId());
                case SeekExpired gone -> List.of(gone.seekId());
                case SeeksMatched matched ->
                    matched.seats().stream()
                            .map(SeekEvent.Place::seekId)
                            .filter(java.util.Objects::nonNull)
                            .toList();
            };
            assertThat(made).containsAll(ids);
            ids.forEach(id -> assertThat(ended.add(id)).as("%s ends twice", id).isTrue());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 24})
    void among_equals_nobody_is_overtaken(long seed) {
        Random random = new Random(seed);
        Pools lobby = new Pools();
        List<String> arrivals = new ArrayList<>();
        int size = 2 + random.nextInt(3);
        for (int step = 0; step < 200; step++) {
            arrivals.add("p" + step);
            lobby.waits("p" + step, size);
            lobby.now = lobby.now.plusMillis(random.nextInt(100));
        }
        List<String> seated = lobby.matches().stream().flatMap(List::stream).toList();
        assertThat(seated).containsExactlyInAnyOrderElementsOf(arrivals.subList(0, seated.size()));
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void the_same_wishes_lead_to_the_same_matches(long seed) {
        List<List<SeekEvent>> histories = new ArrayList<>();
        for (int run = 0; run < 2; run++) {
            Random random = new Random(seed);
            Pools lobby = new Pools();
            for (int step = 0; step < 200; step++) {
                lobby.ask("p" + random.nextInt(PLAYERS), request("s" + step, random));
                lobby.later(Duration.ofMillis(random.nextLong(5_000)));
            }
            histories.add(lobby.history);
        }
        assertThat(histories.get(0)).isEqualTo(histories.get(1));
    }
}
