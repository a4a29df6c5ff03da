package baffin.expedition;

import baffin.testing.RuleCoverage;

/** The rules of Expedition. */
class RuleCoverageTest extends RuleCoverage {

    RuleCoverageTest() {
        super(Matches.GAME.catalogue(), "EX-", 4, 6, 3, 3, 6, 6, 15, 3, 7, 2);
    }
}
