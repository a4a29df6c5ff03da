package baffin.lobby.seek.domain;

import baffin.lobby.openmatch.domain.Person;
import baffin.lobby.seek.domain.SeekEvent.SeekExtended;
import baffin.match.terms.MatchTerms;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who waits for others.
 *
 * @param seekId its id
 * @param person who waits
 * @param options every option of the game with its value
 * @param seats the sizes of table that will do, ascending
 * @param play clock and absence; null for those of the platform
 * @param rating of the person when the seek was made; null when it was not known
 * @param range ratings of the others that will do; null for any
 * @param botsFrom from when on bots may take the free seats (UTC, ms); null for never
 * @param held true when it ends with its stream
 * @param madeAt since when the person waits (UTC, ms)
 * @param expiresAt until when (UTC, ms)
 */
public record Seek(
        String seekId,
        Person person,
        Map<String, String> options,
        List<Integer> seats,
        @Nullable MatchTerms play,
        @Nullable Integer rating,
        @Nullable Range range,
        @Nullable Instant botsFrom,
        boolean held,
        Instant madeAt,
        Instant expiresAt) {

    /** Who waits longest comes first. */
    public static final Comparator<Seek> BY_AGE =
            Comparator.comparing(Seek::madeAt).thenComparing(Seek::seekId);

    public Seek {
        options = Map.copyOf(options);
        seats = List.copyOf(seats);
    }

    /** True when the two may sit at one table of a size that both want. */
    boolean fits(Seek other) {
        return !person.player().equals(other.person.player())
                && options.equals(other.options)
                && Objects.equals(play, other.play)
                && accepts(other)
                && other.accepts(this);
    }

    private boolean accepts(Seek other) {
        return range == null || other.rating != null && range.holds(other.rating);
    }

    Seek extended(SeekExtended later) {
        return new Seek(
                seekId, person, options, seats, play, rating, range, later.botsFrom(), held, madeAt, later.expiresAt());
    }

    /** The next moment at which something happens to it by itself. */
    Instant due() {
        return botsFrom != null && botsFrom.isBefore(expiresAt) ? botsFrom : expiresAt;
    }
}
