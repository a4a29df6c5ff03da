package baffin.competition.pairing.league;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.pairing.TableSizes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Leagues take as few rounds as their games allow; rounds, games and meetings are counted anew. */
class FewestRoundsTest {

    private static final int GAMES_MAX = 8;
    private static final int NEARLY = 2;

    /** Where everybody could play in each round, but meetings or seats would differ by more than two. */
    private static final List<String> UNEVEN = List.of(
            "10 at 4, 4 games, 1 at once",
            "10 at 4, 7 games, 1 at once",
            "10 at 4, 8 games, 1 at once",
            "13 at 4, 7 games, 1 at once",
            "14 at 4, 7 games, 1 at once",
            "5 at 4, 7 games, 2 at once");

    private record Before(int meetings, int seats, List<Integer> rounds) {}

    private static Map<String, Before> before() throws IOException {
        Map<String, Before> before = new HashMap<>();
        try (InputStream file = FewestRoundsTest.class.getResourceAsStream("/league/before.tsv")) {
            String text = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
            text.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                String[] cells = line.split("\t");
                for (int games = 1; games <= GAMES_MAX; games++) {
                    String[] parts = cells[games + 1].split("[ ,]");
                    List<Integer> numbers = IntStream.range(0, 5)
                            .map(i -> Integer.parseInt(parts[i]))
                            .boxed()
                            .toList();
                    before.put(
                            cells[0] + " " + cells[1] + " " + games,
                            new Before(numbers.get(0), numbers.get(1), numbers.subList(2, 5)));
                }
            });
        }
        return before;
    }

    @ParameterizedTest(name = "tables of {0}")
    @ValueSource(ints = {3, 4})
    void everybody_has_the_games_promised_in_the_fewest_rounds_and_all_meet_and_sit_as_evenly_as_before(int size)
            throws IOException {
        Map<String, Before> all = before();
        for (int entrants = size; entrants <= LeagueDesign.MOST; entrants++) {
            for (int games = 1; games <= GAMES_MAX; games++) {
                Before before = Objects.requireNonNull(all.get(size + " " + entrants + " " + games));
                for (int atOnce = 1; atOnce <= 3; atOnce++) {
                    String what = entrants + " at tables of " + size + ", " + games + " games, " + atOnce + " at once";
                    LeagueSchedule schedule = LeagueDesign.of(entrants, size, games, atOnce);
                    plays(schedule, size, games, atOnce, what);
                    assertThat(schedule.rounds().size())
                            .as(what)
                            .isLessThanOrEqualTo(before.rounds.get(atOnce - 1))
                            .isBetween(
                                    lowest(games, atOnce),
                                    Math.max(
                                            full(entrants, size, games, atOnce),
                                            before(before, entrants, size, games, atOnce)));
                    boolean asBefore = schedule.rounds().size() == 1 || known(entrants, size, games);
                    assertThat(schedule.meetingSpread())
                            .as(what)
                            .isLessThanOrEqualTo(asBefore ? before.meetings : Math.max(NEARLY, before.meetings));
                    assertThat(schedule.seatSpread())
                            .as(what)
                            .isLessThanOrEqualTo(shorter(schedule, size) ? NEARLY : before.seats);
                }
            }
        }
    }

    private static boolean known(int entrants, int size, int games) {
        return LeagueDesign.known(entrants, size, games);
    }

    private static int before(Before before, int entrants, int size, int games, int atOnce) {
        return known(entrants, size, games) ? before.rounds.get(atOnce - 1) : 0;
    }

    private static void plays(LeagueSchedule schedule, int size, int games, int atOnce, String what) {
        int entrants = schedule.figures().entrants();
        Map<Integer, Integer> all = new HashMap<>();
        int idle = 0;
        for (List<List<Integer>> round : schedule.rounds()) {
            Map<Integer, Integer> here = new HashMap<>();
            for (List<Integer> table : round) {
                assertThat(table.size()).as(what).isBetween(size == 4 ? 3 : size, size);
                assertThat(new HashSet<>(table)).as(what).hasSameSizeAs(table);
                table.forEach(position -> here.merge(position, 1, Integer::sum));
            }
            assertThat(here.values()).as(what).allMatch(played -> played <= atOnce);
            here.forEach((position, played) -> all.merge(position, played, Integer::sum));
            idle += here.containsKey(1) ? 0 : 1;
        }
        for (int position = 1; position <= entrants; position++) {
            assertThat(all.getOrDefault(position, 0))
                    .as(what)
                    .isEqualTo(LeagueDesign.games(entrants, size, games, position));
        }
        assertThat(idle)
                .as(what)
                .isBetween(schedule.figures().idleMin(), schedule.figures().idleMax());
    }

    private static boolean shorter(LeagueSchedule schedule, int size) {
        return schedule.tables().stream().anyMatch(table -> table.size() < size);
    }

    private static int lowest(int games, int atOnce) {
        return (games + atOnce - 1) / atOnce;
    }

    /** The fewest rounds that take the fewest tables: rounds are filled up with short tables, then with full ones. */
    private static int full(int entrants, int size, int games, int atOnce) {
        List<Integer> sizes = TableSizes.of(entrants * games, size, false).sizes();
        int shorts = (int) sizes.stream().filter(seats -> seats < size).count();
        for (int rounds = lowest(games, atOnce); ; rounds++) {
            int[] most = never(shorts);
            most[0] = 0;
            for (int round = 0; round < rounds; round++) {
                int[] next = never(shorts);
                for (int had = 0; had <= shorts; had++) {
                    for (int here = 0; had + here <= shorts && here * (size - 1) <= entrants * atOnce; here++) {
                        int more = most[had] + (entrants * atOnce - here * (size - 1)) / size;
                        next[had + here] = Math.max(next[had + here], more);
                    }
                }
                most = next;
            }
            if (most[shorts] >= sizes.size() - shorts) {
                return rounds;
            }
        }
    }

    private static int[] never(int shorts) {
        int[] most = new int[shorts + 1];
        Arrays.fill(most, Integer.MIN_VALUE / 2);
        return most;
    }

    @Test
    void where_everybody_could_play_each_round_and_does_not_meetings_or_seats_would_suffer() {
        List<String> uneven = new ArrayList<>();
        for (int size = 3; size <= 4; size++) {
            for (int entrants = size; entrants <= LeagueDesign.MOST; entrants++) {
                for (int games = 1; games <= GAMES_MAX; games++) {
                    for (int atOnce = 1; atOnce <= 3; atOnce++) {
                        int rounds = LeagueDesign.of(entrants, size, games, atOnce)
                                .rounds()
                                .size();
                        boolean could = TableSizes.of(entrants * Math.min(games, atOnce), size, false)
                                        .byes()
                                == 0;
                        if (could && rounds > lowest(games, atOnce) && !known(entrants, size, games)) {
                            uneven.add(entrants + " at " + size + ", " + games + " games, " + atOnce + " at once");
                        }
                    }
                }
            }
        }
        assertThat(new TreeSet<>(uneven)).containsExactlyElementsOf(new TreeSet<>(UNEVEN));
    }

    @Test
    void eight_with_three_games_play_three_rounds_in_which_everybody_has_a_table() {
        DivisionSchedule eight = LeagueDesign.of(8, 4, 3, 1).figures();

        assertThat(eight.rounds()).isEqualTo(3);
        assertThat(eight.idleMax()).isZero();
        assertThat(eight.meetingsMax() - eight.meetingsMin()).isEqualTo(2);
    }
}
