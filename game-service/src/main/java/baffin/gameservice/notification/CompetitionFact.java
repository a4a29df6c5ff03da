package baffin.gameservice.notification;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that has happened in a competition, and who is told of it.
 *
 * @param kind what it is to those whom it concerns first
 * @param event place among the events of its record
 * @param about what it is about
 * @param subject names what may make it out of date later, such as a penalty by its number
 * @param text words of an organiser or a player; null for none
 * @param deadline until when something is to be done (UTC); null for none
 * @param secret true when nobody but those who are told may know of it
 * @param recipients in a fixed order, each player once for each kind
 * @param details what its words name; null until it is put together
 */
public record CompetitionFact(
        NoticeKind kind,
        int event,
        About about,
        String subject,
        @Nullable String text,
        @Nullable Instant deadline,
        boolean secret,
        List<Recipient> recipients,
        @Nullable NoticeDetails details) {

    public CompetitionFact {
        recipients = recipients.stream().distinct().toList();
    }

    boolean tells(String player) {
        return recipients.stream().anyMatch(one -> one.player().equals(player));
    }

    CompetitionFact with(NoticeDetails named) {
        return new CompetitionFact(kind, event, about, subject, text, deadline, secret, recipients, named);
    }

    /**
     * Somebody who is told.
     *
     * @param kind what it is to this player
     */
    public record Recipient(String player, NoticeKind kind) {}

    /**
     * What a fact is about.
     *
     * @param round number of the round; null for none
     * @param table number of its table; null for none
     * @param entrant number of the entrant; null for none
     */
    public record About(
            @Nullable Integer round,
            @Nullable Integer table,
            @Nullable Integer entrant) {

        /** The competition as a whole. */
        public static final About ALL = new About(null, null, null);

        public static About entrant(@Nullable Integer number) {
            return new About(null, null, number);
        }

        public static About round(int number) {
            return new About(number, null, null);
        }

        public static About table(int round, int table) {
            return new About(round, table, null);
        }
    }
}
