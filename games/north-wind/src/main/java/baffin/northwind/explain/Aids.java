package baffin.northwind.explain;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.action.Aid;
import baffin.game.words.Phrase;
import baffin.northwind.data.EventDie;
import baffin.northwind.data.SeaTiles;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Odds;
import baffin.northwind.state.Phase;
import baffin.northwind.state.Ship;
import baffin.northwind.state.Stack;
import baffin.northwind.view.Views;
import baffin.northwind.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a player would have to work out or remember: chances of fights (NW-7.2) and tiles seen in stacks (NW-7.1). */
final class Aids {

    private Aids() {}

    static List<Aid> of(NorthWindState state, Viewer viewer) {
        List<Aid> aids = new ArrayList<>();
        if (state.phase() == Phase.OVER) {
            return aids;
        }
        if (state.phase() == Phase.PIRATE) {
            aids.add(pirate(state));
        }
        aids.add(
                viewer instanceof Viewer.Player player
                        ? odds("aid.odds.own", state, player.seat())
                        : odds("aid.odds", state, state.active()));
        if (state.memoryAid()) {
            Ship own = Views.own(state, viewer);
            state.stacks().forEach(stack -> aids.add(stack(stack, Views.known(stack, own))));
        }
        return aids;
    }

    private static Aid pirate(NorthWindState state) {
        int strength = state.sailing().pirate();
        Phrase text = Phrase.of(
                "aid.pirate",
                "seat",
                Words.seat(state.active()),
                "strength",
                strength,
                "percent",
                percent(Odds.of(state.of(state.active()), strength)));
        return new Aid(
                "pirate",
                "NW-7.2",
                text,
                List.of(Parts.spot(state.sailing().current().tile())));
    }

    /** The chances of a ship against pirates of each strength. */
    private static Aid odds(String code, NorthWindState state, Seat seat) {
        Ship ship = state.of(seat);
        List<Phrase> chances = EventDie.strengths().stream()
                .map(strength -> Phrase.of(
                        "aid.odds.strength", "strength", strength, "percent", percent(Odds.of(ship, strength))))
                .toList();
        Phrase text = Phrase.of(code, "seat", Words.seat(seat), "chances", chances);
        return new Aid("odds", "NW-7.2", text, List.of("seat:" + seat.index()));
    }

    private static int percent(Odds odds) {
        return Math.round(odds.perMille() / 10f);
    }

    private static Aid stack(Stack stack, List<Tile> known) {
        Map<Tile, Integer> counts = new TreeMap<>();
        known.forEach(tile -> counts.merge(tile, 1, Integer::sum));
        List<Phrase> tiles = new ArrayList<>();
        counts.forEach((tile, count) -> tiles.add(
                count == 1
                        ? Words.tile(tile)
                        : Phrase.of("aid.stack.several", "count", count, "tile", Words.tile(tile))));
        Phrase text = Phrase.of(
                "aid.stack",
                "stack",
                Words.stack(stack.port()),
                "tiles",
                tiles,
                "unknown",
                SeaTiles.STACK - known.size());
        return new Aid("stack", "NW-7.1", text, List.of(Parts.of(stack.port()).text()));
    }
}
