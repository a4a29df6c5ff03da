package baffin.northwind.data;

import baffin.game.data.DataFile;
import baffin.game.data.Row;
import java.util.List;

/** The 27 task fields (NW-1.4). */
public final class Tasks {

    /** Fields of a column. */
    public static final int COLUMN = 9;

    private static final List<Task> ALL = load();

    private Tasks() {}

    /**
     * One field.
     *
     * @param port its column
     * @param place 1 at the bottom to 9
     * @param goods pieces it asks for
     * @param gold gold it asks for
     * @param captains captains it asks for
     * @param source source mark
     */
    public record Task(Port port, int place, Goods goods, int gold, int captains, String source) {}

    /** All fields, column by column from the bottom. */
    public static List<Task> all() {
        return ALL;
    }

    /**
     * One field.
     *
     * @param place 1 at the bottom to 9
     */
    public static Task of(Port port, int place) {
        return ALL.get(port.ordinal() * COLUMN + place - 1);
    }

    private static List<Task> load() {
        List<Task> all = DataFile.read(
                "north-wind/tasks",
                List.of("port", "place", "grain", "fish", "salt", "lumber", "wine", "gold", "captains"),
                Tasks::task);
        for (int i = 0; i < all.size(); i++) {
            boolean fits =
                    all.get(i).port().ordinal() == i / COLUMN && all.get(i).place() == i % COLUMN + 1;
            if (!fits || all.size() != Port.values().length * COLUMN) {
                throw new IllegalStateException("tasks.tsv must hold nine tasks a port, in order");
            }
        }
        return all;
    }

    private static Task task(Row row) {
        Goods goods = new Goods(
                row.number("grain", 0, 2),
                row.number("fish", 0, 2),
                row.number("salt", 0, 2),
                row.number("lumber", 0, 2),
                row.number("wine", 0, 2));
        return new Task(
                row.oneOf(Port.class, "port"),
                row.number("place", 1, COLUMN),
                goods,
                row.number("gold", 0, 99),
                row.number("captains", 0, 2),
                row.source());
    }
}
