package baffin.northwind.picture;

import baffin.game.Seat;
import baffin.game.picture.Canvas;
import baffin.game.picture.Frame;
import baffin.game.picture.Labels;
import baffin.game.picture.PickedParts;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import baffin.northwind.data.Commodity;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What picks speak of: goods, what is bought in harbours, or the sign of an action. */
public final class PartPicture {

    /** What is drawn alone. */
    public static final List<String> KINDS = List.of(
            "commodity",
            "buy",
            "sell",
            "overboard",
            "berth",
            "act:SetSail",
            "act:LookAtTop",
            "act:PutTopUnder",
            "act:RevealTile",
            "act:RaiseSail",
            "act:MountCannon",
            "act:HireCrew",
            "act:Fight",
            "act:PayPirate",
            "act:SearchWreck",
            "act:CompleteTask",
            "act:DeclineLetter");

    private static final double SIDE = 34;

    private PartPicture() {}

    /** Draws it; see {@link baffin.game.Game#partPicture}. */
    public static Optional<String> svg(PickedParts picked, Seat seat, PictureOptions options) {
        List<Commodity> goods = Stream.of("commodity", "buy", "sell", "overboard")
                .flatMap(kind -> picked.all(kind).stream())
                .flatMap(value -> Stream.of(value.split(",")))
                .map(Commodity::valueOf)
                .toList();
        String act = goods.isEmpty() ? act(picked) : "";
        if (act == null) {
            return Optional.empty();
        }
        Labels labels = new Labels(NorthWindPicture.MESSAGES, options.language());
        double width = SIDE * Math.max(1, goods.size());
        Frame frame = new Frame(labels.text("title"), "", 0, width, SIDE, null);
        Canvas canvas = Canvas.part(options, labels, frame, Look.STYLE, null);
        for (int i = 0; i < goods.size(); i++) {
            Glyphs.good(canvas, goods.get(i), (i + .5) * SIDE, SIDE / 2, 1);
        }
        sign(canvas.svg(), act, seat);
        return Optional.of(canvas.finished());
    }

    private static @Nullable String act(PickedParts picked) {
        if (picked.first("berth") != null) {
            return "HireCrew";
        }
        String act = picked.first("act");
        return act != null && KINDS.contains("act:" + act) ? act : null;
    }

    private static void sign(Svg svg, String act, Seat seat) {
        double middle = SIDE / 2;
        switch (act) {
            case "SetSail" -> Seats.ship(svg, seat.index(), middle, middle, .85, "");
            case "LookAtTop", "PutTopUnder", "RevealTile" -> {
                svg.leaf("rect", "x", 4, "y", 6, "width", 26, "height", 22, "rx", 4, "class", "back");
                svg.path("M17 9L20 14L25 17L20 20L17 25L14 20L9 17L14 14Z", "rose");
            }
            case "RaiseSail" -> svg.path("M9 5L27 27H9Z", "cloth");
            case "MountCannon", "Fight" -> Glyphs.cannon(svg, middle, middle, 1, true);
            case "HireCrew" -> Glyphs.man(svg, middle, middle, 1);
            case "PayPirate", "SearchWreck" -> Glyphs.coin(svg, "", middle, middle, 1);
            case "CompleteTask" -> Glyphs.lighthouse(svg, middle, middle, 1);
            case "DeclineLetter" -> Glyphs.letter(svg, middle, middle, 1, true);
            default -> {}
        }
    }
}
