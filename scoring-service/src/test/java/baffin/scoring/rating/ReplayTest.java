package baffin.scoring.rating;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.scoring.rating.RatedMatch.Entrant;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayTest {

    private static final Instant START = Instant.parse("2027-01-05T12:00:00Z");
    private static final int MATCHES = 120;
    private static final int PLAYERS = 25;

    private static List<RatedMatch> season(Random random) {
        return IntStream.range(0, MATCHES)
                .mapToObj(number -> new RatedMatch(
                        String.format("m%03d", random.nextInt(1_000_000)),
                        // few different times, so that ids have to break ties
                        START.plusSeconds(86_400L * random.nextInt(40)),
                        entrants(random)))
                .toList();
    }

    private static List<Entrant> entrants(Random random) {
        List<Integer> players =
                new ArrayList<>(IntStream.range(0, PLAYERS).boxed().toList());
        Collections.shuffle(players, random);
        int seats = 2 + random.nextInt(3);
        return IntStream.range(0, seats)
                .mapToObj(seat -> new Entrant(
                        seat,
                        "p" + players.get(seat),
                        players.get(seat) % 5 == 0,
                        random.nextInt(10) == 0,
                        seat,
                        1 + random.nextInt(seats),
                        0))
                .toList();
    }

    /** The store of ratings without a database: all changes by match and seat. */
    private static final class Book {

        private final List<RatedMatch> known = new ArrayList<>();
        private final Map<String, RatingChange> changes = new TreeMap<>();

        void add(List<RatedMatch> fresh) {
            known.addAll(fresh);
            RatedMatch first = fresh.stream().min(RatedMatch.ORDER).orElseThrow();
            List<RatedMatch> tail = known.stream()
                    .filter(match -> !match.endedAt().isBefore(first.endedAt()))
                    .toList();
            Set<String> ids = fresh.stream().map(RatedMatch::matchId).collect(Collectors.toSet());
            List<RatedMatch> touched = Replay.touched(tail, ids);
            Map<String, RatedMatch> firsts = new HashMap<>();
            touched.forEach(match -> match.entrants().forEach(e -> firsts.putIfAbsent(e.player(), match)));
            Map<String, PlayerRating> before = new HashMap<>();
            firsts.forEach((player, match) -> changes.values().stream()
                    .filter(change -> change.entrant().player().equals(player))
                    .filter(change -> RatedMatch.ORDER.compare(change.match(), match) < 0)
                    .max((one, other) -> RatedMatch.ORDER.compare(one.match(), other.match()))
                    .ifPresent(change -> before.put(player, change.after())));
            Replay.rate(before, touched)
                    .changes()
                    .forEach(change -> changes.put(
                            change.match().matchId() + "/" + change.entrant().seat(), change));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void ratings_are_the_same_to_the_last_bit_in_whatever_order_matches_become_known(long seed) {
        Random random = new Random(seed);
        List<RatedMatch> season = season(random);
        Book ordered = new Book();
        season.stream().sorted(RatedMatch.ORDER).forEach(match -> ordered.add(List.of(match)));
        Book whole = new Book();
        whole.add(season);
        List<RatedMatch> shuffled = new ArrayList<>(season);
        Collections.shuffle(shuffled, random);
        Book late = new Book();
        for (int from = 0; from < MATCHES; ) {
            int to = Math.min(MATCHES, from + 1 + random.nextInt(9));
            late.add(shuffled.subList(from, to));
            from = to;
        }
        assertThat(ordered.changes).isNotEmpty();
        assertThat(whole.changes).isEqualTo(ordered.changes);
        assertThat(late.changes).isEqualTo(ordered.changes);
    }
}
