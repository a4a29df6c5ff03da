package baffin.northwind.scoring;

import baffin.game.ScoreLine;
import baffin.northwind.data.Port;
import baffin.northwind.data.ShipParts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What scoring knows of a seat.
 *
 * @param gold gold it has
 * @param voyages voyages begun
 * @param tasks tasks done, by port
 * @param lines tokens placed and taken back
 */
public record SeatTally(int gold, int voyages, List<Integer> tasks, List<ScoreLine> lines) {

    public SeatTally {
        tasks = List.copyOf(tasks);
        lines = List.copyOf(lines);
    }

    static SeatTally atStart() {
        return new SeatTally(
                ShipParts.start(ShipParts.Name.GOLD), 0, Collections.nCopies(Port.values().length, 0), List.of());
    }

    /** Tokens on the board. */
    public int tokens() {
        return lines.stream().mapToInt(ScoreLine::points).sum();
    }

    SeatTally withGold(int change) {
        return new SeatTally(gold + change, voyages, tasks, lines);
    }

    SeatTally withVoyage() {
        return new SeatTally(gold, voyages + 1, tasks, lines);
    }

    SeatTally withTask(Port port) {
        List<Integer> more = new ArrayList<>(tasks);
        more.set(port.ordinal(), more.get(port.ordinal()) + 1);
        return new SeatTally(gold, voyages, more, lines);
    }

    SeatTally withLine(ScoreLine line) {
        List<ScoreLine> more = new ArrayList<>(lines);
        more.add(line);
        return new SeatTally(gold, voyages, tasks, more);
    }
}
