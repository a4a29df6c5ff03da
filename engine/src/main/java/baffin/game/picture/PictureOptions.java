package baffin.game.picture;

import baffin.game.words.Messages;
import java.util.List;
import java.util.Locale;

/**
 * How a table is to be drawn.
 *
 * @param part which part of the table
 * @param orientation the shape of the picture
 * @param density for how wide a place the picture is; portrait pictures are always narrow
 * @param language of all labels, one of {@link Messages#LANGUAGES}
 * @param styleSheet where the style sheet is
 * @param names names of the players by seat, empty for one that is not known; none where nobody is known
 * @param marks spots that are marked; those that the picture does not have are left out
 */
public record PictureOptions(
        Part part,
        Orientation orientation,
        Density density,
        Locale language,
        StyleSheet styleSheet,
        List<String> names,
        Marks marks) {

    /** The whole table, landscape, wide, in English, with its style sheet, without names and marks. */
    public static final PictureOptions DEFAULT = new PictureOptions(
            Part.ALL, Orientation.LANDSCAPE, Density.WIDE, Locale.ENGLISH, StyleSheet.INSIDE, List.of(), Marks.NONE);

    /** A part of the table; map and seats together have every spot of the whole. */
    public enum Part {
        /** The whole table. */
        ALL,
        /** The map, and what lies beside it for all seats. */
        MAP,
        /** What belongs to each seat. */
        SEATS
    }

    /** The shape of a picture. */
    public enum Orientation {
        /** As wide as its density says. */
        LANDSCAPE,
        /** 390 pixels wide, to be read on a telephone. */
        PORTRAIT
    }

    /** How much lies side by side in a landscape picture; its words are as large in either. */
    public enum Density {
        /** 1,200 pixels wide. */
        WIDE,
        /** 720 pixels wide. */
        NARROW
    }

    /** Where the style sheet is. */
    public enum StyleSheet {
        /** In the picture. */
        INSIDE,
        /** Outside: the picture has no styles at all, so that a page may forbid those within elements. */
        OUTSIDE
    }

    public PictureOptions {
        names = List.copyOf(names);
        if (!Messages.LANGUAGES.contains(language)) {
            throw new IllegalArgumentException("no labels in " + language + ", only in " + Messages.LANGUAGES);
        }
    }

    /** The same for a part. */
    public PictureOptions withPart(Part other) {
        return new PictureOptions(other, orientation, density, language, styleSheet, names, marks);
    }

    /** The same in a shape. */
    public PictureOptions withOrientation(Orientation other) {
        return new PictureOptions(part, other, density, language, styleSheet, names, marks);
    }

    /** The same for a place of some width. */
    public PictureOptions withDensity(Density other) {
        return new PictureOptions(part, orientation, other, language, styleSheet, names, marks);
    }

    /** The same in a language. */
    public PictureOptions withLanguage(Locale other) {
        return new PictureOptions(part, orientation, density, other, styleSheet, names, marks);
    }

    /** The same with its style sheet somewhere. */
    public PictureOptions withStyleSheet(StyleSheet other) {
        return new PictureOptions(part, orientation, density, language, other, names, marks);
    }

    /** The same with names of the players by seat. */
    public PictureOptions withNames(List<String> others) {
        return new PictureOptions(part, orientation, density, language, styleSheet, others, marks);
    }

    /** The same with marks. */
    public PictureOptions withMarks(Marks others) {
        return new PictureOptions(part, orientation, density, language, styleSheet, names, others);
    }

    /** True when the map is drawn. */
    public boolean map() {
        return part != Part.SEATS;
    }

    /** True when the seats are drawn. */
    public boolean seats() {
        return part != Part.MAP;
    }

    /** True for a picture of 390 pixels. */
    public boolean portrait() {
        return orientation == Orientation.PORTRAIT;
    }

    /** Width of the picture. */
    public double width() {
        return portrait() ? 390 : narrow() ? 720 : 1200;
    }

    /** True for a landscape picture of 720 pixels. */
    public boolean narrow() {
        return !portrait() && density == Density.NARROW;
    }

    /** Font size of all words that are not written larger. */
    public double small() {
        return portrait() ? 13 : 15;
    }
}
