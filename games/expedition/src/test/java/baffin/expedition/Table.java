package baffin.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.expedition.board.Board;
import baffin.expedition.data.Token;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.state.Crew;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.Pass;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Phase;
import baffin.expedition.state.Supply;
import baffin.expedition.state.TokenCount;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Tile;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A table set up by hand: round 2 without ice, seats in the order of their index, seat 0 to act, tiles L60 to L63 on
 * display, every vehicle at its start.
 */
public final class Table {

    static final ExpeditionGame GAME = Matches.GAME;

    private final Random random = new Random(5);
    private ExpeditionState state;
    private List<ExpeditionEvent> last = List.of();

    private Table(ExpeditionState state) {
        this.state = state;
    }

    public static Table of(int seats) {
        ExpeditionState start = GAME.initial(Matches.setup(seats));
        List<Tile> display = IntStream.range(60, 64).mapToObj(Tile::large).toList();
        return new Table(start.with(start.supply().withDisplay(-1L >>> 4, display))
                .withRound(2, start.order(), List.of())
                .with(Phase.ACTIONS, List.of(new Seat(0)), 0, 1));
    }

    public ExpeditionState state() {
        return state;
    }

    public Expedition seat(int seat) {
        return state.of(new Seat(seat));
    }

    /** What the last command caused. */
    List<ExpeditionEvent> last() {
        return last;
    }

    public <E extends ExpeditionEvent> List<E> last(Class<E> type) {
        return last.stream().filter(type::isInstance).map(type::cast).toList();
    }

    public Table round(int round) {
        return with(state.withRound(round, state.order(), state.next()));
    }

    public Table turnOf(int seat) {
        return with(state.with(Phase.ACTIONS, List.of(new Seat(seat)), 0, state.turn() + 1));
    }

    public Table ship(int seat, String place) {
        return with(seat, seat(seat).withShip(new Place(place)));
    }

    public Table crew(int seat, int available, int resting) {
        return with(
                seat,
                seat(seat).withCrew(new Crew(available, resting), seat(seat).sledCrew()));
    }

    public Table sled(int seat, String place, int available, int resting) {
        return with(
                seat,
                seat(seat).withSled(new Place(place)).withCrew(seat(seat).shipCrew(), new Crew(available, resting)));
    }

    public Table reserve(int seat, String... tiles) {
        Expedition x = seat(seat);
        for (String tile : tiles) {
            x = x.withTile(new Tile(tile));
        }
        return with(seat, x);
    }

    /** Lays a tile on the board without asking whether it may lie there. */
    public Table tile(String tile, int row, int col, Orientation orientation, boolean token) {
        Board board = state.board().place(new Placement(new Tile(tile), new Square(row, col), orientation), token);
        return with(state.with(board));
    }

    public Table tile(String tile, int row, int col) {
        return tile(tile, row, col, Orientation.FRONT_0, false);
    }

    public Table supply(Supply supply) {
        return with(state.with(supply));
    }

    public Table piles(Integer... piles) {
        Supply s = state.supply();
        return supply(new Supply(s.bag(), s.display(), List.of(piles), s.tokens(), s.passage(), s.greenland()));
    }

    public Table tokensLeft(Token token, int left) {
        Supply s = state.supply();
        TokenCount tokens = s.tokens().plus(token, left - s.left(token));
        return supply(new Supply(s.bag(), s.display(), s.piles(), tokens, s.passage(), s.greenland()));
    }

    public Table oneCartography() {
        return with(new ExpeditionState(
                true,
                state.phase(),
                state.round(),
                state.turn(),
                state.board(),
                state.supply(),
                state.seats(),
                state.order(),
                state.next(),
                state.toAct(),
                state.actions()));
    }

    /** Plays a command, which must be accepted. */
    public Table does(int seat, ExpeditionCommand command) {
        last = Matches.accepted(GAME.decide(state, new Seat(seat), command, random::nextInt));
        last.forEach(event -> state = GAME.evolve(state, event));
        return this;
    }

    /** Every seat that is asked passes until the round is over. */
    public Table allPass() {
        int round = state.round();
        List<ExpeditionEvent> all = new ArrayList<>();
        while (state.phase() == Phase.ACTIONS && state.round() == round) {
            does(state.toAct().getFirst().index(), new Pass());
            all.addAll(last);
        }
        last = all;
        return this;
    }

    /** Plays a command, which must be refused by the rule, with words in every language. */
    public RuleViolation refused(int seat, ExpeditionCommand command, String ruleId) {
        Decision<Transition<ExpeditionState, ExpeditionEvent>, RuleViolation> decision =
                GAME.decide(state, new Seat(seat), command, random::nextInt);
        assertThat(decision).isInstanceOf(Decision.Refused.class);
        RuleViolation violation = decision.refusalOrThrow();
        assertThat(violation.ruleId()).as(violation.reason().toString()).isEqualTo(ruleId);
        for (Locale language : Messages.LANGUAGES) {
            assertThat(Words.in(language, violation.reason())).isNotBlank().doesNotContain("{", "}");
        }
        return violation;
    }

    public boolean allows(int seat, ExpeditionCommand command) {
        return legal(seat).anyMatch(legal -> legal.command().equals(command));
    }

    public Stream<LegalCommand<ExpeditionCommand>> legal(int seat) {
        return GAME.legalCommands(state, new Seat(seat)).stream();
    }

    private Table with(ExpeditionState changed) {
        state = changed;
        return this;
    }

    private Table with(int seat, Expedition changed) {
        return with(state.with(new Seat(seat), changed));
    }
}
