package baffin.northwind.state;

import baffin.game.Seat;
import baffin.northwind.data.Port;
import baffin.northwind.data.TaskTokens;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The whole table. Hidden in it: the tiles of the stacks, and what {@link Ship} and {@link Voyage} call a secret.
 *
 * @param memoryAid true when views keep what was seen of the stacks (NW-7.1)
 * @param phase what is to be decided
 * @param turn grows whenever another seat is asked, a tile is revealed or a turn ends
 * @param first the seat that began
 * @param active the seat whose turn it is
 * @param ships what belongs to each seat, by index
 * @param stacks the stacks, by port
 * @param board the task board
 * @param supply what lies beside it
 * @param voyage the voyage of the active seat, or null before it begins
 * @param toAnswer opponents that have not answered yet, in order; empty but in {@link Phase#LETTERS}
 */
public record NorthWindState(
        boolean memoryAid,
        Phase phase,
        int turn,
        Seat first,
        Seat active,
        List<Ship> ships,
        List<Stack> stacks,
        TaskBoard board,
        Supply supply,
        @Nullable Voyage voyage,
        List<Seat> toAnswer) {

    public NorthWindState {
        ships = List.copyOf(ships);
        stacks = List.copyOf(stacks);
        toAnswer = List.copyOf(toAnswer);
    }

    /** What belongs to a seat. */
    public Ship of(Seat seat) {
        return ships.get(seat.index());
    }

    public Stack of(Port port) {
        return stacks.get(port.ordinal());
    }

    /** The voyage, which must have begun. */
    public Voyage sailing() {
        if (voyage == null) {
            throw new IllegalStateException("no voyage in the phase " + phase);
        }
        return voyage;
    }

    /** The seat that is to answer now, or null when the match is over. */
    public @Nullable Seat asks() {
        return switch (phase) {
            case OVER -> null;
            case LETTERS -> toAnswer.getFirst();
            case SAIL, LOOKOUT, TOP, TILE, PIRATE -> active;
        };
    }

    /** Tokens of each seat, all of which on the board win (NW-6.4). */
    public int goal() {
        return TaskTokens.of(ships.size());
    }

    /** The seat on the left of another (NW-2.2). */
    public Seat after(Seat seat) {
        return new Seat((seat.index() + 1) % ships.size());
    }

    /** The other seats in clockwise order (NW-4.5). */
    public List<Seat> opponents(Seat seat) {
        List<Seat> others = new ArrayList<>(ships.size() - 1);
        for (Seat other = after(seat); !other.equals(seat); other = after(other)) {
            others.add(other);
        }
        return others;
    }

    public NorthWindState with(Phase newPhase, @Nullable Voyage newVoyage) {
        return new NorthWindState(
                memoryAid, newPhase, turn, first, active, ships, stacks, board, supply, newVoyage, toAnswer);
    }

    public NorthWindState with(Seat seat, Ship changed) {
        List<Ship> all = new ArrayList<>(ships);
        all.set(seat.index(), changed);
        return new NorthWindState(memoryAid, phase, turn, first, active, all, stacks, board, supply, voyage, toAnswer);
    }

    public NorthWindState with(List<Stack> changed) {
        return new NorthWindState(
                memoryAid, phase, turn, first, active, ships, changed, board, supply, voyage, toAnswer);
    }

    public NorthWindState with(Stack changed) {
        List<Stack> all = new ArrayList<>(stacks);
        all.set(changed.port().ordinal(), changed);
        return with(all);
    }

    public NorthWindState with(TaskBoard changed) {
        return new NorthWindState(
                memoryAid, phase, turn, first, active, ships, stacks, changed, supply, voyage, toAnswer);
    }

    NorthWindState with(Supply changed) {
        return new NorthWindState(
                memoryAid, phase, turn, first, active, ships, stacks, board, changed, voyage, toAnswer);
    }

    NorthWindState withFirst(Seat seat) {
        return new NorthWindState(memoryAid, phase, turn, seat, seat, ships, stacks, board, supply, voyage, toAnswer);
    }

    public NorthWindState withTurnOf(Seat seat) {
        return new NorthWindState(
                memoryAid, Phase.SAIL, turn + 1, first, seat, ships, stacks, board, supply, null, toAnswer);
    }

    NorthWindState withToAnswer(List<Seat> seats) {
        Phase now = seats.isEmpty() ? Phase.TILE : Phase.LETTERS;
        return new NorthWindState(memoryAid, now, turn + 1, first, active, ships, stacks, board, supply, voyage, seats);
    }

    NorthWindState nextTurn() {
        return new NorthWindState(
                memoryAid, phase, turn + 1, first, active, ships, stacks, board, supply, voyage, toAnswer);
    }
}
