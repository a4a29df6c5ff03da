/**
 * Who sits with whom, on which seat, and who sits out: pure functions, the same on every machine.
 *
 * <p><b>Pod Swiss</b> ({@link baffin.competition.pairing.swiss.Swiss}). A round is to have the least sum over its
 * tables of
 *
 * <pre>{@code
 * 100 · Σ pairs ((m + 1)² - 1)  +  Σ pairs (p_i - p_j)²  +  10 · Σ seat²  +  penalties
 * }</pre>
 *
 * where m is how often two have met before, p their match points, seat how often somebody has had the seat before.
 * Squaring meetings follows the open pod script pairings_edh (1, 4, 9 …); the rest of the formula and its weights
 * were found by simulation (skill normal, results Plackett-Luce): against slicing the standing into tables, repeated
 * pairs fall from 43 to 4 with 32 entrants in 5 rounds, and the final order is as good. The search starts from that
 * slice and lets two people change places, by simulated annealing with a fixed number of trials. What was published is
 * checked by pairing again, so this search is not to be changed without keeping the old one for old rounds.
 *
 * <p>Limits that no cost can buy: locked tables, forbidden pairs; short tables go to those who have had the fewest; a
 * bye goes to nobody who had points for a no-show, to nobody twice before all had one, and to the lowest score first.
 *
 * <p><b>Division leagues</b> ({@link baffin.competition.pairing.league.LeagueDesign}). Exact designs are difference
 * sets ({0,1,3} mod 7, its complement {2,4,5,6} for tables of four, {0,1,3,9} mod 13) and affine planes of order 3
 * and 4;
 * what has no exact design is searched and says how near it comes.
 *
 * <p><b>Two seats</b>: round robins are Berger tables ({@link baffin.competition.pairing.RoundRobin}), eliminations
 * seed 1 and 2 into different halves ({@link baffin.competition.pairing.Bracket}). Elimination of larger tables is
 * {@link baffin.competition.pairing.Pods}.
 *
 * <p>Every random choice comes from SHA-256 ({@link baffin.competition.pairing.Seeds}), so that anyone who knows the
 * seed of a competition can check what it has led to.
 */
package baffin.competition.pairing;
