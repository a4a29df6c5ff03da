package baffin.adventure;

import baffin.testing.RuleCoverage;

/** The rules of Northwest Passage Adventure. */
class RuleCoverageTest extends RuleCoverage {

    RuleCoverageTest() {
        super(Matches.GAME.catalogue(), "AD-", 5, 4, 1, 11, 2, 16, 15, 2, 5);
    }
}
