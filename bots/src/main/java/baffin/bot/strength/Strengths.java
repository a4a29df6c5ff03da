package baffin.bot.strength;

import java.util.Map;

/** The house players, by name. */
public final class Strengths {

    private static final Map<String, Strength> ALL = Map.of(
            "random", new Navigating("random"),
            "deckhand", new Deckhand(),
            "navigator", new Navigating("navigator"),
            "commodore", new Commodore());

    private Strengths() {}

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
