package baffin.adventure.data;

import baffin.game.data.DataFile;
import java.util.List;

/** The effects of the treasure cards, in the order of their rules AD-6.1 to AD-6.15, with their copies (AD-1.5). */
public enum Treasure {
    LOSE_CARD,
    SILENCE,
    TWO_MORE_CARDS,
    GUARD_WAKE,
    REMOVE_MARKER,
    PLACE_ICEBERG,
    SLOW_DOWN,
    TURN_TILE,
    STEAL_CARD,
    NEW_CHARACTER,
    TAKE_BACK,
    CATCH_UP,
    SWAP_TILES,
    PLACE_WATER,
    SPEED_UP;

    /**
     * One effect.
     *
     * @param treasure which
     * @param rule the rule that says what it does
     * @param two copies with two seats
     * @param three copies with three seats
     * @param four copies with four seats
     * @param source source mark
     */
    public record Entry(Treasure treasure, String rule, int two, int three, int four, String source) {}

    /** The rule that says what the card does. */
    public String rule() {
        return Holder.ALL.get(ordinal()).rule();
    }

    /** All effects in order. */
    public static List<Entry> all() {
        return Holder.ALL;
    }

    /** The cards of a deck by effect. */
    public static List<Integer> copies(int seats) {
        return Holder.ALL.stream()
                .map(entry -> switch (seats) {
                    case 2 -> entry.two();
                    case 3 -> entry.three();
                    default -> entry.four();
                })
                .toList();
    }

    private static final class Holder {

        static final List<Entry> ALL = load();

        private static List<Entry> load() {
            List<Entry> all = DataFile.read(
                    "adventure/treasures",
                    List.of("treasure", "rule", "two", "three", "four"),
                    row -> new Entry(
                            row.oneOf(Treasure.class, "treasure"),
                            row.text("rule"),
                            row.number("two", 0, 9),
                            row.number("three", 0, 9),
                            row.number("four", 0, 9),
                            row.source()));
            if (!all.stream().map(Entry::treasure).toList().equals(List.of(values()))) {
                throw new IllegalStateException("treasures.tsv must hold every treasure once, in order");
            }
            return all;
        }
    }
}
