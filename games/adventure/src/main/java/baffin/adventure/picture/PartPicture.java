package baffin.adventure.picture;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.picture.SeatPicture.MarkerPicture;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Thing;
import baffin.game.Seat;
import baffin.game.picture.Canvas;
import baffin.game.picture.Frame;
import baffin.game.picture.Grid.Point;
import baffin.game.picture.Labels;
import baffin.game.picture.PickedParts;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** What picks speak of: a marker, along its hexes where these are known, or the ship where it would go. */
public final class PartPicture {

    /** What is drawn alone. */
    public static final List<String> KINDS =
            List.of("marker", "act:LayMarker", "act:LayWake", "act:FollowRoute", "act:SailOut", "act:Overtake");

    private static final double SMALL = 40;
    /** So few columns that cells are of full size on every screen. */
    private static final int COLUMNS = 5;

    private final PickedParts picked;
    private final int seat;
    private final PictureOptions options;
    private final Labels labels;

    private PartPicture(PickedParts picked, Seat seat, PictureOptions options) {
        this.picked = picked;
        this.seat = seat.index();
        this.options = options;
        this.labels = new Labels(AdventurePicture.MESSAGES, options.language());
    }

    /** Draws it; see {@link baffin.game.Game#partPicture}. */
    public static Optional<String> svg(PickedParts picked, Seat seat, PictureOptions options) {
        PartPicture part = new PartPicture(picked, seat, options);
        MarkerKind kind = part.kind();
        List<Hex> path = picked.all("hex").stream().map(Hex::new).toList();
        if (kind != null) {
            return Optional.of(path.isEmpty() ? part.shape(kind) : part.route(kind, path));
        }
        return picked.has("act:FollowRoute") || picked.has("act:SailOut") || picked.has("act:Overtake")
                ? Optional.of(part.ship())
                : Optional.empty();
    }

    private @Nullable MarkerKind kind() {
        String kind = picked.first("marker");
        if (kind != null) {
            return MarkerKind.valueOf(kind);
        }
        return picked.has("act:LayWake")
                ? MarkerKind.WAKE
                : picked.has("act:LayMarker") ? MarkerKind.THREE_CURVED : null;
    }

    private String shape(MarkerKind kind) {
        Canvas canvas = begin(labels.named("marker", kind), SMALL, SMALL, new Point(SMALL / 2, SMALL / 2), null);
        MarkerPicture.shape(canvas.svg(), kind, SMALL / 2, SMALL / 2, "bit");
        return canvas.finished();
    }

    /** Drawn as if there were as many seats on the other side of its lane, so that it lies in the middle. */
    private String route(MarkerKind kind, List<Hex> path) {
        Layout layout = new Layout(options, COLUMNS, 2 * seat + 1);
        double reach = Layout.RADIUS;
        double left = least(path, layout::x) - reach;
        double top = least(path, layout::y) - reach;
        double width = reach - least(path, hex -> -layout.x(hex)) - left;
        double height = reach - least(path, hex -> -layout.y(hex)) - top;
        Hex first = path.getFirst();
        Point origin = new Point(layout.x(first) - left, layout.y(first) - top);
        Canvas canvas = begin(labels.named("marker", kind), width, height, origin, "hex:" + first);
        canvas.svg().at(-left, -top, 1);
        path.forEach(hex -> canvas.svg().path(layout.outline(hex), "way"));
        new RoutePicture(canvas, layout, 2 * seat + 1)
                .marker(new Thing.Marker(seat, kind, path, null, Grid.NONE, 0));
        canvas.svg().end();
        return canvas.finished();
    }

    private static double least(List<Hex> path, ToDoubleFunction<Hex> where) {
        return path.stream().mapToDouble(where).min().orElse(0);
    }

    private String ship() {
        String title = labels.text("ship.of", "seat", seat);
        Canvas canvas = begin(title, SMALL, SMALL, new Point(SMALL / 2, SMALL / 2), picked.anyOf("hex", "seat"));
        Seats.ship(canvas.svg(), seat, SMALL / 2, SMALL / 2, 1, title);
        return canvas.finished();
    }

    private Canvas begin(String title, double width, double height, Point origin, @Nullable String at) {
        Point none = new Point(0, 0);
        var grid = new baffin.game.picture.Grid("hex", Layout.RADIUS, origin, none, none, none);
        return Canvas.part(options, labels, new Frame(title, title, 0, width, height, grid), Palette.STYLE, at);
    }
}
