package baffin.testing;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.RuleCatalogue;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The catalogue of a game holds every rule, and every rule is held by a test that names it. */
public abstract class RuleCoverage {

    private final RuleCatalogue catalogue;
    private final String prefix;
    private final List<String> expected = new ArrayList<>();

    /**
     * The rules of a game.
     *
     * @param prefix of their ids, such as {@code EX-}
     * @param rulesPerChapter how many the rulebook has, first chapter first
     */
    protected RuleCoverage(RuleCatalogue catalogue, String prefix, int... rulesPerChapter) {
        this.catalogue = catalogue;
        this.prefix = prefix;
        for (int chapter = 1; chapter <= rulesPerChapter.length; chapter++) {
            for (int rule = 1; rule <= rulesPerChapter[chapter - 1]; rule++) {
                expected.add(prefix + chapter + "." + rule);
            }
        }
    }

    @Test
    void the_catalogue_holds_every_rule_in_order() {
        assertThat(catalogue.rules())
                .extracting(RuleCatalogue.Rule::id)
                .as("rules of the catalogue's properties; %s counts those of each chapter", getClass())
                .containsExactlyElementsOf(expected);
    }

    @Test
    void every_rule_is_named_by_a_test() {
        List<String> unnamed = new ArrayList<>(expected);
        unnamed.removeAll(NamedRules.of(getClass(), prefix));
        assertThat(unnamed)
                .as("rules that no test names: add a test with @RuleId to the module of %s", getClass())
                .isEmpty();
    }

    @Test
    void no_test_names_a_rule_that_is_not_in_the_catalogue() {
        assertThat(NamedRules.of(getClass(), prefix)).allMatch(expected::contains);
    }
}
