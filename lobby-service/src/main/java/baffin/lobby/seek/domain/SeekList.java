package baffin.lobby.seek.domain;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The seeks as readers see them; a little behind the log. */
public interface SeekList {

    /** The last seek of the page before. */
    record After(Instant madeAt, String seekId) {}

    /** One seek, whatever has become of it. */
    Uni<Optional<SeekNow>> find(String seekId);

    /** Those of some seeks that do not wait any more. */
    Uni<List<SeekNow>> ended(Collection<String> seekIds);

    /**
     * Seeks that wait, the longest waiting first.
     *
     * @param game null for all games
     */
    Uni<List<SeekNow>> waiting(@Nullable String game, @Nullable After after, int limit);
}
