package baffin.scoring.competition.page;

import baffin.competition.Competition;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.Separations;
import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import baffin.competition.standing.tiebreak.TieBreakValue;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.view.Mark;
import baffin.scoring.competition.view.Person;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The page of a standing.
 *
 * @param begun false until play begins: all stand alike, and ranks say nothing
 * @param official false under another policy than the competition's own
 * @param finals rounds of the final stage, the first one first
 * @param groups one a division of a league, otherwise one
 * @param about the competition itself
 */
public record StandingPage(
        boolean begun, boolean official, List<Last> finals, List<Group> groups, AboutCompetition about) {

    /** Rounds whose places come before points. */
    private static final Set<Stage> FINALS =
            EnumSet.of(Stage.PLAY_OFF, Stage.SEMI_FINAL, Stage.THIRD_PLACE, Stage.FINAL);

    /** A round of the final stage that has results. */
    public record Last(int number, Stage stage) {}

    /**
     * A place in such a round; a match for third place beside a final is none.
     *
     * @param place null for who has none in it
     */
    public record LastPlace(Stage stage, @Nullable Integer place) {}

    /**
     * A table of the standing.
     *
     * @param division its number; null outside of a league
     * @param tier 1 for the top; null outside of a league
     * @param columns tie-breaks that have decided a rank, in the order of the policy
     * @param folded tie-breaks that have a value and have decided nothing
     * @param moves true when somebody has moved since the round before
     * @param played true when something was played
     * @param left true when there is something left to play
     * @param marks those that stand in it
     * @param notes about penalties and cards
     * @param lots those whose order the lot has decided, each time from the first to the last
     */
    public record Group(
            @Nullable Integer division,
            @Nullable Integer tier,
            List<TieBreak> columns,
            List<TieBreak> folded,
            boolean moves,
            boolean played,
            boolean left,
            List<Row> rows,
            Set<Mark> marks,
            List<Note> notes,
            List<List<Person>> lots) {}

    /**
     * A line.
     *
     * @param movement ranks gained since the round before; null when that says nothing
     * @param red red cards
     * @param yellow yellow cards, with one of a season before
     * @param finals places in the rounds of the final stage, in their order
     * @param cells values of the tie-breaks that decide
     * @param folded values of the others
     * @param official rank under the competition's own policy; null on a page of that one
     */
    public record Row(
            int rank,
            @Nullable Integer movement,
            Person person,
            Set<Mark> marks,
            List<Note> notes,
            int red,
            int yellow,
            String points,
            List<LastPlace> finals,
            List<Cell> cells,
            List<Cell> folded,
            int played,
            int left,
            @Nullable Integer official) {

        /** Movement without its sign. */
        public int ranks() {
            return movement == null ? 0 : Math.abs(movement);
        }
    }

    /**
     * The value of a tie-break.
     *
     * @param value empty where there is none
     */
    public record Cell(TieBreak kind, String value) {}

    /**
     * The page.
     *
     * @param division null for all of them
     * @param beside the official standing when this is another one
     */
    public static StandingPage of(
            Competition competition,
            Standing standing,
            @Nullable Integer division,
            @Nullable Standing beside,
            PublicNames names) {
        Map<Integer, TieBreak> deciding = Separations.of(competition, standing);
        List<Group> groups = new ArrayList<>();
        int notes = 0;
        for (StandingTable table : standing.tables()) {
            if (!table.lines().isEmpty() && (division == null || division.equals(table.division()))) {
                Group group = group(competition, table, deciding, beside, notes, names);
                notes += group.notes().size();
                groups.add(group);
            }
        }
        return new StandingPage(
                competition.startedAt() != null,
                beside == null,
                finals(competition)
                        .map(round -> new Last(round.number(), round.stage()))
                        .toList(),
                groups,
                AboutCompetition.of(competition, names));
    }

    private static Stream<Round> finals(Competition competition) {
        return competition.rounds().stream()
                .filter(round -> FINALS.contains(round.stage()))
                .filter(round -> round.tables().stream().anyMatch(table -> table.result() != null));
    }

    private static LastPlace place(Round round, int entrant) {
        for (Table table : round.tables()) {
            TableResult result = table.result();
            int seat = table.seats().indexOf(entrant);
            if (seat >= 0
                    && round.stage(table) == round.stage()
                    && result != null
                    && RoundPage.PLACED.contains(result.source())) {
                return new LastPlace(round.stage(), result.seats().get(seat).place());
            }
        }
        return new LastPlace(round.stage(), null);
    }

    private static Group group(
            Competition competition,
            StandingTable table,
            Map<Integer, TieBreak> deciding,
            @Nullable Standing beside,
            int before,
            PublicNames names) {
        List<StandingLine> lines = table.lines();
        Set<TieBreak> decided = EnumSet.noneOf(TieBreak.class);
        lines.stream().map(line -> deciding.get(line.entrant())).forEach(kind -> add(decided, kind));
        decided.remove(TieBreak.LOT);
        boolean played = lines.stream().anyMatch(line -> line.played() > 0);
        // before the first result the lot only lines up who stands alike
        List<List<Person>> lots = played ? lots(lines, deciding, names) : List.of();
        List<Row> rows = new ArrayList<>(lines.size());
        List<Note> notes = new ArrayList<>();
        for (StandingLine line : lines) {
            List<Note> own = Note.of(competition, line, before + notes.size(), names);
            notes.addAll(own);
            boolean lot =
                    lots.stream().flatMap(Collection::stream).anyMatch(person -> person.entrant() == line.entrant());
            rows.add(row(line, competition, own, lot, decided, beside, names));
        }
        Set<Mark> marks = EnumSet.noneOf(Mark.class);
        rows.forEach(row -> marks.addAll(row.marks()));
        return new Group(
                table.division(),
                table.tier(),
                kinds(rows.getFirst().cells()),
                kinds(rows.getFirst().folded()).stream()
                        .filter(kind -> rows.stream()
                                .flatMap(row -> row.folded().stream())
                                .anyMatch(cell ->
                                        cell.kind() == kind && !cell.value().isEmpty()))
                        .toList(),
                lines.stream().anyMatch(line -> line.movement() != null && line.movement() != 0),
                played,
                lines.stream().anyMatch(line -> line.gamesLeft() > 0),
                rows,
                marks,
                notes,
                lots);
    }

    private static List<TieBreak> kinds(List<Cell> cells) {
        return cells.stream().map(Cell::kind).toList();
    }

    private static void add(Set<TieBreak> all, @Nullable TieBreak one) {
        if (one != null) {
            all.add(one);
        }
    }

    private static Row row(
            StandingLine line,
            Competition competition,
            List<Note> notes,
            boolean lot,
            Set<TieBreak> decided,
            @Nullable Standing beside,
            PublicNames names) {
        Set<Mark> marks = Mark.of(line, competition.status());
        if (lot) {
            marks.add(Mark.LOT);
        }
        return new Row(
                line.rank(),
                line.movement(),
                Person.of(competition, line.entrant(), names),
                marks,
                notes,
                line.cards().red(),
                line.cards().yellow() + line.cards().carried(),
                line.points().toString(),
                finals(competition).map(round -> place(round, line.entrant())).toList(),
                cells(line, kind -> decided.contains(kind)),
                cells(line, kind -> !decided.contains(kind) && kind != TieBreak.LOT),
                line.played(),
                line.gamesLeft(),
                beside == null
                        ? null
                        : beside.line(line.entrant()).map(StandingLine::rank).orElse(null));
    }

    private static List<Cell> cells(StandingLine line, java.util.function.Predicate<TieBreak> which) {
        return line.tieBreaks().stream()
                .filter(value -> which.test(value.kind()))
                .map(value -> new Cell(value.kind(), shown(value)))
                .toList();
    }

    static String shown(TieBreakValue value) {
        return value.value() == null ? "" : value.value().toPlainString();
    }

    /** Runs of lines that nothing but the lot has put in their order. */
    private static List<List<Person>> lots(
            List<StandingLine> lines, Map<Integer, TieBreak> deciding, PublicNames names) {
        List<List<Person>> runs = new ArrayList<>();
        List<Person> run = new ArrayList<>();
        for (int index = 1; index <= lines.size(); index++) {
            boolean drawn =
                    index < lines.size() && deciding.get(lines.get(index).entrant()) == TieBreak.LOT;
            if (drawn && run.isEmpty()) {
                run.add(person(lines.get(index - 1), names));
            }
            if (drawn) {
                run.add(person(lines.get(index), names));
            } else if (!run.isEmpty()) {
                runs.add(List.copyOf(run));
                run.clear();
            }
        }
        return runs;
    }

    private static Person person(StandingLine line, PublicNames names) {
        return Person.of(line.entrant(), line.person(), names);
    }
}
