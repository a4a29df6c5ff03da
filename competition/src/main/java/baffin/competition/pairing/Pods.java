package baffin.competition.pairing;

import java.util.ArrayList;
import java.util.List;

/** Elimination at tables of three or four: the best of each table go on. */
public final class Pods {

    private Pods() {}

    /**
     * One round.
     *
     * @param tables entrant numbers in seat order, the best seed first; the table of the best seed first
     * @param byes who goes on without a game: the best seeds
     * @param goOn how many of each table go on, in the order of the tables
     */
    public record Round(List<List<Integer>> tables, List<Integer> byes, List<Integer> goOn) {

        public Round {
            tables = List.copyOf(tables);
            byes = List.copyOf(byes);
            goOn = List.copyOf(goOn);
        }
    }

    /**
     * The tables of a round: the top seeds at different tables, then to and fro (snake), so that tables are about
     * equally strong. Short tables, from which a larger share goes on, and byes are the top seeds'.
     *
     * @param seeded who is still in, best seed first
     * @param tableSize 2 to 4
     * @param twoAllowed whether a larger table may shrink to two seats
     * @param advancing how many of a table go on, 1 to tableSize - 1; of a table too small for that all but one
     */
    public static Round round(List<Integer> seeded, int tableSize, boolean twoAllowed, int advancing) {
        TableSizes sizes = TableSizes.of(seeded.size(), tableSize, twoAllowed);
        if (advancing < 1 || advancing >= tableSize) {
            throw new IllegalArgumentException("1 to " + (tableSize - 1) + " of a table go on: " + advancing);
        }
        List<Integer> shortFirst = sizes.sizes().reversed();
        List<List<Integer>> tables = snake(seeded.subList(sizes.byes(), seeded.size()), shortFirst);
        List<Integer> goOn = tables.stream()
                .map(table -> tables.size() == 1 && sizes.byes() == 0 ? 1 : Math.min(advancing, table.size() - 1))
                .toList();
        return new Round(tables, seeded.subList(0, sizes.byes()), goOn);
    }

    /**
     * Semi-finals at full tables, the top seeds at different ones, then to and fro; seats by rank.
     *
     * @param seeds who has qualified, best first; fills two tables or more
     * @param tableSize 2 to 4
     */
    public static List<List<Integer>> semiFinals(List<Integer> seeds, int tableSize) {
        TableSizes sizes = TableSizes.fixed(seeds.size(), tableSize);
        if (sizes.sizes().size() < 2 || sizes.byes() > 0) {
            throw new IllegalArgumentException(seeds.size() + " do not fill tables of " + tableSize);
        }
        return snake(seeds, sizes.sizes());
    }

    /**
     * The final table: the best ranked chooses first, which is the first seat unless somebody wishes otherwise.
     *
     * @param ranked 2 to 4 entrants, best first
     */
    public static List<Integer> finalTable(List<Integer> ranked) {
        TableSizes.requireSize(ranked.size());
        return List.copyOf(ranked);
    }

    private static List<List<Integer>> snake(List<Integer> seeded, List<Integer> sizes) {
        List<List<Integer>> tables = new ArrayList<>();
        sizes.forEach(size -> tables.add(new ArrayList<>()));
        int table = 0;
        int step = 1;
        for (int entrant : seeded) {
            while (table < 0 || table >= tables.size() || tables.get(table).size() >= sizes.get(table)) {
                if (table < 0 || table >= tables.size()) {
                    step = -step;
                }
                table += step;
            }
            tables.get(table).add(entrant);
            table += step;
        }
        return tables;
    }
}
