package baffin.expedition.data;

import baffin.game.RuleCatalogue;
import java.util.List;

/** The rules as data (EX-1.1 to EX-10.2). */
public final class RuleTexts {

    private static final RuleCatalogue ALL = new RuleCatalogue(Table.read(
            "rules",
            List.of("id", "chapter", "title", "text"),
            row -> new RuleCatalogue.Rule(
                    row.text("id"), row.text("chapter"), row.text("title"), row.text("text"), row.source())));

    private RuleTexts() {}

    /** All rules in order. */
    public static RuleCatalogue catalogue() {
        return ALL;
    }
}
