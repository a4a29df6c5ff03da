package baffin.platform.match;

import baffin.game.Game;
import baffin.match.GameRegistry;
import baffin.platform.names.PublicNames;
import baffin.platform.wire.JsonCodecs;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The modules of all installed games. */
public final class GameModules {

    private final Map<String, GameModule<?, ?, ?, ?>> byGame = new HashMap<>();

    /** Modules for the games of a registry; fails when the names of a game's types collide. */
    public GameModules(GameRegistry games) {
        this(games, PublicNames.NONE);
    }

    /**
     * Modules whose answers show players under their names.
     *
     * @param names of the players
     */
    public GameModules(GameRegistry games, PublicNames names) {
        JsonCodecs codecs = new JsonCodecs(games, names);
        for (Game<?, ?, ?, ?> game : games.all()) {
            String id = game.info().id();
            byGame.put(id, GameModule.of(codecs.of(id)));
        }
    }

    /** Ids of the games. */
    public Set<String> games() {
        return Set.copyOf(byGame.keySet());
    }

    /** The module of a game, which must be installed. */
    public GameModule<?, ?, ?, ?> of(String game) {
        GameModule<?, ?, ?, ?> gameModule = byGame.get(game);
        if (gameModule == null) {
            throw new IllegalStateException("the game " + game + " is not installed");
        }
        return gameModule;
    }
}
