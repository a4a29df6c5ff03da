package baffin.northwind.state;

import baffin.game.Seat;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tasks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The task board with all tokens on it.
 *
 * @param columns one entry a port
 * @param supply seats with a token on the supply bonus (NW-6.3)
 * @param crew seats with a token on the crew bonus (NW-6.3)
 */
public record TaskBoard(List<Column> columns, List<Seat> supply, List<Seat> crew) {

    public TaskBoard {
        columns = List.copyOf(columns);
        supply = List.copyOf(supply);
        crew = List.copyOf(crew);
    }

    public static TaskBoard empty() {
        List<Column> columns = Arrays.stream(Port.values())
                .map(port -> new Column(port, List.of(), null))
                .toList();
        return new TaskBoard(columns, List.of(), List.of());
    }

    public Column of(Port port) {
        return columns.get(port.ordinal());
    }

    /** Tokens of a seat on the board. */
    public int tokens(Seat seat) {
        int tokens = (supply.contains(seat) ? 1 : 0) + (crew.contains(seat) ? 1 : 0);
        for (Column column : columns) {
            tokens += column.of(seat) + (seat.equals(column.leader()) ? 1 : 0);
        }
        return tokens;
    }

    /** True when every task is done (NW-6.5). */
    public boolean full() {
        return columns.stream().allMatch(column -> column.done().size() == Tasks.COLUMN);
    }

    public TaskBoard with(Column changed) {
        List<Column> all = new ArrayList<>(columns);
        all.set(changed.port().ordinal(), changed);
        return new TaskBoard(all, supply, crew);
    }

    public TaskBoard withSupply(Seat seat) {
        return new TaskBoard(columns, more(supply, seat), crew);
    }

    public TaskBoard withCrew(Seat seat) {
        return new TaskBoard(columns, supply, more(crew, seat));
    }

    private static List<Seat> more(List<Seat> seats, Seat seat) {
        List<Seat> more = new ArrayList<>(seats);
        more.add(seat);
        return more;
    }
}
