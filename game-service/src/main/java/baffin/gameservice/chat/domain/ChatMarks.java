package baffin.gameservice.chat.domain;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How far players have read what is said. */
public interface ChatMarks {

    /**
     * Marks a line of a channel and all before it as read; what was read before stays so.
     *
     * @return false when the channel has no such line
     */
    Uni<Boolean> readUpTo(ChatStore.View view, String messageId);

    /**
     * Numbers of lines that a player may read and has not: neither their own, nor removed ones, nor those of somebody
     * whom they mute.
     *
     * @param matches in which matches
     * @param seated in which of them the channel of the seats counts too
     * @return by match; those without one are missing
     */
    Uni<Map<String, Long>> unread(String player, List<String> matches, Set<String> seated);
}
