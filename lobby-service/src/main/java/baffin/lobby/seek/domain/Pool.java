package baffin.lobby.seek.domain;

import baffin.lobby.seek.domain.SeekEvent.Place;
import baffin.lobby.seek.domain.SeekEvent.SeekExpired;
import baffin.lobby.seek.domain.SeekEvent.SeekExtended;
import baffin.lobby.seek.domain.SeekEvent.SeekMade;
import baffin.lobby.seek.domain.SeekEvent.SeekWithdrawn;
import baffin.lobby.seek.domain.SeekEvent.SeeksMatched;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * All who wait for a match of one game: a fold of the pool's records.
 *
 * @param game id of the game
 * @param version number of records folded
 * @param waiting who waits longest comes first
 */
public record Pool(String game, long version, List<Seek> waiting) {

    private static final String KEY = "seeks/";

    public Pool {
        waiting = List.copyOf(waiting);
    }

    /** Before anybody has ever waited. */
    public static Pool empty(String game) {
        return new Pool(game, 0, List.of());
    }

    /** The key of a game's pool in the lobby's topics; no match has such an id. */
    public static String key(String game) {
        return KEY + game;
    }

    /** True for the key of a pool. */
    public static boolean isKey(String key) {
        return key.startsWith(KEY);
    }

    /** The game of a pool. */
    public static String gameOf(String key) {
        return key.substring(KEY.length());
    }

    /** The pool after a record. */
    public Pool after(SeekRecord record) {
        Pool pool = this;
        for (SeekEvent event : record.events()) {
            pool = pool.evolve(event);
        }
        return new Pool(game, record.version(), pool.waiting);
    }

    Pool evolve(SeekEvent event) {
        return switch (event) {
            case SeekMade(Seek seek) -> {
                List<Seek> all = new ArrayList<>(waiting);
                all.add(seek);
                all.sort(Seek.BY_AGE);
                yield new Pool(game, version, all);
            }
            case SeekExtended later ->
                new Pool(
                        game,
                        version,
                        waiting.stream()
                                .map(seek -> seek.seekId().equals(later.seekId()) ? seek.extended(later) : seek)
                                .toList());
            case SeekWithdrawn gone -> without(Set.of(gone.seekId()));
            case SeekExpired gone -> without(Set.of(gone.seekId()));
            case SeeksMatched matched ->
                without(matched.seats().stream()
                        .map(Place::seekId)
                        .filter(Objects::nonNull)
                        .collect(Collectors.toSet()));
        };
    }

    /** The seek with an id, if it waits. */
    public Optional<Seek> find(String seekId) {
        return waiting.stream().filter(seek -> seek.seekId().equals(seekId)).findFirst();
    }

    Optional<Seek> of(String player) {
        return waiting.stream()
                .filter(seek -> seek.person().player().equals(player))
                .findFirst();
    }

    /** The next moment at which something happens by itself; null when nobody waits. */
    public @Nullable Instant wakeAt() {
        return waiting.stream().map(Seek::due).min(Instant::compareTo).orElse(null);
    }

    private Pool without(Collection<String> seekIds) {
        return new Pool(
                game,
                version,
                waiting.stream()
                        .filter(seek -> !seekIds.contains(seek.seekId()))
                        .toList());
    }
}
