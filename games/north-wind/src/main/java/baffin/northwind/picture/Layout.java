package baffin.northwind.picture;

import baffin.game.picture.PictureOptions;

/** Where things are, in units of the view box: side by side, or below each other in portrait. */
final class Layout {

    private static final double GAP = 12;

    private final boolean portrait;
    private final int seats;

    Layout(PictureOptions options, int seats) {
        this.portrait = options.portrait();
        this.seats = seats;
    }

    boolean portrait() {
        return portrait;
    }

    double width() {
        return portrait ? 390 : 1200;
    }

    double margin() {
        return portrait ? 12 : 18;
    }

    private double inner() {
        return width() - 2 * margin();
    }

    double stackX(int port) {
        return margin() + (portrait ? 0 : port * (stackWidth() + 10));
    }

    double stackY(int port) {
        return portrait ? 152 + port * (stackHeight() + 8) : 96;
    }

    double stackWidth() {
        return portrait ? inner() : 224;
    }

    double stackHeight() {
        return portrait ? 132 : 186;
    }

    double voyageY() {
        return portrait ? stackY(2) + stackHeight() + GAP : 294;
    }

    double voyageWidth() {
        return portrait ? inner() : 692;
    }

    double voyageHeight() {
        return portrait ? 500 : 268;
    }

    /** Tiles of the voyage in a row. */
    int voyageColumns() {
        return portrait ? 3 : 6;
    }

    double boardX() {
        return portrait ? margin() : 724;
    }

    double boardY() {
        return portrait ? voyageY() + voyageHeight() + GAP : 96;
    }

    double boardWidth() {
        return portrait ? inner() : 458;
    }

    double field() {
        return portrait ? 54 : 37;
    }

    double boardHeight() {
        return portrait ? 620 : 466;
    }

    /** Where the board ends and the seats begin. */
    double seats() {
        return portrait ? boardY() + boardHeight() + GAP : 574;
    }

    double cardWidth() {
        int cards = portrait ? 1 : seats;
        return (inner() - GAP * (cards - 1)) / cards;
    }

    double cardHeight() {
        return 336;
    }

    double cardX(int seat) {
        return margin() + (portrait ? 0 : seat * (cardWidth() + GAP));
    }

    double cardY(int seat) {
        return seats() + 2 + (portrait ? seat * (cardHeight() + GAP) : 0);
    }

    /** Where the cards end. */
    double end() {
        return cardY(seats - 1) + cardHeight() + 8;
    }
}
