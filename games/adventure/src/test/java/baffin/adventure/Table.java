package baffin.adventure;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.MarkerLaid;
import baffin.adventure.state.AdventureEvent.PiecePlaced;
import baffin.adventure.state.AdventureEvent.WakeEntered;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.adventure.state.Counts;
import baffin.adventure.state.Phase;
import baffin.adventure.state.Supply;
import baffin.adventure.state.Turn;
import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Chance;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A table set up by hand: round 2, eight rows of water, ships in front of row 1, no characters, seat 0 to act with
 * four points.
 */
public final class Table {

    public static final AdventureGame GAME = Matches.GAME;
    private static final int ROWS = 8;

    private Chance chance = new Random(5)::nextInt;
    private AdventureState state;
    private List<AdventureEvent> last = List.of();

    private Table(AdventureState state) {
        this.state = state;
    }

    public static Table of(int seats) {
        return of(Matches.setup(seats));
    }

    public static Table of(Setup setup) {
        Table table = new Table(GAME.initial(setup).withTurn(2, new Seat(0), Turn.NONE));
        String water = "W".repeat(table.state.sea().grid().width());
        for (int row = 1; row <= ROWS; row++) {
            table.row(row, water);
        }
        return table.turnOf(0, 4);
    }

    public AdventureState state() {
        return state;
    }

    public Sea sea() {
        return state.sea();
    }

    public Captain seat(int seat) {
        return state.of(new Seat(seat));
    }

    public int points() {
        return state.turn().points();
    }

    public int cards(int seat) {
        return seat(seat).hand().total();
    }

    /** Where a ship is. */
    public String ship(int seat) {
        Hex ship = seat(seat).ship();
        return ship == null ? "start" : ship.text();
    }

    /** What the last command caused. */
    public <E extends AdventureEvent> List<E> last(Class<E> type) {
        return last.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** Sets the terrain of a row, one letter a hex. */
    public Table row(int row, String letters) {
        Sea sea = state.sea();
        for (Tile tile : sea.tiles().all()) {
            StringBuilder terrain = new StringBuilder(sea.terrain(tile));
            List<Integer> hexes = sea.tiles().hexes(tile);
            for (int i = 0; i < hexes.size(); i++) {
                Hex hex = sea.grid().hex(hexes.get(i));
                if (hex.row() == row) {
                    terrain.setCharAt(i, letters.charAt(hex.col()));
                }
            }
            sea = sea.with(tile, terrain.toString());
        }
        return with(state.with(sea));
    }

    public Table turnOf(int seat, int points) {
        return with(state.with(Phase.TURN).withTurn(state.round(), new Seat(seat), Turn.begun(points, 1)));
    }

    public Table is(int seat, Skipper skipper) {
        return with(state.with(new Seat(seat), seat(seat).withCharacter(skipper)));
    }

    public Table holds(int seat, Treasure... cards) {
        Captain captain = seat(seat);
        for (Treasure card : cards) {
            captain = captain.withCards(card, 1);
            Supply s = state.supply();
            with(state.with(
                    new Supply(s.strips(), s.icebergs(), s.waters(), s.deck().plus(card, -1), s.discards())));
        }
        return with(state.with(new Seat(seat), captain));
    }

    /** Lays a marker and moves the ship, without asking whether that is lawful; the turn stays as it was. */
    public Table route(int seat, MarkerKind kind, String... hexes) {
        Turn turn = state.turn();
        List<Hex> path = Stream.of(hexes).map(Hex::new).toList();
        return after(new MarkerLaid(new Seat(seat), kind, path, seat(seat).ship(), null, 0, 0))
                .with(state.with(turn));
    }

    /** Lays single markers one after the other. */
    public Table singles(int seat, String... hexes) {
        Stream.of(hexes).forEach(hex -> route(seat, MarkerKind.SINGLE, hex));
        return this;
    }

    public Table inWake(int seat, String hex, int owner) {
        Turn turn = state.turn();
        return after(new WakeEntered(new Seat(seat), new Hex(hex), seat(seat).ship(), new Seat(owner), 0))
                .with(state.with(turn));
    }

    public Table piece(Ground ground, String hex) {
        return after(new PiecePlaced(ground, new Hex(hex)));
    }

    public Table markers(int seat, MarkerKind kind, int count) {
        Captain captain = seat(seat);
        return with(state.with(
                new Seat(seat),
                captain.withMarkers(kind, count - captain.markers().of(kind))));
    }

    public Table supply(Supply supply) {
        return with(state.with(supply));
    }

    /** The card of a kind is the only one in the deck. */
    public Table deckOf(Treasure... cards) {
        Counts deck = Counts.none(Treasure.values().length);
        for (Treasure card : cards) {
            deck = deck.plus(card, 1);
        }
        Supply s = state.supply();
        return supply(new Supply(s.strips(), s.icebergs(), s.waters(), deck, s.discards()));
    }

    /** All draws give one number, as far as it is in range. */
    public Table luck(int number) {
        chance = bound -> number % bound;
        return this;
    }

    public Table round(int round) {
        return with(state.withTurn(round, state.now(), state.turn()));
    }

    public Table turn(Turn turn) {
        return with(state.with(turn));
    }

    public Table slowed(int seat, int points) {
        Captain captain = seat(seat);
        return with(state.with(new Seat(seat), captain.with(captain.silenced(), captain.guarded(), points)));
    }

    /** Plays a command of the seat to act, which must be accepted and listed. */
    public Table does(AdventureCommand command) {
        Seat seat = state.now();
        assertThat(legal().map(LegalCommand::command)).contains(command);
        last = Matches.accepted(GAME.decide(state, seat, command, chance));
        last.forEach(event -> state = GAME.evolve(state, event));
        return this;
    }

    public Table ends() {
        return does(new AdventureCommand.EndTurn());
    }

    /** Everyone ends their turns until a seat is to act again. */
    public Table untilTurnOf(int seat) {
        do {
            ends();
        } while (state.now().index() != seat);
        return this;
    }

    /** Plays a command of the seat to act, which must be refused by the rule. */
    public RuleViolation refused(AdventureCommand command, String ruleId) {
        assertThat(legal().map(LegalCommand::command)).doesNotContain(command);
        Decision<Transition<AdventureState, AdventureEvent>, RuleViolation> decision =
                GAME.decide(state, state.now(), command, chance);
        assertThat(decision).isInstanceOf(Decision.Refused.class);
        RuleViolation violation = decision.refusalOrThrow();
        assertThat(violation.ruleId()).as(words(violation)).isEqualTo(ruleId);
        return violation;
    }

    /** The reason of a refusal in English. */
    public static String words(RuleViolation violation) {
        return GAME.explainer().messages().text(violation.reason(), Locale.ENGLISH);
    }

    /** Plays a command of any seat, which must be refused by the rule. */
    public void refusedBy(int seat, AdventureCommand command, String ruleId) {
        Decision<Transition<AdventureState, AdventureEvent>, RuleViolation> decision =
                GAME.decide(state, new Seat(seat), command, chance);
        assertThat(decision).isInstanceOf(Decision.Refused.class);
        assertThat(decision.refusalOrThrow().ruleId()).isEqualTo(ruleId);
    }

    public boolean allows(AdventureCommand command) {
        return legal().anyMatch(legal -> legal.command().equals(command));
    }

    /** The listed price of a command, which must be legal. */
    public int price(AdventureCommand command) {
        return legal().filter(legal -> legal.command().equals(command))
                .findFirst()
                .orElseThrow()
                .cost();
    }

    public Stream<LegalCommand<AdventureCommand>> legal() {
        return GAME.legalCommands(state, state.now()).stream();
    }

    /** The terrain letter of a hex. */
    char letter(String hex) {
        return sea().letter(sea().grid().id(new Hex(hex)));
    }

    /** The seat in whose wake a seat's ship is, below 0 when it is in none. */
    public int wake(int seat) {
        Hex ship = seat(seat).ship();
        var own = ship == null ? null : sea().marker(seat, sea().grid().id(ship));
        return own == null ? Grid.NONE : own.wakeAt(ship);
    }

    public static AdventureCommand lay(String... hexes) {
        List<Hex> path = new ArrayList<>();
        Stream.of(hexes).forEach(hex -> path.add(new Hex(hex)));
        return new AdventureCommand.LayMarker(path);
    }

    public static AdventureCommand follow(String hex) {
        return new AdventureCommand.FollowRoute(new Hex(hex));
    }

    public static AdventureCommand wake(String hex) {
        return new AdventureCommand.LayWake(new Hex(hex));
    }

    private Table after(AdventureEvent event) {
        return with(GAME.evolve(state, event));
    }

    private Table with(AdventureState changed) {
        state = changed;
        return this;
    }
}
