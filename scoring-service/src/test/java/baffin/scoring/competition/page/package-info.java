/** Tests of this package. */
package baffin.scoring.competition.page;
