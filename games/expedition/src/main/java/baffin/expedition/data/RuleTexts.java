package baffin.expedition.data;

import baffin.game.RuleCatalogue;
import baffin.game.data.RuleTable;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** The rules as data (EX-1.1 to EX-10.2). */
public final class RuleTexts {

    private static final Map<Locale, RuleCatalogue> ALL = RuleTable.of("expedition");

    private RuleTexts() {}

    /** All rules in order. */
    public static RuleCatalogue catalogue(Locale language) {
        return Objects.requireNonNull(ALL.get(language), () -> "no rules in " + language);
    }
}
