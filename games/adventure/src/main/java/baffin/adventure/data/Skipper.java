package baffin.adventure.data;

import baffin.game.data.DataFile;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.stream.Stream;

/** The characters, in the order of their rules AD-7.1 to AD-7.14. */
public enum Skipper {
    PARRY,
    MCCLURE,
    JOHN_ROSS,
    HUDSON,
    DAVIS,
    COOK,
    FRANKLIN,
    AMUNDSEN,
    JAMES_ROSS,
    GILBERT,
    CABOT,
    BAFFIN,
    FROBISHER,
    RAE;

    /** The two groups of the team mode (AD-5.2). */
    public enum Group {
        SIRS,
        EXPLORERS
    }

    /**
     * One character.
     *
     * @param character which
     * @param name full name
     * @param group the team that may have it
     * @param rule the rule of the ability
     * @param source source mark
     */
    public record Entry(Skipper character, String name, Group group, String rule, String source) {}

    /** The full name. */
    public String title() {
        return entry().name();
    }

    /** The full name as a phrase. */
    public Phrase called() {
        return Phrase.of("character", "name", title());
    }

    /** The team that may have it. */
    public Group group() {
        return entry().group();
    }

    /** The rule of the ability. */
    public String rule() {
        return entry().rule();
    }

    /** All characters of a group. */
    public static List<Skipper> of(Group group) {
        return Stream.of(values()).filter(skipper -> skipper.group() == group).toList();
    }

    /** All characters in order. */
    public static List<Entry> all() {
        return Holder.ALL;
    }

    private Entry entry() {
        return Holder.ALL.get(ordinal());
    }

    private static final class Holder {

        static final List<Entry> ALL = load();

        private static List<Entry> load() {
            List<Entry> all = DataFile.read(
                    "adventure/characters",
                    List.of("character", "name", "group", "rule"),
                    row -> new Entry(
                            row.oneOf(Skipper.class, "character"),
                            row.text("name"),
                            row.oneOf(Group.class, "group"),
                            row.text("rule"),
                            row.source()));
            if (!all.stream().map(Entry::character).toList().equals(List.of(values()))) {
                throw new IllegalStateException("characters.tsv must hold every character once, in order");
            }
            return all;
        }
    }
}
