package baffin.adventure.picture;

import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.adventure.state.Phase;
import baffin.game.Viewer;
import baffin.game.picture.Canvas;
import baffin.game.picture.Labels;
import baffin.game.picture.Outline;
import baffin.game.picture.Paragraph;
import java.util.ArrayList;
import java.util.List;

/** What only the viewer's own seat sees: its cards, face up, and in the draft the characters dealt to it. */
final class HandPicture {

    private static final double CARD_WIDTH = 174;
    private static final double CARD_HEIGHT = 34;
    private static final double GAP = 10;
    private static final double HEAD = 24;

    private final Layout layout;
    private final boolean there;
    private final List<Held> held = new ArrayList<>();

    /** A card in the hand. */
    private record Held(String kind, Enum<?> value, String name) {}

    HandPicture(Labels labels, Layout layout, AdventureState state, Viewer viewer) {
        this.layout = layout;
        this.there = viewer instanceof Viewer.Player;
        if (viewer instanceof Viewer.Player player) {
            Captain captain = state.of(player.seat());
            if (state.phase() == Phase.DRAFT) {
                captain.dealt()
                        .forEach(skipper -> held.add(new Held("character", skipper, name(labels, captain, skipper))));
            }
            for (Treasure treasure : Treasure.values()) {
                int count = captain.hand().of(treasure);
                if (count > 0) {
                    String name = labels.named("treasure", treasure);
                    held.add(new Held("card", treasure, count > 1 ? name + " ×" + count : name));
                }
            }
        }
    }

    private static String name(Labels labels, Captain captain, Skipper skipper) {
        return skipper == captain.chosen() ? labels.text("chosen", "name", skipper.title()) : skipper.title();
    }

    /** Where it ends. */
    double end() {
        return there
                ? layout.end() + HEAD + Math.max(1, Math.ceilDiv(held.size(), columns())) * (CARD_HEIGHT + GAP)
                : layout.end();
    }

    void draw(Canvas canvas) {
        if (!there) {
            return;
        }
        double y = layout.end() + 12;
        canvas.svg().label(layout.margin(), y, "head", canvas.text("hand"));
        if (held.isEmpty()) {
            canvas.svg().label(layout.margin(), y + 30, "tiny", canvas.text("hand.empty"));
        }
        for (int i = 0; i < held.size(); i++) {
            int row = i / columns();
            double x = layout.margin() + i % columns() * (CARD_WIDTH + GAP);
            card(canvas, held.get(i), x, y + 10 + row * (CARD_HEIGHT + GAP));
        }
    }

    private void card(Canvas canvas, Held card, double x, double y) {
        canvas.spot(card.kind, card.value, card.name, Outline.rect(x, y, CARD_WIDTH, CARD_HEIGHT));
        canvas.svg().leaf("rect", "x", x, "y", y, "width", CARD_WIDTH, "height", CARD_HEIGHT, "rx", 5, "class", "seen");
        Paragraph.fitted(canvas.svg(), x + 10, y + 22, CARD_WIDTH - 20, layout.small(), "bold", card.name);
        canvas.endSpot();
    }

    private int columns() {
        return (int) ((layout.width() - 2 * layout.margin() + GAP) / (CARD_WIDTH + GAP));
    }
}
