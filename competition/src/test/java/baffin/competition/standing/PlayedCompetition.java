package baffin.competition.standing;

import baffin.competition.Competition;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Division;
import baffin.competition.entry.Penalty;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryEvent;
import baffin.competition.event.RoundEvent;
import baffin.competition.event.RulingEvent;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.Format;
import baffin.competition.policy.Points;
import baffin.competition.policy.PointsRule;
import baffin.competition.policy.Policy;
import baffin.competition.policy.Schedule;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.ledger.StandingRules;
import baffin.competition.table.Bye;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult.Source;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.match.terms.SeatHolder;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** A competition for tests, told record by record; a minute passes between two records. */
public final class PlayedCompetition {

    /** The seed of all of them. */
    public static final String SEED = "0123456789abcdef".repeat(4);

    /** When the first record is taken. */
    public static final Instant BEGIN = Instant.parse("2026-11-01T12:00:00Z");

    private static final Actor ORGANISER = new Actor("player-0", false);

    private final String id;
    private final List<CompetitionRecord> records = new ArrayList<>();
    private int entrants;
    private int rounds;
    private int rulings;

    private PlayedCompetition(String id) {
        this.id = id;
    }

    /** A new one. */
    public static PlayedCompetition of(String id, Policy policy) {
        return seeded(id, policy, SEED);
    }

    /** A new one with a seed of its own. */
    public static PlayedCompetition seeded(String id, Policy policy, String seed) {
        PlayedCompetition competition = new PlayedCompetition(id);
        return competition.add(new CompetitionEvent.CompetitionCreated(
                policy, "c".repeat(64), seed, "secret-invitation-hash", null, null, List.of(), List.of()));
    }

    /** A new one that begins with all that this event tells. */
    public static PlayedCompetition created(String id, CompetitionEvent.CompetitionCreated created) {
        return new PlayedCompetition(id).add(created);
    }

    /** A policy of tables of four with the default points. */
    public static Policy policy(Format format, TieBreak... tieBreaks) {
        return policy(format, 4, PointsRule.EXPEDITION, tieBreaks);
    }

    /** A policy that differs from others in what standings depend on. */
    public static Policy policy(Format format, int tableSize, PointsRule points, TieBreak... tieBreaks) {
        return new Policy(
                "Winter league",
                null,
                "expedition",
                Map.of(),
                format,
                tableSize,
                true,
                points,
                List.of(tieBreaks),
                null,
                new EntryRule(EntryRule.Who.OPEN, List.of(), 2, 1024, null, null, true, null, true, null),
                new Schedule(Duration.ofDays(7), Duration.ofDays(1), false),
                null);
    }

    /** A Swiss main stage without a final. */
    public static Format swiss(int rounds) {
        return new Format.PodSwiss(rounds, 0, null);
    }

    /** Appends a record with these events. */
    public PlayedCompetition add(CompetitionEvent... events) {
        long version = records.size() + 1L;
        records.add(new CompetitionRecord(
                id, version, "command-" + version, ORGANISER, BEGIN.plusSeconds(60 * version), List.of(events)));
        return this;
    }

    /** These people enter, one after the other. */
    public PlayedCompetition enter(List<SeatHolder> people) {
        for (SeatHolder person : people) {
            entrants++;
            add(new EntryEvent.Entered(entrants, person, null, 0, 1));
        }
        return this;
    }

    /** So many enter: entrant n is player-n with the handle "Player n". */
    public PlayedCompetition enter(int count) {
        for (int index = 0; index < count; index++) {
            entrants++;
            add(new EntryEvent.Entered(entrants, new SeatHolder("player-" + entrants, false), null, 0, 1));
        }
        return this;
    }

    /** Play begins, seeded by number. */
    public PlayedCompetition start() {
        return start(List.of());
    }

    /** Play begins in these divisions, each one a tier below the one before. */
    @SafeVarargs
    public final PlayedCompetition divisions(List<Integer>... divisions) {
        return start(IntStream.rangeClosed(1, divisions.length)
                .mapToObj(number -> new Division(number, number, divisions[number - 1]))
                .toList());
    }

    private PlayedCompetition start(List<Division> divisions) {
        List<Integer> seeding = IntStream.rangeClosed(1, entrants).boxed().toList();
        return add(new CompetitionEvent.CompetitionStarted(SEED, divisions, seeding));
    }

    /** A round of these tables. */
    @SafeVarargs
    public final PlayedCompetition round(Stage stage, List<Integer>... tables) {
        return round(stage, List.of(tables), List.of());
    }

    /** A round of these tables and byes. */
    public PlayedCompetition round(Stage stage, List<List<Integer>> seats, List<Bye> byes) {
        return published(
                stage,
                IntStream.rangeClosed(1, seats.size())
                        .mapToObj(number -> new Table(number, null, seats.get(number - 1), 1, null))
                        .toList(),
                byes);
    }

    /** A round of these tables and byes, with all that tables have. */
    public PlayedCompetition published(Stage stage, List<Table> tables, List<Bye> byes) {
        rounds++;
        return add(new RoundEvent.RoundPublished(
                rounds,
                stage,
                tables,
                byes,
                List.of(),
                List.of(),
                "5".repeat(64),
                0,
                BEGIN.plus(Duration.ofDays(7L * rounds))));
    }

    /** A match is played to its end: by seat, place and score in turn. */
    public PlayedCompetition result(int round, int table, int... placesAndScores) {
        List<SeatResult> seats = new ArrayList<>();
        for (int index = 0; index < placesAndScores.length; index += 2) {
            seats.add(new SeatResult(placesAndScores[index], placesAndScores[index + 1], null, Fate.PLAYED, null));
        }
        return result(round, table, seats);
    }

    /** A match ends. */
    public PlayedCompetition result(int round, int table, List<SeatResult> seats) {
        return add(
                new RulingEvent.ResultRecorded(round, table, 1, BEGIN.plusSeconds(60 * (records.size() + 1L)), seats));
    }

    /** The organiser rules, or the deadline has passed. */
    public PlayedCompetition ruling(int round, int table, Source source, SeatResult... seats) {
        Integer number = source == Source.DEADLINE ? null : Integer.valueOf(++rulings);
        return add(new RulingEvent.RulingMade(round, table, source, List.of(seats), "ruled in a test", number));
    }

    /** Points off. */
    public PlayedCompetition penalty(int entrant, String points) {
        return add(
                new RulingEvent.PenaltyGiven(entrant, Points.of(new BigDecimal(points)), Penalty.Card.YELLOW, "late"));
    }

    /** A round closes. */
    public PlayedCompetition close(int round) {
        return add(new RoundEvent.RoundClosed(round));
    }

    /** All is over. */
    public PlayedCompetition finish() {
        return add(new CompetitionEvent.CompetitionFinished(null));
    }

    /** A seat played to its end. */
    public static SeatResult seat(int place, int score) {
        return new SeatResult(place, score, null, Fate.PLAYED, null);
    }

    /** A seat with another end. */
    public static SeatResult seat(int place, int score, Fate fate) {
        return new SeatResult(place, score, null, fate, null);
    }

    /** The records so far. */
    public List<CompetitionRecord> records() {
        return List.copyOf(records);
    }

    /** The competition so far. */
    public Competition competition() {
        return fold(records);
    }

    /** A competition from its records. */
    public static Competition fold(List<CompetitionRecord> records) {
        Competition competition = null;
        for (CompetitionRecord record : records) {
            competition = Competition.after(competition, record);
        }
        return java.util.Objects.requireNonNull(competition, "at least one record");
    }

    /** The standing in short, a line each: rank, number, points. */
    public static String places(Standing standing) {
        StringBuilder text = new StringBuilder();
        standing.lines()
                .forEach(line -> text.append(line.rank())
                        .append(". #")
                        .append(line.entrant())
                        .append(' ')
                        .append(line.points())
                        .append('\n'));
        return text.toString();
    }

    /** A tie-break's value as it is shown; "-" where there is none. */
    public static String value(Standing standing, int entrant, TieBreak kind) {
        return standing.line(entrant).orElseThrow().tieBreaks().stream()
                .filter(value -> value.kind() == kind)
                .map(value -> value.value() == null ? "-" : value.value().toPlainString())
                .findFirst()
                .orElseThrow();
    }

    /** Why an entrant stands where it stands. */
    public static StandingExplanation why(PlayedCompetition played, int entrant) {
        Competition competition = played.competition();
        return Standings.explain(competition, StandingRules.of(competition.policy()), entrant)
                .orElseThrow();
    }

    static String text(Phrase rule) {
        return Messages.of(StandingExplanation.TEXTS).text(rule, Locale.ENGLISH);
    }
}
