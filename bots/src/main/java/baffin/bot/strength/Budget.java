package baffin.bot.strength;

import java.time.Duration;

/**
 * How much a choice may cost.
 *
 * @param rollouts at most so many matches are played on in thought, from 1
 * @param time at most so long; the choice is then made by what is known
 */
public record Budget(int rollouts, Duration time) {}
