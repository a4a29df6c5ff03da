package baffin.game.picture;

import baffin.game.words.Messages;
import org.jspecify.annotations.Nullable;

/**
 * What the pictures of a game's parts begin with.
 *
 * @param messages labels of the game's pictures
 * @param cell {@code square} or {@code hex}
 * @param size of a cell on the map
 * @param styleSheet of the game's pictures
 */
public record PartFrame(Messages messages, String cell, double size, String styleSheet) {

    /** The middle of what is small, across and down. */
    public static final double MIDDLE = 20;

    /**
     * Begins the picture of a part, without paper.
     *
     * @param x middle of the place, to the right
     * @param y middle of the place, down
     * @param at the spot at which the part would lie; null when it has no place
     */
    public Canvas begin(Part part, double width, double height, double x, double y, @Nullable String at) {
        Labels labels = new Labels(messages, part.options());
        String title = labels.text("title");
        Frame frame = new Frame(title, title, 0, width, height, Grid.cell(cell, size, x, y));
        Canvas canvas = Canvas.opened(part.options(), labels, frame, styleSheet, true, at);
        canvas.svg().open("defs");
        Seats.patterns(canvas.svg());
        canvas.svg().close("defs");
        return canvas;
    }

    /** Begins the picture of something small, to be drawn around its {@link #MIDDLE}. */
    public Canvas small(Part part, @Nullable String at) {
        return begin(part, 2 * MIDDLE, 2 * MIDDLE, MIDDLE, MIDDLE, at);
    }

    /** The ship of the part's seat. */
    public String ship(Part part, @Nullable String at) {
        Canvas canvas = small(part, at);
        Seats.ship(canvas, part.seat(), MIDDLE, MIDDLE, 1, "");
        return canvas.finished();
    }
}
