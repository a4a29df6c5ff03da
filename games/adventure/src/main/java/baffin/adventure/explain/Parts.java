package baffin.adventure.explain;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Tile;
import baffin.game.Seat;
import baffin.game.action.Pick;
import baffin.game.words.Phrase;

/** What a player picks, and what it is called. */
final class Parts {

    private Parts() {}

    static Pick act(String command) {
        return new Pick("act", command, Phrase.of("act." + command));
    }

    static Pick of(Hex hex) {
        return new Pick("hex", hex.text(), Phrase.of("hex", "hex", hex.text()));
    }

    static Pick of(Tile strip) {
        return new Pick("strip", strip.text(), Phrase.of("strip", "strip", strip.text()));
    }

    static Pick of(Treasure card) {
        return new Pick("card", card.name(), Phrase.named("card", card));
    }

    static Pick of(Skipper character) {
        return new Pick("character", character.name(), character.called());
    }

    static Pick of(Seat seat) {
        return new Pick("seat", String.valueOf(seat.index()), Phrase.seat(seat.index()));
    }

    static Pick of(MarkerKind marker) {
        return new Pick("marker", marker.name(), Phrase.named("marker", marker));
    }

    /** A yes or no, under the name of the field that holds it. */
    static Pick flag(String field, boolean value) {
        return new Pick(field, String.valueOf(value), Phrase.of(field + "." + value));
    }
}
