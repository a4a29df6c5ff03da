package baffin.competition.recount;

import baffin.competition.entry.Division;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.CancellationUndone;
import baffin.competition.event.CompetitionEvent.CompetitionCancelled;
import baffin.competition.event.CompetitionEvent.CompetitionCreated;
import baffin.competition.event.CompetitionEvent.CompetitionFinished;
import baffin.competition.event.CompetitionEvent.CompetitionStarted;
import baffin.competition.event.CompetitionEvent.DivisionJoined;
import baffin.competition.event.CompetitionEvent.FinishUndone;
import baffin.competition.event.CompetitionEvent.PolicyChanged;
import baffin.competition.event.CompetitionEvent.Swapped;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryCommand.Return.Missed;
import baffin.competition.event.EntryEvent.Entered;
import baffin.competition.event.EntryEvent.PersonReplaced;
import baffin.competition.event.EntryEvent.Removed;
import baffin.competition.event.EntryEvent.Returned;
import baffin.competition.event.EntryEvent.Withdrew;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RoundEvent.RoundWithdrawn;
import baffin.competition.event.RoundEvent.SeatsExchanged;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.competition.event.RulingEvent.PenaltyGiven;
import baffin.competition.event.RulingEvent.PenaltyLifted;
import baffin.competition.event.RulingEvent.ResultRecorded;
import baffin.competition.event.RulingEvent.ResultSetAside;
import baffin.competition.event.RulingEvent.RulingLifted;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.event.RulingEvent.SeatsForfeited;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Policy;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.competition.table.TableResult.Source;
import baffin.match.terms.SeatHolder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the events so far have come to. */
final class Ledger {

    /** A round as it was published, with the results that count by now. */
    record Leaf(int number, Stage stage, List<Board> boards, List<Bye> byes) {

        boolean has(int entrant) {
            return byes.stream().anyMatch(bye -> bye.entrant() == entrant)
                    || boards.stream()
                            .anyMatch(board -> !board.nothing() && board.seats().contains(entrant));
        }

        boolean settled() {
            return boards.stream().allMatch(board -> board.result() != null || board.nothing());
        }
    }

    /** What an organiser has taken; lifted ones stay, struck through. */
    record Fine(int entrant, Fraction points, boolean lifted) {}

    private record Change(int round, Board before) {}

    private @Nullable Policy policy;
    private @Nullable String seed;
    private boolean over;
    private boolean cancelled;
    private boolean early;
    /** Who entered: whose lot an entrant has. */
    final Map<Integer, SeatHolder> persons = new TreeMap<>();

    final Set<Integer> gone = new HashSet<>();
    /** Whoever was taken out, and stands behind all others. */
    final Set<Integer> last = new HashSet<>();

    final List<Leaf> rounds = new ArrayList<>();
    final List<Fine> fines = new ArrayList<>();
    private List<Integer> seeding = List.of();
    private List<Division> divisions = List.of();
    /** Entrants that another person plays for since this record. */
    private final Set<Integer> newcomers = new HashSet<>();
    /** Number of the record with which somebody took the place of an entrant who had left. */
    private final Map<Integer, Long> takenOver = new TreeMap<>();
    /** Players of each entrant by the record with which they began. */
    private final Map<Integer, TreeMap<Long, String>> since = new TreeMap<>();

    private long version;
    private final List<@Nullable Change> changes = new ArrayList<>();
    private final IdentityHashMap<Board, List<Chair>> chairs = new IdentityHashMap<>();

    Policy policy() {
        return Objects.requireNonNull(policy);
    }

    /** The seed; null while it is secret. */
    @Nullable
    String seed() {
        return seed;
    }

    /** True once there will be no more play. */
    boolean over() {
        return over;
    }

    /** True when it has ended with matches ahead. */
    boolean cut() {
        return cancelled || over && early;
    }

    List<Integer> seeding() {
        return seeding;
    }

    List<Division> divisions() {
        return divisions;
    }

    /** The seats of a table, none while it is open; reckoned once, since points stay what they are. */
    List<Chair> chairs(Board board) {
        return chairs.computeIfAbsent(board, one -> Chairs.of(policy().points(), one));
    }

    Stream<Leaf> of(Stage stage) {
        return rounds.stream().filter(round -> round.stage() == stage);
    }

    /** True for who has come to none of its tables, or has had neither table nor bye since play began. */
    boolean absent(int entrant) {
        List<Board> ended = rounds.stream()
                .flatMap(round -> round.boards().stream())
                .filter(board -> board.result() != null && board.seats().contains(entrant))
                .toList();
        return ended.isEmpty()
                ? !rounds.isEmpty() && rounds.stream().noneMatch(round -> round.has(entrant))
                : ended.stream().allMatch(board -> board.missed(entrant));
    }

    /** True for a table whose result is void for an entrant, since another person had its place then. */
    boolean voided(int entrant, Board board) {
        return policy().format() instanceof DivisionLeague league
                && league.results() == DivisionLeague.Results.VOID
                && board.result() != null
                && board.result().since() < takenOver.getOrDefault(entrant, 0L)
                && !sat(entrant, board.result().since()).equals(sat(entrant, version));
    }

    /** Who played for an entrant at a version. */
    private String sat(int entrant, long then) {
        return Objects.requireNonNull(since.get(entrant)).floorEntry(then).getValue();
    }

    void read(CompetitionRecord record) {
        version = record.version();
        newcomers.clear();
        record.events().forEach(this::read);
    }

    private void read(CompetitionEvent event) {
        switch (event) {
            case CompetitionCreated created -> policy = created.policy();
            case PolicyChanged(Policy other) -> policy = other;
            case Entered entered -> {
                persons.put(entered.entrant(), entered.person());
                plays(entered.entrant(), entered.person().player());
                missed(entered.entrant(), entered.fromRound(), ByeKind.LATE, ByeKind.ZERO);
            }
            case PersonReplaced other -> {
                newcomers.add(other.entrant());
                plays(other.entrant(), other.to().player());
            }
            case Withdrew left -> gone.add(left.entrant());
            case Removed left -> {
                gone.add(left.entrant());
                last.add(left.entrant());
            }
            case Returned back -> {
                gone.remove(back.entrant());
                last.remove(back.entrant());
                if (newcomers.contains(back.entrant())) {
                    takenOver.put(back.entrant(), version);
                }
                ByeKind kind = back.missed() == Missed.BYE ? ByeKind.PAIRING : ByeKind.ZERO;
                missed(back.entrant(), back.fromRound(), kind, kind);
            }
            case CompetitionStarted started -> {
                seed = started.seed();
                seeding = started.seeding();
                divisions = started.divisions();
            }
            case CompetitionFinished done -> {
                over = true;
                early = done.early() != null;
            }
            case FinishUndone undone -> over = false;
            case CancellationUndone undone -> {
                over = false;
                cancelled = false;
            }
            case CompetitionCancelled done -> {
                over = true;
                cancelled = true;
            }
            case Swapped swapped -> swap(swapped.one(), swapped.other());
            case DivisionJoined joined -> join(joined);
            case PenaltyGiven fine ->
                fines.add(new Fine(fine.entrant(), Fraction.of(fine.points().units(), 1_200), false));
            case PenaltyLifted lifted -> {
                Fine fine = fines.get(lifted.penalty() - 1);
                fines.set(lifted.penalty() - 1, new Fine(fine.entrant(), fine.points(), true));
            }
            default -> tables(event);
        }
    }

    private void plays(int entrant, String player) {
        since.computeIfAbsent(entrant, number -> new TreeMap<>()).put(version, player);
    }

    private void tables(CompetitionEvent event) {
        switch (event) {
            case RoundPublished published ->
                rounds.add(new Leaf(
                        published.round(),
                        published.stage(),
                        new ArrayList<>(
                                published.tables().stream().map(Ledger::board).toList()),
                        new ArrayList<>(published.byes())));
            case RoundWithdrawn gone -> rounds.removeLast();
            case SeatsExchanged exchanged -> {
                exchanged.tables().forEach(table -> put(exchanged.round(), board(table)));
                List<Bye> byes = rounds.get(exchanged.round() - 1).byes();
                byes.clear();
                byes.addAll(exchanged.byes());
            }
            case ResultRecorded(int round, int table, int attempt, var at, var seats) ->
                played(round, table, attempt, seats);
            case RulingMade made -> {
                Board before = board(made.round(), made.table());
                remember(made.ruling(), made.round(), before);
                put(
                        made.round(),
                        made.source() == Source.VOID
                                ? before.again(0)
                                : before.with(new Board.Result(made.source(), made.seats(), since(before))));
            }
            case SeatsForfeited lost -> {
                Board before = board(lost.round(), lost.table());
                remember(lost.ruling(), lost.round(), before);
                put(lost.round(), before.losing(lost.seats()));
            }
            case MatchReplayed again -> {
                Board before = board(again.round(), again.table());
                remember(again.ruling(), again.round(), before);
                put(again.round(), before.again(again.attempt()));
            }
            case RulingLifted lifted -> {
                Change change = Objects.requireNonNull(changes.set(lifted.ruling() - 1, null));
                put(change.round(), change.before());
            }
            case ResultSetAside late -> setAside(late.round(), late.table(), late.attempt(), late.seats());
            default -> {}
        }
    }

    private static Board board(Table table) {
        TableResult none = table.result();
        return new Board(
                table.number(),
                table.division() == null ? 0 : table.division(),
                table.seats(),
                table.attempt(),
                none == null ? null : new Board.Result(none.source(), none.seats(), none.version()),
                List.of());
    }

    private Board board(int round, int table) {
        return rounds.get(round - 1).boards().get(table - 1);
    }

    private void put(int round, Board board) {
        rounds.get(round - 1).boards().set(board.number() - 1, board);
    }

    private long since(Board before) {
        return before.result() == null ? version : before.result().since();
    }

    private void remember(@Nullable Integer ruling, int round, Board before) {
        if (ruling != null) {
            changes.add(new Change(round, before));
        }
    }

    private void played(int round, int table, int attempt, List<SeatResult> seats) {
        put(round, board(round, table).played(seats, version));
        setAside(round, table, attempt, seats);
    }

    private void join(DivisionJoined joined) {
        divisions = divisions.stream()
                .map(division -> division.number() == joined.division() ? division.with(joined.entrant()) : division)
                .toList();
    }

    /** A match that ends after a ruling: its result is what the table goes back to. */
    private void setAside(int round, int table, int attempt, List<SeatResult> seats) {
        for (int index = 0; index < changes.size(); index++) {
            Change change = changes.get(index);
            if (change != null
                    && change.round() == round
                    && change.before().number() == table
                    && change.before().attempt() == attempt
                    && change.before().result() == null) {
                changes.set(index, new Change(round, change.before().played(seats, version)));
            }
        }
    }

    /** Rounds of pod Swiss before the one from which an entrant takes part. */
    private void missed(int entrant, int fromRound, ByeKind first, ByeKind others) {
        ByeKind kind = first;
        for (Leaf round : rounds) {
            if (round.number() < fromRound
                    && (round.stage() == Stage.SWISS || round.stage() == Stage.HEAT && kind == ByeKind.PAIRING)
                    && !round.has(entrant)) {
                round.byes().add(new Bye(entrant, kind));
                kind = others;
            }
        }
    }

    private void swap(int one, int other) {
        divisions = divisions.stream()
                .map(division -> new Division(
                        division.number(),
                        division.tier(),
                        division.entrants().stream()
                                .map(number -> number == one ? other : number == other ? one : number)
                                .toList()))
                .toList();
    }
}
