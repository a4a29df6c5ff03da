package baffin.competition.event;

import baffin.competition.entry.Actor;
import baffin.competition.entry.CarriedCard;
import baffin.competition.entry.Official;
import baffin.competition.entry.Role;
import baffin.competition.policy.Policy;
import baffin.competition.table.Placement;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Series;
import baffin.competition.table.Table;
import baffin.match.terms.SeatHolder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody asks of a competition. */
public sealed interface CompetitionCommand
        permits CompetitionCommand.Course, EntryCommand, RoundCommand, RulingCommand {

    /** What becomes of it as a whole. */
    sealed interface Course extends CompetitionCommand {}

    /**
     * Creates it.
     *
     * @param seed the secret, 64 hexadecimal digits, drawn by the platform
     * @param invitationHash for entry by invitation
     * @param series the league that it is a season of; null outside of one
     * @param placements from the season before
     * @param cards with which some begin, from the seasons before
     * @param officials whom it asks to have a role, which is not that of the owner
     * @param players whom it asks to take part; null for nobody
     */
    record Create(
            Policy policy,
            String seed,
            @Nullable String invitationHash,
            @Nullable Series series,
            @Nullable String copyOf,
            List<Placement> placements,
            List<CarriedCard> cards,
            List<Official> officials,
            @Nullable List<SeatHolder> players)
            implements Course {

        public Create {
            placements = List.copyOf(placements);
            cards = List.copyOf(cards);
            officials = List.copyOf(officials);
            players = players == null ? null : List.copyOf(players);
        }
    }

    /**
     * Lays down another policy; once a round is published, one that decides results as before.
     *
     * @param madeOf the policy that was changed, which must be the present one; null for whatever it is
     */
    record ChangePolicy(Policy policy, @Nullable Policy madeOf) implements Course {}

    /**
     * Gives somebody a role, or asks somebody without one to have it. The role of the owner is handed over: only the
     * platform gives it to somebody who is no organiser.
     *
     * @param agreed true when it is known that the person does, false when the person is to be asked
     */
    record GiveRole(Actor person, Role role, boolean agreed) implements Course {

        /** Somebody who has agreed. */
        public GiveRole(Actor person, Role role) {
            this(person, role, true);
        }
    }

    /** Takes the role of somebody, who may also lay it down. */
    record EndRole(String player) implements Course {}

    /**
     * The season before has ended with another standing; only the platform itself says this.
     *
     * @param placements from the season before
     * @param cards with which some begin
     */
    record CorrectPlacements(List<Placement> placements, List<CarriedCard> cards) implements Course {

        public CorrectPlacements {
            placements = List.copyOf(placements);
            cards = List.copyOf(cards);
        }
    }

    /** Closes the list and begins; organiser only. */
    record Start() implements Course {}

    /** Says something to all who take part; organiser only. */
    record Announce(String text) implements Course {}

    /**
     * Redacts the words and the note of a record.
     *
     * @param version of the record
     */
    record Redact(long version) implements Course {}

    /** Public words why it is asked; null where none are given, or needed. */
    default @Nullable String reason() {
        return null;
    }

    /** True for a command by which its sender takes part in something new. */
    default boolean begins() {
        return this instanceof Create
                || this instanceof EntryCommand.Enter
                || this instanceof EntryCommand.OfferAlternate
                || this instanceof EntryCommand.AcceptInvitations
                || this instanceof EntryCommand.Return;
    }

    /**
     * Ends a competition whose rounds are all closed, or an early one with the standing as it is; organiser only.
     *
     * @param early true to end it with rounds ahead or tables open
     * @param reason of an early end; null otherwise
     * @param unfinished what counts at open tables; null where none is open
     * @param positions of the matches at open tables, for {@link Unfinished#POSITION}
     */
    record Finish(
            boolean early,
            @Nullable String reason,
            @Nullable Unfinished unfinished,
            List<Position> positions) implements Course {

        public Finish {
            positions = List.copyOf(positions);
        }

        /** The end of what is played. */
        public Finish() {
            this(false, null, null, List.of());
        }

        /** What counts at a table without a result. */
        public enum Unfinished {
            /** Nothing: as if it had not been published. */
            VOID,
            /** All who are there share the places. */
            SHARED,
            /** The places as they would be if the match ended now. */
            POSITION
        }

        /**
         * The places of a match that is still played.
         *
         * @param seats one a seat, in the order of the table
         */
        public record Position(int round, int table, int attempt, List<SeatResult> seats) {

            public Position {
                seats = List.copyOf(seats);
            }

            /** True for the match that a table waits for. */
            public boolean of(int number, Table at) {
                return round == number
                        && table == at.number()
                        && at.awaits(attempt)
                        && seats.size() == at.seats().size();
            }
        }
    }

    /**
     * Takes back a start, an end or a cancellation; organiser only.
     *
     * @param seed another secret for the next start, 64 hexadecimal digits, drawn by the platform; empty for other acts
     */
    record Undo(Act of, String reason, String seed) implements Course {

        /** What can be taken back. */
        public enum Act {
            START,
            FINISH,
            CANCEL
        }
    }

    /** Calls the competition off. */
    record Cancel(String reason) implements Course {}
}
