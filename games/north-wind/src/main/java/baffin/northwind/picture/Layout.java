package baffin.northwind.picture;

import baffin.game.picture.PictureOptions;

/** Where things are, in units of the view box: side by side, or below each other in portrait. */
final class Layout {

    private static final double GAP = 12;

    private final PictureOptions options;
    private final boolean portrait;
    private final boolean narrow;
    private final int seats;

    Layout(PictureOptions options, int seats) {
        this.options = options;
        this.portrait = options.portrait();
        this.narrow = options.narrow();
        this.seats = seats;
    }

    boolean portrait() {
        return portrait;
    }

    double width() {
        return options.width();
    }

    double margin() {
        return portrait ? 12 : narrow ? 14 : 18;
    }

    /** Font size of most words. */
    double small() {
        return options.small();
    }

    double keyX(int place) {
        return portrait ? 32 + place % 3 * 122 : narrow ? 34 + place * 116 : 570 + 105 * place;
    }

    double keyY(int place) {
        return portrait ? 92 + place / 3 * 36 : narrow ? 112 : 52;
    }

    private double inner() {
        return width() - 2 * margin();
    }

    double stackX(int port) {
        return margin() + (portrait ? 0 : port * (stackWidth() + 10));
    }

    double stackY(int port) {
        return portrait ? 154 + port * (stackHeight() + 8) : narrow ? 142 : 96;
    }

    double stackWidth() {
        return portrait ? inner() : 224;
    }

    double stackHeight() {
        return portrait ? 132 : 186;
    }

    double voyageY() {
        return stackY(2) + stackHeight() + GAP;
    }

    double voyageWidth() {
        return portrait ? inner() : 692;
    }

    double voyageHeight() {
        return portrait ? 500 : 308;
    }

    /** Tiles of the voyage in a row. */
    int voyageColumns() {
        return portrait ? 3 : 6;
    }

    double boardX() {
        return portrait || narrow ? margin() : 724;
    }

    double boardY() {
        return portrait || narrow ? voyageY() + voyageHeight() + GAP : 96;
    }

    double boardWidth() {
        return portrait || narrow ? inner() : 458;
    }

    double field() {
        return portrait ? 54 : 38;
    }

    double boardHeight() {
        return portrait ? 640 : 506;
    }

    /** Where the board ends and the seats begin. */
    double seats() {
        return boardY() + boardHeight() + GAP;
    }

    double cardWidth() {
        return (inner() - GAP * (columns() - 1)) / columns();
    }

    private int columns() {
        return portrait ? 1 : narrow ? 2 : seats;
    }

    double cardHeight() {
        return 336;
    }

    double cardX(int seat) {
        return margin() + seat % columns() * (cardWidth() + GAP);
    }

    double cardY(int seat) {
        int row = seat / columns();
        return seats() + 2 + row * (cardHeight() + GAP);
    }

    /** Where the cards end. */
    double end() {
        return cardY(seats - 1) + cardHeight() + 8;
    }
}
