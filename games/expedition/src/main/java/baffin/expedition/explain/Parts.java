package baffin.expedition.explain;

import baffin.expedition.data.Token;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Tile;
import baffin.expedition.words.Names;
import baffin.game.action.Pick;
import baffin.game.words.Phrase;

/** What a player picks, and what it is called. */
final class Parts {

    private Parts() {}

    static Pick act(String command) {
        return new Pick("act", command, Phrase.of("act." + command));
    }

    static Pick of(Place place) {
        String kind = place.arrow() != null ? "arrow" : place.corner() != null ? "area" : "square";
        return new Pick(kind, place.text(), Names.of(place));
    }

    static Pick square(int row, int column) {
        String text = row + "," + column;
        return new Pick("square", text, Phrase.of("square", "square", text));
    }

    static Pick of(Tile tile) {
        return new Pick("tile", tile.text(), Names.of(tile));
    }

    static Pick of(Vehicle vehicle) {
        return new Pick("vehicle", vehicle.name(), name(vehicle));
    }

    static Pick of(Token token) {
        return new Pick("token", token.name(), name(token));
    }

    static Pick of(Orientation orientation) {
        return new Pick("orientation", orientation.name(), Names.of(orientation));
    }

    /** An amount, under the name of the field that holds it. */
    static Pick amount(String field, int crew) {
        String way = crew == 0 ? "none" : crew > 0 ? "to-sled" : "to-ship";
        return new Pick(field, String.valueOf(crew), Phrase.of(field + "." + way, "crew", Math.abs(crew)));
    }

    static Phrase name(Vehicle vehicle) {
        return Phrase.named("vehicle", vehicle);
    }

    static Phrase name(Token token) {
        return Phrase.named("token", token);
    }
}
