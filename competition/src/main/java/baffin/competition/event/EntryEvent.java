package baffin.competition.event;

import baffin.competition.entry.Invitation;
import baffin.competition.event.EntryCommand.Return.Missed;
import baffin.match.terms.SeatHolder;
import org.jspecify.annotations.Nullable;

/** What happens to those who take part. */
public sealed interface EntryEvent extends CompetitionEvent {

    /**
     * An organiser has asked somebody, who may say yes or no.
     *
     * @param entrant for whom the person is to play; null unless as a replacement
     * @param reason of the replacement; null otherwise
     */
    record Invited(
            Invitation.As as,
            SeatHolder person,
            @Nullable Integer entrant,
            @Nullable String reason) implements EntryEvent {}

    /** The question is answered, by what follows or by a no, or was taken back. */
    record InvitationEnded(String player, Invitation.As as) implements EntryEvent {}

    /**
     * Somebody takes part.
     *
     * @param entrant the next number
     * @param rating null when there is none
     * @param fromRound 1 for all who come in time
     */
    record Entered(int entrant, SeatHolder person, @Nullable Integer rating, int rated, int fromRound)
            implements EntryEvent {}

    /** Somebody would take a free place. */
    record AlternateListed(SeatHolder person, @Nullable Integer rating, int rated) implements EntryEvent {}

    /** Somebody would not any more, or has got a place. */
    record AlternateLeft(String player) implements EntryEvent {}

    /** An alternate is there, and has checked in when it gets a place. */
    record AlternateCheckedIn(String player) implements EntryEvent {}

    /** Is there; in heats: plays the next one. */
    record CheckedIn(int entrant) implements EntryEvent {}

    /** Has left by itself. */
    record Withdrew(int entrant, @Nullable String reason) implements EntryEvent {}

    /** The organiser, or the check-in, has taken it out: it stands behind all others from then on. */
    record Removed(int entrant, String reason) implements EntryEvent {}

    /**
     * Is back, with the old record.
     *
     * @param fromRound the first round that it may play in
     * @param missed what missed rounds count; null for nothing
     */
    record Returned(int entrant, int fromRound, @Nullable Missed missed) implements EntryEvent {

        /** One for whom missed rounds count nothing. */
        public Returned(int entrant, int fromRound) {
            this(entrant, fromRound, null);
        }
    }

    /** Another person plays for the entrant from now on; the entrant keeps its lot. */
    record PersonReplaced(int entrant, SeatHolder to, String reason) implements EntryEvent {}

    /** The account of an entrant, or of an alternate, is suspended: absent from now on, it keeps its place. */
    record PlayerAbsent(String player) implements EntryEvent {}

    /**
     * It is suspended no more.
     *
     * @param fromRound the first round that an entrant may play in
     */
    record PlayerBack(String player, int fromRound) implements EntryEvent {}

    /** The account of an entrant has ended after play began: an organiser may give its place away. */
    record PlaceVacated(int entrant) implements EntryEvent {}
}
