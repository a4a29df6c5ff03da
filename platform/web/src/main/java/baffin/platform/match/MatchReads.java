package baffin.platform.match;

import io.smallrye.mutiny.Uni;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the sender of a command would read next, so that the answer to the command can carry it. Where the read models
 * are in the same process they are asked there, elsewhere over HTTP; the documents are the same.
 */
@FunctionalInterface
public interface MatchReads {

    /**
     * A player who has just played.
     *
     * @param bearer header {@code Authorization} of the request; null when it had none
     * @param matchId the match
     * @param version least version to be shown: the one that the command has made
     */
    record Reader(@Nullable String bearer, String matchId, long version) {}

    /**
     * Reads parts of a match as the caller of the present request may see them.
     *
     * @return JSON, by part; fails when the version is not visible within 2 s
     */
    Uni<Map<Include.Part, byte[]>> read(Reader reader, Include wanted);
}
