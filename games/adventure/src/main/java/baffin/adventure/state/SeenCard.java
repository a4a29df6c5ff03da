package baffin.adventure.state;

import baffin.adventure.data.Treasure;
import baffin.game.Seat;

/**
 * A card in a hand that another seat has seen.
 *
 * @param card which
 * @param by who knows of it
 */
public record SeenCard(Treasure card, Seat by) {}
