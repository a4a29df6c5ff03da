package baffin.bot.archive;

import java.util.Map;
import java.util.function.Supplier;

/**
 * A match of the archive that is led to certain rules.
 *
 * @param name of its file, without any ending; draws and choices depend on it
 * @param seats how many
 * @param options those that are not at their default
 * @param direction who leads it, made anew for each playing
 */
public record Directed<S>(String name, int seats, Map<String, String> options, Supplier<Direction<S>> direction) {

    public Directed {
        options = Map.copyOf(options);
    }
}
