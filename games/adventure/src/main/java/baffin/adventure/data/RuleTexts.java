package baffin.adventure.data;

import baffin.game.RuleCatalogue;
import baffin.game.data.RuleTable;

/** The rules as data (AD-1 to AD-9). */
public final class RuleTexts {

    private static final RuleCatalogue ALL = RuleTable.of("adventure");

    private RuleTexts() {}

    /** All rules in order. */
    public static RuleCatalogue catalogue() {
        return ALL;
    }
}
