package baffin.adventure.state;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Tile;
import baffin.game.Event;
import baffin.game.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What has happened. Hidden parts are null or empty for those who may not see them. */
public sealed interface AdventureEvent extends Event {

    /** What a card or a character causes, and how turns and matches end. */
    sealed interface Effect extends AdventureEvent {}

    /**
     * Who begins (AD-3.1).
     *
     * @param seat drawn
     */
    record StartSeatDrawn(Seat seat) implements AdventureEvent {}

    /**
     * The characters to choose from (AD-3.1, AD-5.2).
     *
     * @param dealt one list a seat, the same for partners; empty for seats whose characters the viewer may not see
     */
    record CharactersDealt(List<List<Skipper>> dealt) implements AdventureEvent {
        public CharactersDealt {
            dealt = dealt.stream().map(List::copyOf).toList();
        }
    }

    /**
     * A seat has chosen in secret (AD-3.1).
     *
     * @param character which, or null for who may not see it yet
     */
    record CharacterChosen(Seat seat, @Nullable Skipper character) implements AdventureEvent {}

    /**
     * All have chosen (AD-3.1).
     *
     * @param characters one a seat
     */
    record CharactersRevealed(List<Skipper> characters) implements AdventureEvent {
        public CharactersRevealed {
            characters = List.copyOf(characters);
        }
    }

    /**
     * Rows came onto the map (AD-2.3).
     *
     * @param strips what was drawn, in order
     */
    record RowsAdded(List<Laid> strips) implements AdventureEvent {
        public RowsAdded {
            strips = List.copyOf(strips);
        }
    }

    /**
     * A strip as it lies.
     *
     * @param tile where
     * @param strip its number among all strips
     * @param terrain one letter a hex, a random half turn included
     */
    record Laid(Tile tile, int strip, String terrain) {}

    /**
     * A turn began (AD-4.1).
     *
     * @param points action points
     * @param cards treasure cards that may be played
     */
    record TurnBegan(Seat seat, int round, int points, int cards) implements AdventureEvent {}

    /**
     * A route marker was laid and the ship moved to its end (AD-4.2).
     *
     * @param from where the ship was; null in front of row 1
     * @param wakeOf the seat in whose wake the first hexes are, or null
     * @param wakeHexes how many hexes are in that wake
     * @param cost action points paid; 0 for a free marker (AD-6.12)
     */
    record MarkerLaid(
            Seat seat,
            MarkerKind marker,
            List<Hex> path,
            @Nullable Hex from,
            @Nullable Seat wakeOf,
            int wakeHexes,
            int cost)
            implements AdventureEvent {
        public MarkerLaid {
            path = List.copyOf(path);
        }
    }

    /**
     * A wake marker was laid and the ship moved there (AD-4.5).
     *
     * @param wakeOf whose route
     * @param cost action points paid; for a free marker 0, or what Hudson takes (AD-6.12, AD-7.4)
     */
    record WakeEntered(Seat seat, Hex hex, @Nullable Hex from, Seat wakeOf, int cost) implements AdventureEvent {}

    /** The ship moved along its own route (AD-4.3). */
    record RouteFollowed(Seat seat, Hex to, Hex from, int cost) implements AdventureEvent {}

    /** The ship left row 24 (AD-4.11). */
    record SailedOut(Seat seat, int cost) implements AdventureEvent {}

    /** The seat takes points for overtaking and only moves from now on (AD-4.9, AD-7.14). */
    record OvertakingBegan(Seat seat, Seat opponent, int points) implements AdventureEvent {}

    /**
     * The character gave points for a marker (AD-7.1, AD-7.8).
     *
     * @param ruleId the rule of the character
     */
    record BonusEarned(Seat seat, int points, String ruleId) implements AdventureEvent {}

    /**
     * A marker came back into the supply (AD-4.7, AD-6.11).
     *
     * @param at its first hex
     * @param cost action points paid; 0 by card
     */
    record MarkerRecovered(Seat seat, MarkerKind marker, Hex at, int cost) implements AdventureEvent {}

    /** An iceberg was dropped behind the ship (AD-4.8). */
    record IcebergDropped(Seat seat, Hex hex, int cost) implements AdventureEvent {}

    /**
     * A card came into a hand.
     *
     * @param card which, or null for everyone else
     * @param ruleId why: AD-4.10 or a character's rule
     * @param chest the hex of the chest, or null
     */
    record CardDrawn(
            Seat seat,
            @Nullable Treasure card,
            String ruleId,
            @Nullable Hex chest) implements Effect {}

    /**
     * The discards became the deck (AD-4.10).
     *
     * @param cards how many
     */
    record DeckRefilled(int cards) implements Effect {}

    /** A card was played and discarded; its effect follows. */
    record CardPlayed(Seat seat, Treasure card) implements Effect {}

    /**
     * A card of a hand was discarded.
     *
     * @param ruleId AD-4.10 for the hand limit, AD-6.1 for a card
     */
    record CardDiscarded(Seat seat, Treasure card, String ruleId) implements Effect {}

    /**
     * A card changed hands (AD-6.9).
     *
     * @param card which, or null for all but the two
     */
    record CardStolen(Seat from, Seat to, @Nullable Treasure card) implements Effect {}

    /** The seat plays no card in its next turn (AD-6.2). */
    record SeatSilenced(Seat seat) implements Effect {}

    /** More cards may be played this turn (AD-6.3). */
    record CardsAllowed(Seat seat, int cards) implements Effect {}

    /** Nobody enters the seat's wake until its next turn (AD-6.4). */
    record WakeGuarded(Seat seat) implements Effect {}

    /**
     * A marker left the match (AD-6.5).
     *
     * @param owner whose
     * @param at its first hex, or null when it was in the supply
     */
    record MarkerRemoved(
            Seat owner, MarkerKind marker, @Nullable Hex at) implements Effect {}

    /**
     * A hex of the common supply was put on the map (AD-6.6, AD-6.14).
     *
     * @param ground ICEBERG or WATER
     */
    record PiecePlaced(Ground ground, Hex hex) implements Effect {}

    /** The seat has fewer points in its next turn (AD-6.7). */
    record SeatSlowed(Seat seat, int points) implements Effect {}

    /** A strip was given a half turn (AD-6.8, AD-7.10). */
    record TileTurned(Tile tile) implements Effect {}

    /** The seat left new strips (AD-7.10), or those of a swap (AD-6.13), as they are. */
    record TilesKept(Seat seat) implements Effect {}

    /** The seat may turn one of the new strips (AD-7.10). */
    record TilesOffered(Seat seat, List<Tile> tiles) implements Effect {
        public TilesOffered {
            tiles = List.copyOf(tiles);
        }
    }

    /** The seat swaps a strip and is to name the other (AD-6.13). */
    record SwapBegan(Seat seat, Tile tile) implements Effect {}

    /** Two strips changed places (AD-6.13). */
    record TilesSwapped(Tile first, Tile second, boolean turnFirst, boolean turnSecond) implements Effect {}

    /** A character went back and another was drawn, which may be the same (AD-6.10). */
    record CharacterExchanged(Seat seat, Skipper before, Skipper after) implements Effect {}

    /** The seat may lay a marker for free (AD-6.12). */
    record FreeMarkerGranted(Seat seat) implements Effect {}

    /** The seat got points from a card (AD-6.15). */
    record PointsGained(Seat seat, int points) implements Effect {}

    /** The seat has to discard down to the hand limit before its turn ends (AD-4.10). */
    record DiscardOwed(Seat seat) implements Effect {}

    /** A turn ended; unspent points have lapsed (AD-4.1). */
    record TurnEnded(Seat seat) implements Effect {}

    /**
     * The match is over.
     *
     * @param winner who sailed out, or is still held, with its partner in a team; null when the rounds have run out
     * @param ruleId AD-4.11, AD-9.3 or AD-9.5
     */
    record GameEnded(@Nullable Seat winner, String ruleId) implements Effect {}
}
