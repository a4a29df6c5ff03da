package baffin.match;

import baffin.game.Game;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/** All games on the class path, found as services of type {@link Game}; nothing else names a game. */
public final class GameRegistry {

    private static final GameRegistry INSTALLED = load();

    private final Map<String, Game<?, ?, ?, ?>> games;

    private GameRegistry(Map<String, Game<?, ?, ?, ?>> games) {
        this.games = games;
    }

    /** The games that are installed. */
    public static GameRegistry installed() {
        return INSTALLED;
    }

    /** A registry of given games. */
    public static GameRegistry of(Collection<? extends Game<?, ?, ?, ?>> games) {
        Map<String, Game<?, ?, ?, ?>> byId = new LinkedHashMap<>();
        for (Game<?, ?, ?, ?> game : games) {
            if (byId.put(game.info().id(), game) != null) {
                throw new IllegalStateException(
                        "two games with the id " + game.info().id());
            }
        }
        return new GameRegistry(byId);
    }

    public Optional<Game<?, ?, ?, ?>> find(String id) {
        return Optional.ofNullable(games.get(id));
    }

    /** All games, installed ones in the order of their ids. */
    public Collection<Game<?, ?, ?, ?>> all() {
        return games.values();
    }

    @SuppressWarnings("rawtypes") // a service is looked up by its raw type
    private static GameRegistry load() {
        return of(ServiceLoader.load(Game.class, Game.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .map(game -> (Game<?, ?, ?, ?>) game)
                // the order of modules on the class path says nothing
                .sorted(Comparator.comparing(game -> game.info().id()))
                .toList());
    }
}
