package baffin.gameservice.match;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tells how many lines of the chats of matches somebody has not read. */
@FunctionalInterface
public interface UnreadChat {

    /**
     * Numbers of lines that a player may read and has not.
     *
     * @param seated in which of the matches the player holds a seat, and reads what is said among the seats
     * @return by match; those without one are missing
     */
    Uni<Map<String, Long>> unread(String player, List<String> matches, Set<String> seated);
}
