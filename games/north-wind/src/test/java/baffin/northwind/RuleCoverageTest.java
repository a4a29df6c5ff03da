package baffin.northwind;

import baffin.testing.RuleCoverage;

/** The rules of North Wind. */
class RuleCoverageTest extends RuleCoverage {

    RuleCoverageTest() {
        super(Matches.GAME.catalogue(), "NW-", 4, 2, 5, 7, 2, 5, 3, 4);
    }
}
