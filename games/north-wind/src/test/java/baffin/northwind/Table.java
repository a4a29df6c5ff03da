package baffin.northwind;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Chance;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Goods;
import baffin.northwind.data.Port;
import baffin.northwind.data.SeaTiles;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import baffin.northwind.state.Ship;
import baffin.northwind.state.Sighting;
import baffin.northwind.state.Sighting.Fate;
import baffin.northwind.state.StandingAnswer;
import baffin.northwind.state.Tiles;
import baffin.northwind.state.Voyage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * A table set up by hand: tiles dealt face by face, seat 0 to choose a stack on its first voyage; every seat as at the
 * start. Draws are random but for those that were put first.
 */
public final class Table {

    static final NorthWindGame GAME = Matches.GAME;

    private final Random random = new Random(5);
    private final Deque<Integer> draws = new ArrayDeque<>();
    private NorthWindState state;
    private List<NorthWindEvent> last = List.of();

    private Table(NorthWindState state) {
        this.state = state;
    }

    public static Table of(int seats) {
        NorthWindState state = GAME.initial(Matches.setup(seats));
        List<Tile> tiles = SeaTiles.open();
        for (Port port : Port.values()) {
            List<Tile> stack = new ArrayList<>(tiles.subList(port.ordinal() * 7, port.ordinal() * 7 + 7));
            stack.add(Tile.of(port));
            state = state.with(state.of(port).dealt(Tiles.sorted(stack)));
        }
        return new Table(state.withTurnOf(new Seat(0)));
    }

    public NorthWindState state() {
        return state;
    }

    public Ship ship(int seat) {
        return state.of(new Seat(seat));
    }

    public int tokens(int seat) {
        return state.board().tokens(new Seat(seat));
    }

    /** What the last command caused. */
    public List<NorthWindEvent> last() {
        return last;
    }

    public <E extends NorthWindEvent> List<E> last(Class<E> type) {
        return last.stream().filter(type::isInstance).map(type::cast).toList();
    }

    public Table gold(int seat, int gold) {
        return with(seat, ship(seat).withGold(gold - ship(seat).gold()));
    }

    public Table letters(int seat, int letters) {
        return with(seat, ship(seat).withLetters(letters - ship(seat).letters()));
    }

    public Table sail(int seat, int level) {
        return with(seat, ship(seat).withSail(level));
    }

    public Table cannons(int seat, int cannons) {
        return with(seat, ship(seat).withCannons(cannons));
    }

    public Table captains(int seat, int captains) {
        return with(seat, ship(seat).withCaptains(captains - ship(seat).captains()));
    }

    public Table hold(int seat, Commodity... goods) {
        Ship ship = ship(seat);
        return with(seat, ship.without(ship.hold().pieces()).with(Arrays.asList(goods)));
    }

    public Table crew(int seat, Berth... berths) {
        Ship ship = ship(seat);
        for (Berth berth : berths) {
            ship = ship.withCrew(berth);
        }
        return with(seat, ship);
    }

    public Table standing(int seat, StandingAnswer.Answer answer, Commodity... commodities) {
        return with(seat, ship(seat).withStanding(new StandingAnswer(answer, List.of(commodities))));
    }

    public Table voyages(int voyages) {
        for (int seat = 0; seat < state.ships().size(); seat++) {
            while (ship(seat).voyages() < voyages) {
                with(seat, ship(seat).withVoyage());
            }
        }
        return this;
    }

    /** A task of a column was done by each of the seats, from the bottom; leaders are not looked at. */
    public Table done(Port port, int... seats) {
        for (int seat : seats) {
            state = state.with(state.board().with(state.board().of(port).with(new Seat(seat))));
        }
        return this;
    }

    public Table leader(Port port, int seat) {
        state = state.with(state.board().with(state.board().of(port).ledBy(new Seat(seat))));
        return this;
    }

    public Table supplyBonus(int seat) {
        state = state.with(state.board().withSupply(new Seat(seat)));
        return this;
    }

    public Table crewBonus(int seat) {
        state = state.with(state.board().withCrew(new Seat(seat)));
        return this;
    }

    public Table turnOf(int seat) {
        state = state.withTurnOf(new Seat(seat));
        return this;
    }

    /** The active seat is under way in the stack of North Cape; the last tile is the one to be dealt with. */
    public Table at(String... tiles) {
        List<Sighting> sightings = Arrays.stream(tiles)
                .map(t -> new Sighting(new Tile(t), Fate.OPEN))
                .toList();
        state = state.with(Phase.TILE, new Voyage(Port.NORTH_CAPE, 0, false, null, null, sightings, 0));
        return this;
    }

    /** The tile that is revealed next. */
    public Table next(String tile) {
        Voyage v = state.sailing();
        state = state.with(
                state.phase(),
                new Voyage(v.stack(), v.cut(), v.looked(), new Tile(tile), v.under(), v.sightings(), v.pirate()));
        return this;
    }

    /** A pirate waits for an answer of the active seat. */
    public Table pirate(int strength) {
        at("FOG");
        state = state.with(Phase.PIRATE, state.sailing().with(Fate.PIRATE, strength));
        return this;
    }

    /** The faces that come up next, 1 to 6. */
    public Table faces(int... faces) {
        Arrays.stream(faces).forEach(face -> draws.add(face - 1));
        return this;
    }

    /** Plays a command, which must be accepted. */
    public Table does(int seat, NorthWindCommand command) {
        last = Matches.accepted(GAME.decide(state, new Seat(seat), command, chance()));
        state = Matches.folded(state, last);
        return this;
    }

    /** Plays a command, which must be refused by the rule. */
    public RuleViolation refused(int seat, NorthWindCommand command, String ruleId) {
        Decision<Transition<NorthWindState, NorthWindEvent>, RuleViolation> decision =
                GAME.decide(state, new Seat(seat), command, chance());
        assertThat(decision).isInstanceOf(Decision.Refused.class);
        RuleViolation violation = decision.refusalOrThrow();
        assertThat(violation.ruleId()).as(reason(violation, Locale.ENGLISH)).isEqualTo(ruleId);
        return violation;
    }

    /** Why a command was refused, in words. */
    public static String reason(RuleViolation violation, Locale language) {
        return GAME.explainer().messages().text(violation.reason(), language);
    }

    /** Plays a command, which must be refused by the rule, and gives the reason in English. */
    public String reason(int seat, NorthWindCommand command, String ruleId) {
        return reason(refused(seat, command, ruleId), Locale.ENGLISH);
    }

    public boolean allows(int seat, NorthWindCommand command) {
        return legal(seat).contains(command);
    }

    public List<NorthWindCommand> legal(int seat) {
        return GAME.legalCommands(state, new Seat(seat)).stream()
                .map(l -> l.command())
                .toList();
    }

    public static Goods goods(Commodity... pieces) {
        return Goods.of(List.of(pieces));
    }

    private Chance chance() {
        return bound -> draws.isEmpty() ? random.nextInt(bound) : draws.removeFirst();
    }

    private Table with(int seat, Ship changed) {
        state = state.with(new Seat(seat), changed);
        return this;
    }
}
