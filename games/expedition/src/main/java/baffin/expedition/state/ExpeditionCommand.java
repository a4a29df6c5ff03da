package baffin.expedition.state;

import baffin.expedition.data.Token;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.tile.Tile;
import baffin.game.Command;
import org.jspecify.annotations.Nullable;

/**
 * What a seat may ask for. Every lawful deed has exactly one form, so that the list of legal commands is complete.
 *
 * <p>Actions cost crewmen of one column (EX-5.3); all others are free.
 */
public sealed interface ExpeditionCommand extends Command {

    /**
     * Sails to an adjacent tile or arrow (EX-7.1).
     *
     * @param to a tile by its north-west square, or an arrow
     */
    record MoveShip(Place to) implements ExpeditionCommand {}

    /**
     * Drives to a land area of an adjacent tile, or to an arrow (EX-7.3).
     *
     * @param to an area by its first quadrant, or an arrow
     */
    record MoveSled(Place to) implements ExpeditionCommand {}

    /**
     * Draws a tile into the reserve (EX-7.4).
     *
     * @param payer the column that pays
     * @param tile a displayed large tile, or a small one of a design that is left
     */
    record DrawTile(Vehicle payer, Tile tile) implements ExpeditionCommand {}

    /**
     * Replaces the displayed large tiles (EX-7.5); {@link TakeTile} must follow.
     *
     * @param payer the column that pays
     */
    record RefreshDisplay(Vehicle payer) implements ExpeditionCommand {}

    /**
     * Takes the tile that the setup (EX-4.3) or a refresh (EX-7.5) owes to the seat; free.
     *
     * @param tile a displayed large tile, or after a refresh also a small one of a design that is left
     */
    record TakeTile(Tile tile) implements ExpeditionCommand {}

    /**
     * Places a tile of the reserve (EX-7.6).
     *
     * @param vehicle who acts and pays; the tile must touch the tile on which it stands
     * @param tile a tile of the reserve
     * @param row row of the north-west square it will cover, 0 to 7
     * @param column column of that square, 0 to 11
     * @param orientation how it lies; of several that look alike only the first
     */
    record PlaceTile(Vehicle vehicle, Tile tile, int row, int column, Orientation orientation)
            implements ExpeditionCommand {}

    /**
     * Moves crewmen between the columns (EX-7.12), after the payer has rested.
     *
     * @param payer the column that pays
     * @param available available crewmen to the sled; below 0: to the ship
     * @param resting resting crewmen to the sled; below 0: to the ship
     * @param deploy the area on which the sled is set when it comes from aboard, else null
     */
    record TransferCrew(
            Vehicle payer,
            int available,
            int resting,
            @Nullable Place deploy) implements ExpeditionCommand {}

    /**
     * Takes a Franklin or Strait token from the tile of the vehicle (EX-7.13).
     *
     * @param vehicle who acts and pays
     * @param symbol {@link Token#FRANKLIN} or {@link Token#STRAIT}
     */
    record Explore(Vehicle vehicle, Token symbol) implements ExpeditionCommand {}

    /**
     * Takes an Inuit or Cairn token from the tile of the vehicle (EX-7.14).
     *
     * @param vehicle who acts and pays
     * @param symbol {@link Token#INUIT} or {@link Token#CAIRN}
     */
    record Discover(Vehicle vehicle, Token symbol) implements ExpeditionCommand {}

    /** Ends the turn after one or more actions (EX-5.2). */
    record EndTurn() implements ExpeditionCommand {}

    /** Passes instead of acting: all available crewmen rest (EX-5.4). */
    record Pass() implements ExpeditionCommand {}

    /**
     * Chooses where a sled goes that the thaw has caught (EX-6.5).
     *
     * @param to a land or frozen area of its tile
     */
    record RelocateSled(Place to) implements ExpeditionCommand {}
}
