package baffin.adventure.state;

import baffin.adventure.data.Skipper;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.game.Seat;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The whole table. Hidden are the hands and, before they are revealed, the characters dealt and chosen; the order of
 * piles exists only once something is drawn.
 *
 * @param options what the host has chosen
 * @param phase what the seats that are asked may do
 * @param round 0 in the draft, then from 1
 * @param number grows whenever a turn ends or another seat is asked
 * @param first the seat that begins each round
 * @param now the seat to act; in the draft all that have not chosen are
 * @param sea the map
 * @param supply what lies beside it
 * @param seats what belongs to each seat, by index
 * @param turn what is left of the present turn
 */
public record AdventureState(
        Options options,
        Phase phase,
        int round,
        int number,
        Seat first,
        Seat now,
        Sea sea,
        Supply supply,
        List<Captain> seats,
        Turn turn) {

    public AdventureState {
        seats = List.copyOf(seats);
    }

    /** What belongs to a seat. */
    public Captain of(Seat seat) {
        return seats.get(seat.index());
    }

    public List<Seat> all() {
        return IntStream.range(0, seats.size()).mapToObj(Seat::new).toList();
    }

    /** The seats that may act now. */
    public List<Seat> toAct() {
        return switch (phase) {
            case OVER -> List.of();
            case DRAFT ->
                all().stream().filter(seat -> of(seat).chosen() == null).toList();
            default -> List.of(now);
        };
    }

    /** True when the seat exists and is not the given one: partners are opponents too (AD-5.2). */
    public boolean opponents(Seat one, Seat other) {
        return other.index() < seats.size() && !one.equals(other);
    }

    /** True when two different seats form a team. */
    public boolean partners(Seat one, Seat other) {
        return options.teams() && !one.equals(other) && one.index() % 2 == other.index() % 2;
    }

    /** The seat whose ship is on a hex, or null. */
    public @Nullable Seat shipOn(Hex hex) {
        for (int seat = 0; seat < seats.size(); seat++) {
            if (hex.equals(seats.get(seat).ship())) {
                return new Seat(seat);
            }
        }
        return null;
    }

    /** The row of the foremost ship. */
    public int foremost() {
        int foremost = 0;
        for (Captain captain : seats) {
            foremost = Math.max(foremost, captain.row());
        }
        return foremost;
    }

    /** True when no other ship is as far as the seat's, or farther. */
    public boolean leadsAlone(Seat seat) {
        return all().stream().allMatch(other -> other.equals(seat) || of(other).row() < of(seat).row());
    }

    /** True when all other ships are farther than the seat's. */
    public boolean lastAlone(Seat seat) {
        return all().stream().allMatch(other -> other.equals(seat) || of(other).row() > of(seat).row());
    }

    /** True when the ship of a seat is still in front of row 1. */
    public boolean waiting(Seat seat) {
        return of(seat).ship() == null;
    }

    /** The characters that a seat might draw, without its own: those of its group in team mode (AD-5.2). */
    public List<Skipper> pile(Seat seat) {
        return List.of(Skipper.values()).stream()
                .filter(skipper -> !options.teams() || skipper.group() == group(seat))
                .filter(skipper -> seats.stream().noneMatch(captain -> captain.is(skipper)))
                .toList();
    }

    /** The team of a seat in team mode: seats 0 and 2 are the Sirs. */
    public static Skipper.Group group(Seat seat) {
        return seat.index() % 2 == 0 ? Skipper.Group.SIRS : Skipper.Group.EXPLORERS;
    }

    /** The same table in another phase. */
    public AdventureState with(Phase newPhase) {
        return new AdventureState(options, newPhase, round, number, first, now, sea, supply, seats, turn);
    }

    public AdventureState withTurn(int newRound, Seat newNow, Turn newTurn) {
        return new AdventureState(options, phase, newRound, number, first, newNow, sea, supply, seats, newTurn);
    }

    AdventureState withNumber(int newNumber) {
        return new AdventureState(options, phase, round, newNumber, first, now, sea, supply, seats, turn);
    }

    AdventureState withFirst(Seat seat) {
        return new AdventureState(options, phase, round, number, seat, seat, sea, supply, seats, turn);
    }

    /** The same table with another map. */
    public AdventureState with(Sea changed) {
        return new AdventureState(options, phase, round, number, first, now, changed, supply, seats, turn);
    }

    /** The same table with another supply. */
    public AdventureState with(Supply changed) {
        return new AdventureState(options, phase, round, number, first, now, sea, changed, seats, turn);
    }

    /** The same table with another rest of the turn. */
    public AdventureState with(Turn changed) {
        return new AdventureState(options, phase, round, number, first, now, sea, supply, seats, changed);
    }

    /** The same table with a changed seat. */
    public AdventureState with(Seat seat, Captain changed) {
        Captain[] all = seats.toArray(Captain[]::new);
        all[seat.index()] = changed;
        return withSeats(List.of(all));
    }

    AdventureState withSeats(List<Captain> changed) {
        return new AdventureState(options, phase, round, number, first, now, sea, supply, changed, turn);
    }
}
