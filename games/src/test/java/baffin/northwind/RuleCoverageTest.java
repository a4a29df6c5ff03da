package baffin.northwind;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.RuleCatalogue;
import baffin.testing.NamedRules;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The catalogue holds every rule, and every rule is held by a test that names it. */
class RuleCoverageTest {

    private static final int[] RULES_PER_CHAPTER = {4, 2, 5, 7, 2, 5, 3, 2};

    private static List<String> expected() {
        List<String> ids = new ArrayList<>();
        for (int chapter = 1; chapter <= RULES_PER_CHAPTER.length; chapter++) {
            for (int rule = 1; rule <= RULES_PER_CHAPTER[chapter - 1]; rule++) {
                ids.add("NW-" + chapter + "." + rule);
            }
        }
        return ids;
    }

    @Test
    void the_catalogue_holds_every_rule_in_order() {
        assertThat(Matches.GAME.catalogue().rules())
                .extracting(RuleCatalogue.Rule::id)
                .containsExactlyElementsOf(expected());
    }

    @Test
    void every_rule_is_named_by_a_test() {
        assertThat(NamedRules.of("NW-")).containsAll(expected());
    }

    @Test
    void no_test_names_a_rule_that_is_not_in_the_catalogue() {
        assertThat(NamedRules.of("NW-")).allMatch(expected()::contains);
    }
}
