package baffin.gameservice.match;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;

/** Tells how many notifications about matches somebody has not read. */
@FunctionalInterface
public interface UnreadNotices {

    /**
     * Numbers of a player's notifications that are neither read nor out of date.
     *
     * @return by match; those without one are missing
     */
    Uni<Map<String, Long>> unread(String player, List<String> matches);
}
