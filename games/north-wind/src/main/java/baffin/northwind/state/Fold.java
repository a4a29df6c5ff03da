package baffin.northwind.state;

import baffin.game.Seat;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindEvent.ActionTaken;
import baffin.northwind.state.NorthWindEvent.BattleFought;
import baffin.northwind.state.NorthWindEvent.BonusPlaced;
import baffin.northwind.state.NorthWindEvent.Bought;
import baffin.northwind.state.NorthWindEvent.CannonMounted;
import baffin.northwind.state.NorthWindEvent.CaptainTaken;
import baffin.northwind.state.NorthWindEvent.CrewHired;
import baffin.northwind.state.NorthWindEvent.EventRolled;
import baffin.northwind.state.NorthWindEvent.GameEnded;
import baffin.northwind.state.NorthWindEvent.LetterDeclined;
import baffin.northwind.state.NorthWindEvent.LetterPaid;
import baffin.northwind.state.NorthWindEvent.LetterTaken;
import baffin.northwind.state.NorthWindEvent.MajorityLost;
import baffin.northwind.state.NorthWindEvent.OpponentsAsked;
import baffin.northwind.state.NorthWindEvent.PiratePaid;
import baffin.northwind.state.NorthWindEvent.SailRaised;
import baffin.northwind.state.NorthWindEvent.SailSet;
import baffin.northwind.state.NorthWindEvent.Sold;
import baffin.northwind.state.NorthWindEvent.StacksDealt;
import baffin.northwind.state.NorthWindEvent.StandingAnswerSet;
import baffin.northwind.state.NorthWindEvent.StartDrawn;
import baffin.northwind.state.NorthWindEvent.TaskCompleted;
import baffin.northwind.state.NorthWindEvent.ThrownOverboard;
import baffin.northwind.state.NorthWindEvent.TileRevealed;
import baffin.northwind.state.NorthWindEvent.TopPutUnder;
import baffin.northwind.state.NorthWindEvent.TopSeen;
import baffin.northwind.state.NorthWindEvent.TurnBegan;
import baffin.northwind.state.Sighting.Fate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Folds events into the table: total, without rules and without chance. */
public final class Fold {

    private Fold() {}

    /** The table after an event. */
    public static NorthWindState evolve(NorthWindState before, NorthWindEvent event) {
        NorthWindState state = event instanceof NorthWindEvent.Gold paid ? paid(before, paid) : before;
        return switch (event) {
            case StartDrawn e -> state.withFirst(e.seat());
            case StacksDealt e -> dealt(state, e.stacks());
            case TurnBegan e ->
                state.withTurnOf(e.seat()).with(e.seat(), state.of(e.seat()).withVoyage());
            case SailSet e -> state.with(phaseOf(state, e), Voyage.begun(e.stack(), e.cut()));
            case TopSeen e -> seen(state, e);
            case TopPutUnder e -> state.with(state.phase(), state.sailing().withTopUnder());
            case TileRevealed e -> revealed(state, e);
            case EventRolled e -> rolled(state, e);
            case PiratePaid e -> fate(state, Fate.PAID);
            case BattleFought e -> fate(state, e.won() ? Fate.WON : Fate.LOST);
            case CaptainTaken e -> captains(state, e.seat(), 1);
            case ActionTaken e -> fate(state, Fate.USED);
            case OpponentsAsked e -> state.withToAnswer(e.seats());
            case LetterPaid e -> letters(answered(state, e.seat()), e.seat(), -1);
            case LetterDeclined e -> answered(state, e.seat());
            case LetterTaken e -> letters(state, e.seat(), 1);
            case StandingAnswerSet e -> standing(state, e);
            case ThrownOverboard e -> unloaded(state, e.seat(), e.goods());
            case Sold e -> unloaded(state, e.seat(), e.goods());
            case Bought e ->
                state.with(e.seat(), state.of(e.seat()).with(e.goods()))
                        .with(state.supply().without(e.goods()));
            case SailRaised e -> state.with(e.seat(), state.of(e.seat()).withSail(e.level()));
            case CannonMounted e -> state.with(e.seat(), state.of(e.seat()).withCannons(e.cannons()));
            case CrewHired e -> hired(state, e.seat(), e.berth());
            case TaskCompleted e -> completed(state, e);
            case BonusPlaced e -> placed(state, e);
            case MajorityLost e -> leader(state, e.port(), null);
            case GameEnded e -> state.withToAnswer(List.of()).with(Phase.OVER, state.voyage());
            case NorthWindEvent.VoyageEnded e -> state;
            case NorthWindEvent.IncomeTaken e -> state;
            case NorthWindEvent.RewardTaken e -> state;
            case NorthWindEvent.BookkeeperPaid e -> state;
            case NorthWindEvent.WreckSearched e -> state;
        };
    }

    private static NorthWindState paid(NorthWindState state, NorthWindEvent.Gold e) {
        return state.with(e.seat(), state.of(e.seat()).withGold(e.gold()));
    }

    private static NorthWindState dealt(NorthWindState state, List<List<Tile>> stacks) {
        List<Stack> dealt = new ArrayList<>();
        for (Stack stack : state.stacks()) {
            dealt.add(stack.dealt(stacks.get(stack.port().ordinal())));
        }
        return state.with(dealt);
    }

    private static Phase phaseOf(NorthWindState state, SailSet e) {
        return state.of(e.seat()).has(Berth.LOOKOUT) ? Phase.LOOKOUT : Phase.TILE;
    }

    private static NorthWindState seen(NorthWindState state, TopSeen e) {
        Tile tile = e.tile();
        if (tile == null) {
            throw new IllegalArgumentException("a redacted event can't be folded: " + e);
        }
        Port port = state.sailing().stack();
        return state.with(Phase.TOP, state.sailing().withTop(tile))
                .with(e.seat(), state.of(e.seat()).withGlimpse(port, List.of(tile)));
    }

    private static NorthWindState revealed(NorthWindState state, TileRevealed e) {
        Voyage voyage = state.sailing().with(e.tile());
        NorthWindState next = state.nextTurn()
                .with(Phase.TILE, voyage)
                .with(state.of(voyage.stack()).shown(voyage.revealed()));
        Tile under = voyage.under();
        if (under == null) {
            return next;
        }
        List<Tile> known = new ArrayList<>(voyage.revealed());
        known.add(under);
        return next.with(e.seat(), next.of(e.seat()).withGlimpse(voyage.stack(), known));
    }

    private static NorthWindState rolled(NorthWindState state, EventRolled e) {
        return e.skulls() == 0
                ? fate(state, Fate.TREASURE)
                : state.with(Phase.PIRATE, state.sailing().with(Fate.PIRATE, e.skulls()));
    }

    private static NorthWindState fate(NorthWindState state, Fate fate) {
        return state.with(Phase.TILE, state.sailing().with(fate, 0));
    }

    private static NorthWindState captains(NorthWindState state, Seat seat, int change) {
        return state.with(seat, state.of(seat).withCaptains(change))
                .with(state.supply().withCaptains(-change));
    }

    private static NorthWindState letters(NorthWindState state, Seat seat, int change) {
        return state.with(seat, state.of(seat).withLetters(change))
                .with(state.supply().withLetters(-change));
    }

    private static NorthWindState answered(NorthWindState state, Seat seat) {
        return state.withToAnswer(
                state.toAnswer().stream().filter(other -> !other.equals(seat)).toList());
    }

    private static NorthWindState standing(NorthWindState state, StandingAnswerSet e) {
        StandingAnswer answer = e.answer();
        if (answer == null) {
            throw new IllegalArgumentException("a redacted event can't be folded: " + e);
        }
        return state.with(e.seat(), state.of(e.seat()).withStanding(answer));
    }

    private static NorthWindState unloaded(NorthWindState state, Seat seat, List<Commodity> goods) {
        return state.with(seat, state.of(seat).without(goods))
                .with(state.supply().with(goods));
    }

    private static NorthWindState hired(NorthWindState state, Seat seat, Berth berth) {
        return state.with(seat, state.of(seat).withCrew(berth))
                .with(state.supply().withoutCrew());
    }

    private static NorthWindState completed(NorthWindState state, TaskCompleted e) {
        NorthWindState delivered = captains(unloaded(state, e.seat(), e.goods()), e.seat(), -e.captains());
        TaskBoard board = state.board();
        return delivered.with(board.with(board.of(e.port()).with(e.seat())));
    }

    private static NorthWindState placed(NorthWindState state, BonusPlaced e) {
        Port port = e.port();
        return switch (e.bonus()) {
            case MAJORITY -> port == null ? state : leader(state, port, e.seat());
            case SUPPLY -> state.with(state.board().withSupply(e.seat()));
            case CREW -> state.with(state.board().withCrew(e.seat()));
        };
    }

    private static NorthWindState leader(NorthWindState state, Port port, @Nullable Seat seat) {
        TaskBoard board = state.board();
        return state.with(board.with(board.of(port).ledBy(seat)));
    }
}
