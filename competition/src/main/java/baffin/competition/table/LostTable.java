package baffin.competition.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
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
        List<String> has = new ArrayList<>();
        if (result != null) {
            has.add("a result (" + result + ")");
        }
        if (!rulings.isEmpty()) {
            has.add((rulings.size() == 1 ? "ruling " : "rulings ") + all(rulings));
        }
        String movers =
                entrants.size() == 1 ? "entrant " + all(entrants) + " has" : "entrants " + all(entrants) + " have";
        return "table " + table + ": " + (entrants.isEmpty() ? "" : movers + " moved")
                + (entrants.isEmpty() || has.isEmpty() ? "" : ", ")
                + (has.isEmpty() ? "" : "it has " + String.join(" and ", has));
    }

    private static String all(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
