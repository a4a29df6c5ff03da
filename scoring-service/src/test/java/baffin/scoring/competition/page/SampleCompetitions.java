package baffin.scoring.competition.page;

import static baffin.competition.standing.PlayedCompetition.seat;
import static baffin.competition.standing.PlayedCompetition.swiss;

import baffin.competition.entry.CarriedCard;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.CompetitionCreated;
import baffin.competition.event.EntryEvent;
import baffin.competition.event.RulingEvent;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.Format;
import baffin.competition.policy.Points;
import baffin.competition.policy.PointsRule;
import baffin.competition.policy.Policy;
import baffin.competition.policy.Schedule;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.PlayedCompetition;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Series;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult.Source;
import baffin.match.terms.QuietHours;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.WrittenDuration;
import baffin.testkit.records.TestNames;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Competitions with all that pages have to show; each of them made anew under an id. */
final class SampleCompetitions {

    private static final List<String> NAMES = List.of(
            "Amundsen",
            "Knud-Rasmussen-Thule",
            "Γεώργιος",
            "北極探検家",
            "Wilhelmina_Featherstonehaugh",
            "محمد_المستكشف",
            "Nansen",
            "Åse",
            "Franklin",
            "Ross",
            "Sverdrup",
            "Нина_Петровна",
            "Back",
            "M'Clintock",
            "Rae");

    private static final SeatResult LEVEL = unscored(1, Fate.PLAYED);

    private SampleCompetitions() {}

    private static SeatResult unscored(int place, Fate fate) {
        return new SeatResult(place, null, null, fate, null);
    }

    private static void ruled(
            PlayedCompetition played,
            @Nullable Integer ruling,
            int table,
            Source source,
            String reason,
            SeatResult... seats) {
        played.add(new RulingEvent.RulingMade(1, table, source, List.of(seats), reason, ruling));
    }

    /** Tells the names of as many people. */
    static void giveNames(int count) {
        TestNames.give(IntStream.range(0, count)
                .boxed()
                .collect(Collectors.toMap(SampleCompetitions::id, SampleCompetitions::name)));
    }

    static String name(int index) {
        return index < NAMES.size() ? NAMES.get(index) : "Explorer " + (index + 1);
    }

    private static String id(int index) {
        return "player-" + (index + 1);
    }

    static List<SeatHolder> people(int count) {
        return IntStream.range(0, count)
                .mapToObj(index -> new SeatHolder(id(index), index == 14))
                .toList();
    }

    static Policy named(String name, Format format, int tableSize, PointsRule points, TieBreak... tieBreaks) {
        EntryRule entry = new EntryRule(
                EntryRule.Who.OPEN,
                List.of(),
                2,
                64,
                Instant.parse("2026-10-01T12:00:00Z"),
                Instant.parse("2026-11-01T18:00:00Z"),
                false,
                WrittenDuration.of(Duration.ofHours(2)),
                true,
                null);
        return new Policy(
                name,
                null,
                "expedition",
                Map.of(),
                format,
                tableSize,
                true,
                points,
                List.of(tieBreaks),
                null,
                entry,
                new Schedule(Duration.ofDays(7), Duration.ofDays(1), false),
                null);
    }

    /** A season that is over: two tiers, rulings of all kinds, cards, somebody who left and one who was removed. */
    static PlayedCompetition league(String id) {
        Policy policy = named(
                "Baffin Bay League",
                new Format.DivisionLeague(5, 4, null, 1, 1),
                4,
                PointsRule.EXPEDITION,
                TieBreak.HEAD_TO_HEAD,
                TieBreak.FIRST_PLACES,
                TieBreak.OPPONENTS,
                TieBreak.WINNER_SHARE,
                TieBreak.PENALTIES,
                TieBreak.LOT);
        PlayedCompetition played = PlayedCompetition.created(
                        id,
                        new CompetitionCreated(
                                policy,
                                "c".repeat(64),
                                PlayedCompetition.SEED,
                                null,
                                new Series("league", 3, null),
                                null,
                                List.of(),
                                List.of(new CarriedCard("player-4", 2))))
                .add(new CompetitionEvent.EntryOpened())
                .enter(people(15))
                .divisions(List.of(1, 2, 3, 4, 5), List.of(6, 7, 8, 9, 10), List.of(11, 12, 13, 14, 15));
        played.published(Stage.LEAGUE, leagueTables(), List.of());
        leagueResults(played);
        return played.penalty(3, "1")
                .add(new RulingEvent.PenaltyGiven(
                        3, Points.of(new BigDecimal("2.5")), Card.RED, "insulted <b>the others</b> & the organisers"))
                .add(new RulingEvent.PenaltyGiven(8, Points.ZERO, Card.NONE, "two days late"))
                .add(new EntryEvent.Withdrew(9, "no time"))
                .add(new EntryEvent.Removed(13, "never came"))
                .close(1)
                .finish();
    }

    /** Three divisions of five, each without one of them in turn. */
    private static List<Table> leagueTables() {
        List<Table> tables = new ArrayList<>();
        for (int division = 1; division <= 3; division++) {
            for (int out = 5; out >= 1; out--) {
                int without = out;
                int first = 5 * (division - 1);
                tables.add(new Table(
                        tables.size() + 1,
                        division,
                        IntStream.rangeClosed(1, 5)
                                .filter(one -> one != without)
                                .map(one -> one + first)
                                .boxed()
                                .toList(),
                        1,
                        null));
            }
        }
        return tables;
    }

    private static void leagueResults(PlayedCompetition played) {
        SplittableRandom chance = new SplittableRandom(7);
        for (int table = 1; table <= 15; table++) {
            switch (table) {
                case 2 ->
                    ruled(
                            played,
                            1,
                            table,
                            Source.ADJUDICATION,
                            "the connection was lost in the last turn",
                            seat(1, 40),
                            seat(3, 20),
                            seat(2, 31),
                            seat(4, 7));
                case 6 ->
                    ruled(
                            played,
                            2,
                            table,
                            Source.FORFEIT,
                            "never came",
                            LEVEL,
                            LEVEL,
                            LEVEL,
                            unscored(4, Fate.NO_SHOW));
                case 7 -> ruled(played, 3, table, Source.ABANDONED, "set up wrongly", LEVEL, LEVEL, LEVEL, LEVEL);
                case 12 ->
                    ruled(
                            played,
                            null,
                            table,
                            Source.DEADLINE,
                            "no ruling in time",
                            LEVEL,
                            LEVEL,
                            LEVEL,
                            unscored(4, Fate.DROPPED));
                default -> played.result(1, table, scores(chance, 4));
            }
        }
    }

    /** A Swiss with short tables, byes and a lot, in its third round. */
    static PlayedCompetition swissOf(String id, int entrants, int rounds) {
        PlayedCompetition played = PlayedCompetition.of(
                        id,
                        named(
                                "Winter Swiss",
                                swiss(rounds + 1),
                                4,
                                PointsRule.EXPEDITION,
                                TieBreak.FIRST_PLACES,
                                TieBreak.BEST_SCORE,
                                TieBreak.LOT))
                .add(new CompetitionEvent.EntryOpened())
                .enter(people(entrants))
                .start();
        SplittableRandom chance = new SplittableRandom(3);
        for (int round = 1; round <= rounds; round++) {
            List<List<Integer>> tables = new ArrayList<>();
            List<Bye> byes = new ArrayList<>();
            int turn = round;
            List<Integer> all = IntStream.range(0, entrants)
                    .map(index -> (index * (2 * turn + 1) + turn) % entrants + 1)
                    .distinct()
                    .boxed()
                    .toList();
            int full = all.size() / 4 * 4;
            for (int index = 0; index < full; index += 4) {
                tables.add(all.subList(index, index + 4));
            }
            all.subList(full, all.size()).forEach(entrant -> byes.add(new Bye(entrant, ByeKind.PAIRING)));
            played.round(Stage.SWISS, tables, byes);
            for (int table = 1; table <= tables.size() - (round == rounds ? 1 : 0); table++) {
                // the same scores everywhere leave a lot to the lot
                played.result(round, table, 1, 50, 2, 40, 3, 30, 4, 20 + chance.nextInt(2));
            }
            if (round < rounds) {
                played.close(round);
            }
        }
        return played;
    }

    /** A round robin of six, twice. */
    static PlayedCompetition robin(String id) {
        PlayedCompetition played = PlayedCompetition.of(
                        id,
                        named(
                                "Duel of the ice",
                                new Format.RoundRobin(2),
                                2,
                                PointsRule.DUEL,
                                TieBreak.HEAD_TO_HEAD,
                                TieBreak.WINNER_SHARE))
                .enter(people(6))
                .start();
        SplittableRandom chance = new SplittableRandom(5);
        for (int round = 1; round <= 7; round++) {
            int turn = (round - 1) % 5;
            List<List<Integer>> tables = new ArrayList<>();
            tables.add(List.of(6, turn + 1));
            for (int pair = 1; pair <= 2; pair++) {
                tables.add(List.of((turn + pair) % 5 + 1, (turn + 5 - pair) % 5 + 1));
            }
            played.round(Stage.ROUND_ROBIN, tables, List.of());
            for (int table = 1; table <= 3; table++) {
                if (round == 2 && table == 1) {
                    played.result(round, table, 1, 44, 1, 44);
                } else {
                    played.result(round, table, scores(chance, 2));
                }
            }
            played.close(round);
        }
        return played;
    }

    /** Single elimination of seven, finished. */
    static PlayedCompetition knockout(String id) {
        return PlayedCompetition.of(
                        id,
                        named(
                                "Lancaster Sound Cup",
                                new Format.SingleElimination(true),
                                2,
                                PointsRule.DUEL,
                                TieBreak.WINNER_SHARE,
                                TieBreak.LOT))
                .enter(people(7))
                .start()
                .round(
                        Stage.BRACKET,
                        List.of(List.of(4, 5), List.of(3, 6), List.of(2, 7)),
                        List.of(new Bye(1, ByeKind.THROUGH)))
                .result(1, 1, 1, 50, 2, 30)
                .result(1, 2, 1, 50, 2, 30)
                .result(1, 3, 2, 10, 1, 90)
                .close(1)
                .round(Stage.BRACKET, List.of(1, 4), List.of(3, 7))
                .result(2, 1, 1, 60, 2, 20)
                .result(2, 2, 1, 55, 2, 45)
                .close(2)
                .round(Stage.FINAL, List.of(1, 3), List.of(4, 7))
                .result(3, 1, 1, 70, 2, 69)
                .result(3, 2, 2, 20, 1, 60)
                .close(3)
                .finish();
    }

    /** Two who have not begun. */
    static PlayedCompetition entry(String id, List<SeatHolder> people) {
        return PlayedCompetition.of(id, named("Spring Cup", swiss(3), 4, PointsRule.EXPEDITION, TieBreak.LOT))
                .add(new CompetitionEvent.EntryOpened())
                .enter(people);
    }

    /** Somebody whose name, whose competition and whose penalty are markup. */
    static PlayedCompetition hostile(String id, String name) {
        QuietHours quiet = new QuietHours("Europe/Oslo", "22:00", "07:00");
        return PlayedCompetition.of(id, named(name, swiss(2), 4, PointsRule.EXPEDITION, TieBreak.WINNER_SHARE))
                .enter(List.of(new SeatHolder("player-1", null, false, quiet, null), new SeatHolder("player-2", false)))
                .start()
                .round(Stage.SWISS, List.of(1, 2))
                .ruling(1, 1, Source.CORRECTION, seat(1, 5), seat(2, 3))
                .add(new RulingEvent.PenaltyGiven(1, Points.of(1), Card.YELLOW, "<i>because</i>"));
    }

    private static int[] scores(SplittableRandom chance, int seats) {
        int[] scores = chance.ints(seats, 20, 90).toArray();
        int[] all = new int[2 * seats];
        for (int seat = 0; seat < seats; seat++) {
            int own = scores[seat];
            all[2 * seat] =
                    1 + (int) IntStream.of(scores).filter(other -> other > own).count();
            all[2 * seat + 1] = own;
        }
        return all;
    }
}
