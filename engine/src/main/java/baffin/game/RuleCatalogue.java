package baffin.game;

import java.util.List;
import java.util.Optional;

/**
 * All rules of a game as data, in the order of the rulebook.
 *
 * @param rules every rule once
 */
public record RuleCatalogue(List<Rule> rules) {

    public RuleCatalogue {
        rules = List.copyOf(rules);
    }

    /**
     * One rule.
     *
     * @param id permanent id, such as {@code EX-4.3}
     * @param chapter title of the chapter it stands in
     * @param title a few words
     * @param text the rule in Baffin's own words
     * @param source source mark: R rulebook, B help pages, 2 several public sources, X reconstruction, I inferred,
     *     D Baffin's own
     */
    public record Rule(String id, String chapter, String title, String text, String source) {}

    public Optional<Rule> find(String id) {
        return rules.stream().filter(rule -> rule.id().equals(id)).findFirst();
    }
}
