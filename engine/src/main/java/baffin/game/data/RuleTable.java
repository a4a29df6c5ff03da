package baffin.game.data;

import baffin.game.RuleCatalogue;
import java.util.List;

/** Reads a game's {@code rules.tsv}: every rule in our own words with its source mark. */
public final class RuleTable {

    private RuleTable() {}

    /**
     * The rules of a game, in the order of the file.
     *
     * @param game folder of its data files, which is the game's id
     */
    public static RuleCatalogue of(String game) {
        return new RuleCatalogue(Table.read(
                game + "/rules",
                List.of("id", "chapter", "title", "text"),
                row -> new RuleCatalogue.Rule(
                        row.text("id"), row.text("chapter"), row.text("title"), row.text("text"), row.source())));
    }
}
