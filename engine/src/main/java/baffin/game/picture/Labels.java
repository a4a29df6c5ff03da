package baffin.game.picture;

import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The labels of a picture in one language: those of its game, and those that pictures of all games share. A seat goes
 * by the name of its player, or by its colour where that is not known.
 */
public final class Labels {

    /** Texts that are kept; formatting one takes as long as drawing a whole card. */
    private static final int KEPT_MAX = 20_000;

    /** Stand for the names of seats in what is kept, since names change. */
    private static final char SEATS = '\uE000';

    private static final Map<Said, String> KEPT = new ConcurrentHashMap<>();

    private final Messages own;
    private final Locale language;
    private final List<String> names;

    private record Said(Messages own, Locale language, Phrase phrase) {}

    /**
     * The labels of a game.
     *
     * @param options which name the language and the players
     */
    public Labels(Messages own, PictureOptions options) {
        this.own = own;
        this.language = options.language();
        this.names = options.names();
    }

    /**
     * A label.
     *
     * @param namesAndValues parameters, names and values in turn
     * @throws IllegalArgumentException when neither the game nor all games have such a label
     */
    public String text(String code, Object... namesAndValues) {
        return text(Phrase.of(code, namesAndValues));
    }

    /** What a seat is called. */
    public String seat(int seat) {
        String name = names.size() > seat ? names.get(seat) : "";
        return name.isEmpty() ? Seats.named(seat, language) : name;
    }

    /** The name of a constant, by its kind. */
    public String named(String kind, Enum<?> constant) {
        return text(Phrase.named(kind, constant));
    }

    /** A phrase in words. */
    public String text(Phrase phrase) {
        Said said = new Said(own, language, phrase);
        String text = KEPT.get(said);
        if (text == null) {
            if (KEPT.size() >= KEPT_MAX) {
                KEPT.clear();
            }
            Messages from = own.codes(language).contains(phrase.code()) ? own : Seats.WORDS;
            text = from.text(phrase, language, Labels::placeholder);
            KEPT.put(said, text);
        }
        for (int seat = 0; seat < Seats.MOST; seat++) {
            text = text.indexOf(SEATS + seat) < 0 ? text : text.replace(placeholder(seat), seat(seat));
        }
        return text;
    }

    private static String placeholder(int seat) {
        return String.valueOf((char) (SEATS + seat));
    }
}
