package baffin.adventure.state;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Markers;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Hex;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What belongs to one seat.
 *
 * @param character the character once all are revealed, else null
 * @param dealt characters to choose from before that; hidden from others
 * @param chosen the one chosen before all are revealed, or null; hidden from others
 * @param ship where the ship is; null in front of row 1
 * @param behind the hex that the ship was on before; null when there is none
 * @param markers markers in supply, by kind
 * @param hand treasure cards; hidden from others
 * @param silenced true when it plays no card in its next, or present, turn (AD-6.2)
 * @param guarded true while nobody enters its wake (AD-6.4)
 * @param slowed action points less in its next turn (AD-6.7)
 * @param seen cards in the hand that others have seen, since they were stolen from them
 */
public record Captain(
        @Nullable Skipper character,
        List<Skipper> dealt,
        @Nullable Skipper chosen,
        @Nullable Hex ship,
        @Nullable Hex behind,
        Counts markers,
        Counts hand,
        boolean silenced,
        boolean guarded,
        int slowed,
        List<SeenCard> seen) {

    public Captain {
        dealt = List.copyOf(dealt);
        seen = List.copyOf(seen);
    }

    public static Captain atStart() {
        return new Captain(
                null,
                List.of(),
                null,
                null,
                null,
                new Counts(Markers.counts()),
                Counts.none(Treasure.values().length),
                false,
                false,
                0,
                List.of());
    }

    /** The row of the ship; 0 in front of the map. */
    public int row() {
        return ship == null ? 0 : ship.row();
    }

    /** True when the seat has this character. */
    public boolean is(Skipper skipper) {
        return character == skipper;
    }

    public Captain withDeal(List<Skipper> skippers) {
        return new Captain(character, skippers, chosen, ship, behind, markers, hand, silenced, guarded, slowed, seen);
    }

    public Captain withChoice(@Nullable Skipper skipper) {
        return new Captain(character, dealt, skipper, ship, behind, markers, hand, silenced, guarded, slowed, seen);
    }

    /** Revealed or exchanged: what was dealt is out of the way. */
    public Captain withCharacter(Skipper skipper) {
        return new Captain(skipper, List.of(), null, ship, behind, markers, hand, silenced, guarded, slowed, seen);
    }

    Captain withShip(Hex to, @Nullable Hex from) {
        return new Captain(character, dealt, chosen, to, from, markers, hand, silenced, guarded, slowed, seen);
    }

    /** The same seat with some more, or fewer, markers in supply. */
    public Captain withMarkers(MarkerKind kind, int more) {
        return new Captain(
                character,
                dealt,
                chosen,
                ship,
                behind,
                markers.plus(kind, more),
                hand,
                silenced,
                guarded,
                slowed,
                seen);
    }

    /** The same seat with some more, or fewer, cards in hand. */
    public Captain withCards(Treasure treasure, int more) {
        return new Captain(
                character,
                dealt,
                chosen,
                ship,
                behind,
                markers,
                hand.plus(treasure, more),
                silenced,
                guarded,
                slowed,
                seen);
    }

    public Captain withHand(Counts cards, List<SeenCard> known) {
        return new Captain(character, dealt, chosen, ship, behind, markers, cards, silenced, guarded, slowed, known);
    }

    /** A card came, and the seat that it was stolen from knows. */
    Captain withStolen(Treasure card, Seat by) {
        List<SeenCard> more = new ArrayList<>(seen);
        more.add(new SeenCard(card, by));
        return withHand(hand.plus(card, 1), more);
    }

    /** A card was stolen by a seat; all others who knew of any card do not know whether it was that one. */
    Captain withoutStolen(Treasure card, Seat by) {
        List<SeenCard> fewer = new ArrayList<>(seen);
        fewer.removeIf(other -> !other.by().equals(by));
        fewer.remove(new SeenCard(card, by));
        return withHand(hand.plus(card, -1), fewer);
    }

    /** A card was shown and left; whoever knew of one of its kind takes it for that one. */
    Captain withoutShown(Treasure card) {
        List<SeenCard> fewer = new ArrayList<>(seen);
        seen.stream().map(SeenCard::by).distinct().forEach(by -> fewer.remove(new SeenCard(card, by)));
        return withHand(hand.plus(card, -1), fewer);
    }

    public Captain with(boolean nowSilenced, boolean nowGuarded, int nowSlowed) {
        return new Captain(
                character, dealt, chosen, ship, behind, markers, hand, nowSilenced, nowGuarded, nowSlowed, seen);
    }
}
