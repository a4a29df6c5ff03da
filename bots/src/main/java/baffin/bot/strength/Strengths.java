package baffin.bot.strength;

import baffin.bot.navigator.Bots;
import java.util.List;
import java.util.Map;

/** The house players, by name, and {@code random}, which takes any legal command and is for tests. */
public final class Strengths {

    private static final Map<String, Strength> ALL = Map.of(
            "random", new Navigating("random"),
            "deckhand", new Deckhand(),
            "navigator", new Navigating("navigator"),
            "commodore", new Commodore());

    private Strengths() {}

    /** The house players of a game, the weakest first; where nothing but the rules is known, the commodore alone. */
    public static List<String> of(String game) {
        return Bots.insight(game).isPresent() ? List.of("deckhand", "navigator", "commodore") : List.of("commodore");
    }

    /** The house player of a name at a game, or the strongest one where the game has none of that name. */
    public static Strength named(String name, String game) {
        List<String> all = of(game);
        return named(all.contains(name) ? name : all.getLast());
    }

    /**
     * The house player of a name.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static Strength named(String name) {
        Strength strength = ALL.get(name);
        if (strength == null) {
            throw new IllegalArgumentException("there is no house player " + name + "; known are " + ALL.keySet());
        }
        return strength;
    }
}
