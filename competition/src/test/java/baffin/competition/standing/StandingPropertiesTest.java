package baffin.competition.standing;

import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.RulingEvent.ResultRecorded;
import baffin.competition.policy.Points;
import baffin.competition.policy.TieBreak;
import baffin.competition.table.Stage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What holds for all results. */
class StandingPropertiesTest {

    private static final int ENTRANTS = 11;

    private static PlayedCompetition random(SplittableRandom chance) {
        PlayedCompetition played = PlayedCompetition.of(
                        "c-4",
                        policy(
                                swiss(4),
                                TieBreak.HEAD_TO_HEAD,
                                TieBreak.FIRST_PLACES,
                                TieBreak.OPPONENTS,
                                TieBreak.WINNER_SHARE,
                                TieBreak.TABLE_SHARE))
                .enter(ENTRANTS)
                .start();
        for (int round = 1; round <= 4; round++) {
            List<Integer> all =
                    new ArrayList<>(IntStream.rangeClosed(1, ENTRANTS).boxed().toList());
            for (int index = all.size() - 1; index > 0; index--) {
                Collections.swap(all, index, chance.nextInt(index + 1));
            }
            played.round(Stage.SWISS, all.subList(0, 4), all.subList(4, 8), all.subList(8, 11));
        }
        for (int round = 1; round <= 4; round++) {
            for (int table = 1; table <= 3; table++) {
                played.result(round, table, places(chance, table == 3 ? 3 : 4));
            }
        }
        return played;
    }

    private static int[] places(SplittableRandom chance, int seats) {
        int[] scores = chance.ints(seats, 1, 6).toArray();
        int[] all = new int[2 * seats];
        for (int seat = 0; seat < seats; seat++) {
            int own = scores[seat];
            all[2 * seat] =
                    1 + (int) IntStream.of(scores).filter(other -> other > own).count();
            all[2 * seat + 1] = own;
        }
        return all;
    }

    @Test
    void the_order_of_results_changes_nothing() {
        for (int seed = 0; seed < 40; seed++) {
            PlayedCompetition played = random(new SplittableRandom(seed));
            List<CompetitionRecord> shuffled = new ArrayList<>(played.records());
            int first = (int) shuffled.stream()
                    .takeWhile(record -> !(record.events().getFirst() instanceof ResultRecorded))
                    .count();
            Collections.shuffle(shuffled.subList(first, shuffled.size()), new java.util.Random(seed));
            List<CompetitionRecord> numbered = IntStream.range(0, shuffled.size())
                    .mapToObj(index -> new CompetitionRecord(
                            shuffled.get(index).competitionId(),
                            index + 1L,
                            shuffled.get(index).commandId(),
                            shuffled.get(index).by(),
                            shuffled.get(index).at(),
                            shuffled.get(index).events()))
                    .toList();
            assertEquals(
                    rendered(played.competition()),
                    rendered(PlayedCompetition.fold(numbered)),
                    "with the seed " + seed);
        }
    }

    private static List<String> rendered(Competition competition) {
        return Standings.of(competition).lines().stream()
                .map(line -> line.rank() + " #" + line.entrant() + " " + line.points() + " " + line.tieBreaks())
                .toList();
    }

    @Test
    void a_table_gives_away_its_mean_times_its_seats() {
        for (int seed = 0; seed < 40; seed++) {
            Competition competition = random(new SplittableRandom(seed)).competition();
            Points all = Standings.of(competition).lines().stream()
                    .map(StandingLine::points)
                    .reduce(Points.ZERO, Points::plus);
            // four rounds of eleven seats with 5 each
            assertEquals(Points.of(4 * 11 * 5), all, "with the seed " + seed);
        }
    }

    @Test
    void the_ranking_is_the_standing() {
        for (int seed = 0; seed < 40; seed++) {
            Competition competition = random(new SplittableRandom(seed)).competition();
            assertEquals(
                    Standings.of(competition).lines().stream()
                            .map(StandingLine::entrant)
                            .toList(),
                    Standings.ranking(competition));
        }
    }
}
