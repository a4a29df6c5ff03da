package baffin.platform.wire;

import baffin.game.Game;
import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.names.PublicNames;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The codecs of all installed games; reads any record of {@code match.events} alone, since it names its game. */
public final class JsonCodecs {

    private final Map<String, JsonCodec<?, ?, ?, ?>> byGame = new LinkedHashMap<>();

    /** Codecs for the games of a registry; fails when the names of a game's types collide. */
    public JsonCodecs(GameRegistry games) {
        this(games, Upcasters.none(), PublicNames.NONE);
    }

    /** Codecs where people read of matches. */
    public JsonCodecs(GameRegistry games, PublicNames names) {
        this(games, Upcasters.none(), names);
    }

    /** Codecs that lift older records. */
    public JsonCodecs(GameRegistry games, Upcasters upcasters, PublicNames names) {
        for (Game<?, ?, ?, ?> game : games.all()) {
            byGame.put(game.info().id(), new JsonCodec<>(game, upcasters, names));
        }
    }

    public Optional<JsonCodec<?, ?, ?, ?>> find(String game) {
        return Optional.ofNullable(byGame.get(game));
    }

    /**
     * The codec of a game.
     *
     * @throws UncheckedIOException when the game is not installed
     */
    public JsonCodec<?, ?, ?, ?> of(String game) {
        return find(game).orElseThrow(() -> new UncheckedIOException(new IOException("no game " + game)));
    }

    /**
     * Reads a record of {@code match.events}.
     *
     * @throws UncheckedIOException when no release of Baffin has written it, or its game is not installed
     */
    public GameStep step(byte[] json) {
        ObjectNode tree = Trees.trusted(json);
        String game = tree.path("game").asText();
        return new GameStep(game, of(game).step(tree));
    }

    /** A record of the log with the id of its game. */
    public record GameStep(String game, Step step) {}
}
