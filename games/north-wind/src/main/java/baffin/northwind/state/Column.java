package baffin.northwind.state;

import baffin.game.Seat;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tasks;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A column of the task board.
 *
 * @param port its destination
 * @param done who has done the tasks, from the bottom
 * @param leader whose token lies on the bonus field, or null (NW-6.2)
 */
public record Column(Port port, List<Seat> done, @Nullable Seat leader) {

    public Column {
        done = List.copyOf(done);
    }

    /** Tasks that a seat has done here. */
    public int of(Seat seat) {
        return (int) done.stream().filter(seat::equals).count();
    }

    /** The lowest free task, or null when all are done. */
    public Tasks.@Nullable Task next() {
        return done.size() == Tasks.COLUMN ? null : Tasks.of(port, done.size() + 1);
    }

    public Column with(Seat seat) {
        List<Seat> more = new ArrayList<>(done);
        more.add(seat);
        return new Column(port, more, leader);
    }

    public Column ledBy(@Nullable Seat seat) {
        return new Column(port, done, seat);
    }
}
