package baffin.competition.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is lost at a table that was begun when its round is withdrawn.
 *
 * @param moved who has moved in its match, people and bots of their own
 * @param result where its result comes from; null when it has none
 * @param rulings numbers of the rulings on it
 */
public record LostTable(int table, List<Mover> moved, TableResult.@Nullable Source result, List<Integer> rulings) {

    public LostTable {
        moved = List.copyOf(moved);
        rulings = List.copyOf(rulings);
    }

    public record Mover(int entrant, String player, boolean bot) {}

    public String words() {
        List<Integer> entrants = moved.stream().map(Mover::entrant).toList();
        String has = result == null ? "" : ", has a result (" + result + ")";
        String ruled = rulings.isEmpty() ? "" : ", has rulings " + rulings;
        return "table " + table + (entrants.isEmpty() ? "" : ", entrants " + entrants + " have moved") + has + ruled;
    }
}
