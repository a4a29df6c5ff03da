package baffin.lobby.seek.domain;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.Collection;
import java.util.List;

/** Which seeks end with their stream, and until when each is held without one. */
public interface HoldList {

    /** A seek whose stream is closed for too long. */
    record Loose(String seekId, String game, String player) {}

    /** Holds a seek for so long; one that is held already stays as it is. */
    Uni<Void> begin(String seekId, String game, String player, Duration patience);

    /** Holds seeks for so long from now on. */
    Uni<Void> renew(Collection<String> seekIds, Duration patience);

    /** Seeks that nobody holds any more, at most 100. */
    Uni<List<Loose>> loose();

    /** Forgets a seek. */
    Uni<Void> forget(String seekId);

    /** True while any seek is kept here. */
    Uni<Boolean> any();
}
