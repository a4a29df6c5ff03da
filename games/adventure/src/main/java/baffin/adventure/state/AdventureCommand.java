package baffin.adventure.state;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Tile;
import baffin.game.Command;
import baffin.game.Seat;
import java.util.List;

/** What a seat asks for; one marker or one hex of the own route at a time. */
public sealed interface AdventureCommand extends Command {

    /** A command that moves the ship. */
    sealed interface Movement extends AdventureCommand {}

    /** A command that plays a treasure card. */
    sealed interface Play extends AdventureCommand {

        /** The card to be played. */
        Treasure card();
    }

    /**
     * Keeps one of the characters dealt (AD-3.1, AD-5.2).
     *
     * @param character one of those dealt that the partner has not taken
     */
    record ChooseCharacter(Skipper character) implements AdventureCommand {}

    /**
     * Lays a route marker and moves the ship to its last hex (AD-4.2).
     *
     * @param path 1 to 4 hexes as they are entered; their shape tells the marker
     */
    record LayMarker(List<Hex> path) implements Movement {
        public LayMarker {
            path = List.copyOf(path);
        }
    }

    /**
     * Lays a wake marker on the route of another seat and moves the ship there (AD-4.5).
     *
     * @param hex a hex beside the ship
     */
    record LayWake(Hex hex) implements Movement {}

    /**
     * Moves the ship one hex along its own route (AD-4.3).
     *
     * @param to a hex beside the ship that carries an own marker
     */
    record FollowRoute(Hex to) implements Movement {}

    /** Moves on from row 24 and wins (AD-4.11). */
    record SailOut() implements Movement {}

    /**
     * Takes the points for overtaking (AD-4.9).
     *
     * @param opponent the seat whose ship is next on its route
     */
    record Overtake(Seat opponent) implements AdventureCommand {}

    /**
     * Takes back an own marker with nothing on it (AD-4.7).
     *
     * @param at the first hex of the marker
     */
    record RecoverMarker(Hex at) implements AdventureCommand {}

    /** Puts an iceberg on the hex of the own route just behind the ship (AD-4.8). */
    record DropIceberg() implements AdventureCommand {}

    /**
     * Plays a card that needs no target (AD-6.3, AD-6.4, AD-6.12, AD-6.15).
     *
     * @param card a card of the hand
     */
    record PlayCard(Treasure card) implements Play {}

    /**
     * Plays a card on a seat (AD-6.1, AD-6.2, AD-6.7, AD-6.9, AD-6.10).
     *
     * @param card a card of the hand
     * @param target an opponent; with AD-6.10 also the own seat
     */
    record PlayOnSeat(Treasure card, Seat target) implements Play {}

    /**
     * Plays a card on a marker of the map (AD-6.5, AD-6.11).
     *
     * @param card a card of the hand
     * @param at the first hex of a marker with nothing on it
     */
    record PlayOnMarker(Treasure card, Hex at) implements Play {}

    /**
     * Plays a card on a marker in the supply of a seat (AD-6.5).
     *
     * @param card a card of the hand
     * @param owner whose supply
     * @param marker which marker leaves the match
     */
    record PlayOnSupply(Treasure card, Seat owner, MarkerKind marker) implements Play {}

    /**
     * Plays a card on a hex with nothing on it (AD-6.6, AD-6.14).
     *
     * @param card a card of the hand
     * @param hex a known hex
     */
    record PlayOnHex(Treasure card, Hex hex) implements Play {}

    /**
     * Plays a card on a scenery strip with nothing on it (AD-6.8, AD-6.13); a swap goes on with {@link SwapTiles}.
     *
     * @param card a card of the hand
     * @param tile the strip
     */
    record PlayOnTile(Treasure card, Tile tile) implements Play {}

    /**
     * Names the other strip of a swap (AD-6.13).
     *
     * @param with a strip of the same size with nothing on it
     * @param turnFirst true to give the first strip a half turn
     * @param turnSecond true to give the other strip a half turn
     */
    record SwapTiles(Tile with, boolean turnFirst, boolean turnSecond) implements AdventureCommand {}

    /**
     * Gives one of the new strips a half turn (AD-7.10).
     *
     * @param tile one of the new strips
     */
    record TurnTile(Tile tile) implements AdventureCommand {}

    /** Leaves new strips (AD-7.10), or those of a swap (AD-6.13), as they are. */
    record KeepTiles() implements AdventureCommand {}

    /**
     * Discards a card above the hand limit (AD-4.10).
     *
     * @param card a card of the hand
     */
    record DiscardCard(Treasure card) implements AdventureCommand {}

    /** Ends the turn; unspent points lapse (AD-4.1), and so does a free marker that is not laid (AD-6.12). */
    record EndTurn() implements AdventureCommand {}
}
