package baffin.northwind.view;

import baffin.game.Chance;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Ship;
import baffin.northwind.state.Stack;
import baffin.northwind.state.Tiles;
import baffin.northwind.state.Voyage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Draws again what a viewer may not know (NW-2.1, NW-3.5, NW-7.1, NW-7.3).
 *
 * <p>Tiles that the viewer knows stay in their stacks, all others are dealt anew. A tile that another lookout has seen
 * in this voyage is drawn again; what other seats saw before is forgotten, and they want to be asked, as at the start:
 * how much a seat remembers would tell what it saw.
 */
public final class Redeal {

    private final NorthWindState state;
    private final Viewer viewer;
    private final Chance chance;

    private Redeal(NorthWindState state, Viewer viewer, Chance chance) {
        this.state = state;
        this.viewer = viewer;
        this.chance = chance;
    }

    public static NorthWindState of(NorthWindState state, Viewer viewer, Chance chance) {
        Redeal redeal = new Redeal(state, viewer, chance);
        return redeal.withOtherMinds(redeal.withOtherStacks());
    }

    private NorthWindState withOtherStacks() {
        Ship own = Views.own(state, viewer);
        List<Tile> unknown = new ArrayList<>();
        for (Stack stack : state.stacks()) {
            unknown.addAll(Tiles.minus(stack.tiles(), Views.known(stack, own)));
        }
        Collections.sort(unknown);
        List<Tile> drawn = chance.shuffled(unknown);
        List<Stack> stacks = new ArrayList<>();
        int from = 0;
        for (Stack stack : state.stacks()) {
            List<Tile> tiles = new ArrayList<>(Views.known(stack, own));
            int to = from + stack.tiles().size() - tiles.size();
            tiles.addAll(drawn.subList(from, to));
            from = to;
            stacks.add(stack.dealt(Tiles.sorted(tiles)));
        }
        return state.with(stacks);
    }

    private NorthWindState withOtherMinds(NorthWindState dealt) {
        NorthWindState now = dealt;
        for (int index = 0; index < state.ships().size(); index++) {
            Seat seat = new Seat(index);
            if (!viewer.holds(seat)) {
                now = now.with(seat, now.of(seat).forgetful());
            }
        }
        Voyage voyage = now.voyage();
        return voyage == null || viewer.holds(now.active()) ? now : withOtherGlimpse(now, voyage);
    }

    /** What the lookout of another seat has seen in this voyage is another tile. */
    private NorthWindState withOtherGlimpse(NorthWindState now, Voyage voyage) {
        if (voyage.top() == null && voyage.under() == null) {
            return now;
        }
        Port port = voyage.stack();
        List<Tile> hidden = Tiles.minus(now.of(port).tiles(), voyage.revealed());
        Tile tile = hidden.get(chance.below(hidden.size()));
        List<Tile> glimpsed = new ArrayList<>(voyage.revealed());
        glimpsed.add(tile);
        return now.with(now.phase(), voyage.withSecrets(instead(voyage.top(), tile), instead(voyage.under(), tile)))
                .with(now.active(), now.of(now.active()).withGlimpse(port, glimpsed));
    }

    private static @Nullable Tile instead(@Nullable Tile before, Tile now) {
        return before == null ? null : now;
    }
}
