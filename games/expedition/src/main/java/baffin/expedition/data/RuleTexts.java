package baffin.expedition.data;

import baffin.game.RuleCatalogue;
import baffin.game.data.RuleTable;

/** The rules as data (EX-1.1 to EX-10.2). */
public final class RuleTexts {

    private static final RuleCatalogue ALL = RuleTable.of("expedition");

    private RuleTexts() {}

    /** All rules in order. */
    public static RuleCatalogue catalogue() {
        return ALL;
    }
}
