package baffin.adventure.picture;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.picture.SeatPicture.MarkerPicture;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Thing;
import baffin.game.picture.Canvas;
import baffin.game.picture.Part;
import baffin.game.picture.PartFrame;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** What picks name: a marker, along its hexes where these are known, the ship where it would go, or a hex alone. */
public final class PartPicture implements Part.Artist {

    private static final PartFrame FRAME =
            new PartFrame(AdventurePicture.MESSAGES, "hex", Layout.RADIUS, Palette.STYLE);
    /** So few columns that cells are of full size on every screen. */
    private static final int COLUMNS = 5;

    @Override
    public List<String> pictured() {
        return List.of("marker", "act:LayMarker", "act:LayWake", "act:FollowRoute", "act:SailOut", "act:Overtake");
    }

    @Override
    public Optional<String> draw(Part part) {
        String marker = part.first("marker");
        String act = part.first("act");
        String ground = part.first("ground");
        if (ground != null) {
            Canvas canvas = FRAME.small(part, null);
            HexPicture.draw(
                    canvas.svg(), Ground.valueOf(ground), PartFrame.MIDDLE, PartFrame.MIDDLE, PartFrame.MIDDLE, false);
            return Optional.of(canvas.finished());
        }
        List<Hex> path = part.all("hex").stream().map(Hex::new).toList();
        if (marker == null && ("FollowRoute".equals(act) || "SailOut".equals(act) || "Overtake".equals(act))) {
            return Optional.of(FRAME.ship(part, part.place("hex", "seat")));
        }
        if (marker == null && !"LayMarker".equals(act) && !"LayWake".equals(act)) {
            return Optional.empty();
        }
        MarkerKind kind = marker != null
                ? MarkerKind.valueOf(marker)
                : "LayWake".equals(act) ? MarkerKind.WAKE : MarkerKind.THREE_CURVED;
        return Optional.of(path.isEmpty() ? shape(part, kind) : route(part, kind, path));
    }

    private static String shape(Part part, MarkerKind kind) {
        Canvas canvas = FRAME.small(part, null);
        MarkerPicture.shape(canvas.svg(), kind, PartFrame.MIDDLE, PartFrame.MIDDLE, "bit");
        return canvas.finished();
    }

    /** Drawn as if there were as many seats on the other side of its lane, so that it lies in the middle. */
    private static String route(Part part, MarkerKind kind, List<Hex> path) {
        int seat = part.seat();
        Layout layout = new Layout(part.options(), COLUMNS, 2 * seat + 1);
        double left = least(path, layout::x);
        double top = least(path, layout::y);
        double width = -least(path, hex -> -layout.x(hex)) - left;
        double height = -least(path, hex -> -layout.y(hex)) - top;
        Hex first = path.getFirst();
        Canvas canvas = FRAME.begin(part, width, height, layout.x(first) - left, layout.y(first) - top, "hex:" + first);
        canvas.svg().at(-left, -top, 1);
        path.forEach(hex -> canvas.svg().path(layout.outline(hex), "way"));
        new RoutePicture(canvas, layout, 2 * seat + 1).marker(new Thing.Marker(seat, kind, path, null, Grid.NONE, 0));
        canvas.svg().end();
        return canvas.finished();
    }

    private static double least(List<Hex> path, ToDoubleFunction<Hex> where) {
        return path.stream().mapToDouble(where).min().orElse(0) - Layout.RADIUS;
    }
}
