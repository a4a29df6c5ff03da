package baffin.bot;

import baffin.bot.navigator.Navigator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The bots that can be asked for by name. */
public final class Bots {

    private static final Map<String, Bot> ALL =
            new TreeMap<>(Map.of("navigator", new Navigator(), "random", new RandomBot()));

    private Bots() {}

    /** All names. */
    public static List<String> names() {
        return List.copyOf(ALL.keySet());
    }

    /**
     * A bot by its name.
     *
     * @throws IllegalArgumentException when there is none of that name
     */
    public static Bot of(String name) {
        Bot bot = ALL.get(name);
        if (bot == null) {
            throw new IllegalArgumentException("there is no bot " + name + "; known are " + names());
        }
        return bot;
    }
}
