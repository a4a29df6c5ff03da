package baffin.adventure.rules.common;

import baffin.adventure.data.Figure;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Strips;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureEvent.Laid;
import baffin.adventure.state.AdventureEvent.RowsAdded;
import baffin.adventure.state.AdventureEvent.TilesOffered;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Counts;
import baffin.game.Chance;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;

/** How the map grows before the ships (AD-2.2, AD-2.3, AD-7.10). */
public final class Rows {

    private Rows() {}

    /** Adds rows until enough lie ahead of the foremost ship; the character of who has moved may turn one of them. */
    public static void add(Course course, Seat mover) {
        List<Laid> strips = drawn(course.now(), course.chance());
        if (strips.isEmpty()) {
            return;
        }
        course.add(new RowsAdded(strips));
        if (course.now().of(mover).is(Skipper.GILBERT)) {
            course.add(new TilesOffered(mover, strips.stream().map(Laid::tile).toList()));
        }
    }

    /** The rows of the start, which nobody's move has added. */
    public static void first(Course course) {
        course.add(new RowsAdded(drawn(course.now(), course.chance())));
    }

    /** Strips for the rows that are missing, drawn at random; rows lie without a gap from the first. */
    private static List<Laid> drawn(AdventureState state, Chance chance) {
        int last = Math.min(Figure.ROWS.value(), state.foremost() + Figure.ROWS_AHEAD.value());
        int known = last;
        while (known > 0 && !state.sea().known(new Tile(Tile.Part.MIDDLE, known))) {
            known--;
        }
        List<Laid> strips = new ArrayList<>();
        Counts left = state.supply().strips();
        for (int row = known + 1; row <= last; row++) {
            for (Tile tile : state.sea().tiles().addedWith(row)) {
                Laid laid = draw(tile, left, chance);
                left = left.plus(laid.strip(), -1);
                strips.add(laid);
            }
        }
        return strips;
    }

    private static Laid draw(Tile tile, Counts left, Chance chance) {
        boolean middle = tile.part() == Tile.Part.MIDDLE;
        int from = middle ? 0 : Strips.firstShort();
        int to = middle ? Strips.firstShort() : Strips.all().size();
        int strip = left.pick(from, chance.below(left.total(from, to)));
        String terrain = Strips.terrain(strip);
        boolean turned = chance.below(2) == 1;
        return new Laid(
                tile, strip, turned ? new StringBuilder(terrain).reverse().toString() : terrain);
    }
}
