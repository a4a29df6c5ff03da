package baffin.gameservice.chat.domain;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What stands in the database of chats. */
public interface ChatStore {

    /**
     * Who reads which channel.
     *
     * @param reader whose mutes count; empty for nobody's
     */
    record View(String match, Channel channel, String reader) {}

    /** One line, whatever has become of it. */
    Uni<Optional<ChatLine>> line(String match, String messageId);

    /**
     * Lines, the latest first.
     *
     * @param before place of the last line of the page before; null for the first page
     */
    Uni<List<ChatLine>> latest(View view, @Nullable Long before, int most);

    /** Lines that were said or removed at a place or after it, in that order. */
    Uni<List<ChatLine>> since(View view, long place, int most);

    /** The place after all that was said or removed so far. */
    Uni<Long> end(View view);

    /** Players who wish to hear no spectators. */
    Uni<Set<String>> quiet(String match);

    /**
     * Reports, the latest first.
     *
     * @param match null for those of all matches
     * @param before the last one of the page before; null for the first page
     */
    Uni<List<ChatReport>> reports(@Nullable String match, @Nullable Before before, int most);

    /** A place among reports. */
    record Before(long at, String messageId, String player) {}

    /** Players whom a player does not want to read, in the order of their ids. */
    Uni<List<String>> mutes(String player);

    /** Mutes a player; false when there are {@code most} already. */
    Uni<Boolean> mute(String player, String muted, int most);

    /** Hears a player again. */
    Uni<Void> unmute(String player, String muted);

    /** Lines of some players that still have their text, the latest first. */
    Uni<List<ChatLine>> saidBy(Set<String> players, int most);

    /** Forgets what was said before a time; gives the number of lines. */
    Uni<Integer> forget(Instant before);
}
