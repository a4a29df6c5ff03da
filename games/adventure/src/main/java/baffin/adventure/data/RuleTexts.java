package baffin.adventure.data;

import baffin.game.RuleCatalogue;
import baffin.game.data.RuleTable;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** The rules as data (AD-1 to AD-9). */
public final class RuleTexts {

    private static final Map<Locale, RuleCatalogue> ALL = RuleTable.of("adventure");

    private RuleTexts() {}

    /**
     * All rules in order.
     *
     * @param language one of {@link baffin.game.words.Messages#LANGUAGES}
     */
    public static RuleCatalogue catalogue(Locale language) {
        return Objects.requireNonNull(ALL.get(language), () -> "no rules in " + language);
    }
}
