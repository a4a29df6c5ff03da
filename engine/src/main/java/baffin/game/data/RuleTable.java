package baffin.game.data;

import baffin.game.RuleCatalogue;
import baffin.game.words.Messages;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reads a game's rules, each in our own words with its source mark: {@code rules.tsv} in English, and
 * {@code rules_<language>.tsv} with the same ids in the other languages; English in those that have no such file.
 */
public final class RuleTable {

    private RuleTable() {}

    /**
     * The rules of a game in all languages, in the order of the files.
     *
     * @param game folder of its data files, which is the game's id
     * @throws IllegalStateException when a language has other rules, or in another order
     */
    public static Map<Locale, RuleCatalogue> of(String game) {
        RuleCatalogue english = read(game + "/rules");
        Map<Locale, RuleCatalogue> all = new HashMap<>();
        for (Locale language : Messages.LANGUAGES) {
            String file = game + "/rules_" + language.getLanguage();
            RuleCatalogue rules = DataFile.exists(file) ? read(file) : english;
            if (!marks(rules).equals(marks(english))) {
                throw new IllegalStateException(file + ".tsv has other rules or source marks than rules.tsv");
            }
            all.put(language, rules);
        }
        return Map.copyOf(all);
    }

    private static List<String> marks(RuleCatalogue rules) {
        return rules.rules().stream()
                .map(rule -> rule.id() + " " + rule.source())
                .toList();
    }

    private static RuleCatalogue read(String file) {
        return new RuleCatalogue(DataFile.read(
                file,
                List.of("id", "chapter", "title", "text"),
                row -> new RuleCatalogue.Rule(
                        row.text("id"), row.text("chapter"), row.text("title"), row.text("text"), row.source())));
    }
}
