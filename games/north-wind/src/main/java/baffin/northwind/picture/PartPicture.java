package baffin.northwind.picture;

import baffin.game.picture.Canvas;
import baffin.game.picture.Part;
import baffin.game.picture.PartFrame;
import baffin.game.picture.Seats;
import baffin.northwind.data.Commodity;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What picks name: goods, or the sign of an action. */
public final class PartPicture implements Part.Artist {

    private static final double SIDE = 34;
    private static final double MIDDLE = SIDE / 2;
    private static final PartFrame FRAME = new PartFrame(NorthWindPicture.MESSAGES, "square", SIDE, Look.STYLE);
    private static final List<String> GOODS = List.of("commodity", "buy", "sell", "overboard");
    private static final List<String> ACTS = List.of(
            "act:SetSail",
            "act:RevealTile",
            "act:MountCannon",
            "act:HireCrew",
            "act:Fight",
            "act:PayPirate",
            "act:CompleteTask",
            "act:DeclineLetter");

    @Override
    public List<String> pictured() {
        return Stream.concat(GOODS.stream(), ACTS.stream()).toList();
    }

    @Override
    public Optional<String> draw(Part part) {
        List<Commodity> goods = GOODS.stream()
                .flatMap(kind -> part.all(kind).stream())
                .flatMap(value -> Stream.of(value.split(",", -1)))
                .map(Commodity::valueOf)
                .toList();
        String act = part.place("act");
        if (goods.isEmpty() && (act == null || !ACTS.contains(act))) {
            return Optional.empty();
        }
        double width = SIDE * Math.max(1, goods.size());
        Canvas canvas = FRAME.begin(part, width, SIDE, MIDDLE, MIDDLE, null);
        for (int i = 0; i < goods.size(); i++) {
            Glyphs.good(canvas, goods.get(i), (i + .5) * SIDE, MIDDLE, 1);
        }
        if (goods.isEmpty() && act != null) {
            sign(canvas, act, part.seat());
        }
        return Optional.of(canvas.finished());
    }

    private static void sign(Canvas canvas, String act, int seat) {
        switch (act) {
            case "act:SetSail" -> Seats.ship(canvas, seat, MIDDLE, MIDDLE, .85, "");
            case "act:RevealTile" -> {
                canvas.svg().rect(4, 6, 26, 22, "back");
                canvas.svg().path("M17 9L20 14L25 17L20 20L17 25L14 20L9 17L14 14Z", "rose");
            }
            case "act:MountCannon", "act:Fight" -> Glyphs.cannon(canvas.svg(), MIDDLE, MIDDLE, 1, true);
            case "act:HireCrew" -> Glyphs.man(canvas.svg(), MIDDLE, MIDDLE, 1);
            case "act:PayPirate" -> Glyphs.coin(canvas, "", MIDDLE, MIDDLE, 1);
            case "act:CompleteTask" -> Glyphs.lighthouse(canvas.svg(), MIDDLE, MIDDLE, 1);
            default -> Glyphs.letter(canvas.svg(), MIDDLE, MIDDLE, 1, true);
        }
    }
}
