package baffin.gameservice.presence.domain;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.Set;

/** What all instances know of who is there, by the clock of the database. */
public interface PresenceStore {

    /** Players are there now. */
    Uni<Void> seen(Set<String> players);

    /** Those of some players who were there within a time. */
    Uni<Set<String>> within(Duration time, Set<String> players);

    /** Forgets who was there earlier than that. */
    Uni<Integer> forget(Duration time);
}
