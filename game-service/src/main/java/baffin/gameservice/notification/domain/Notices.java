package baffin.gameservice.notification.domain;

import baffin.competition.Competition;
import baffin.platform.runtime.projection.Entry;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What stands in the database of what players were told, and what they have read of it. */
public interface Notices {

    /**
     * A player's notices, the latest first.
     *
     * @param unread true for those only that are neither read nor over
     * @param before the last one of the page before; null for the first page
     */
    Uni<List<Listed>> list(String player, boolean unread, @Nullable Before before, int most);

    /** Number of a player's notices that are neither read nor over, and the place after the last one of all. */
    Uni<Standing> standing(String player);

    /** A player's notices after a place; those of one match or competition in the order of its versions. */
    Uni<List<Listed>> after(String player, Place place, int most);

    /**
     * Numbers of a player's notices of matches that are neither read nor over.
     *
     * @return by match; those without one are missing
     */
    Uni<Map<String, Long>> unread(String player, List<String> matches);

    /** Those of the given players who were told something by the given steps. */
    Uni<List<String>> told(Set<String> players, List<Stored> steps);

    /**
     * Marks a notice and all earlier ones as read.
     *
     * @return false when the player has no such notice
     */
    Uni<Boolean> readUpTo(String player, NoticeId last);

    /**
     * Marks notices as read, all or none.
     *
     * @return the first of them that the player does not have; empty when all are marked
     */
    Uni<Optional<NoticeId>> read(String player, List<NoticeId> ids);

    /**
     * A step, or a record of a competition, that stands in the database now.
     *
     * @param match the match or the competition
     */
    record Stored(String match, long version) {

        /** The one that a projection has written. */
        public static Stored of(Entry entry) {
            String key = entry.key();
            return new Stored(Competition.isKey(key) ? Competition.idOf(key) : key, entry.version());
        }
    }

    /**
     * How it stands with a player.
     *
     * @param unread number of notices that are neither read nor over
     * @param place the place after the last one
     */
    record Standing(long unread, Place place) {}

    /**
     * A place in the list.
     *
     * @param at ms since 1970
     */
    record Before(long at, NoticeId id) {}

    /**
     * A notice in the list.
     *
     * @param seat below 0 for none
     * @param at ms since 1970
     * @param deadline ms since 1970; null for none
     * @param over version of the match or competition since which it is out of date; null while it is not
     * @param read true when it was marked as read
     * @param part partition of the log that told it
     * @param place place in it
     * @param about what it is about in a competition; null for a match
     */
    record Listed(
            NoticeId id,
            String kind,
            String game,
            int seat,
            long at,
            @Nullable Long deadline,
            @Nullable Long over,
            boolean read,
            int part,
            long place,
            @Nullable About about) {}

    /**
     * What a notice is about in a competition.
     *
     * @param round number of the round; 0 for none
     * @param table number of its table; 0 for none
     * @param entrant number of the entrant; 0 for none
     * @param text words of an organiser or a player; null for none
     */
    record About(
            int round, int table, int entrant, @Nullable String text) {}
}
