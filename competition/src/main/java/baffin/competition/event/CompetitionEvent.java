package baffin.competition.event;

import baffin.competition.entry.Actor;
import baffin.competition.entry.CarriedCard;
import baffin.competition.entry.Division;
import baffin.competition.entry.Invitation;
import baffin.competition.entry.Penalty;
import baffin.competition.policy.Points;
import baffin.competition.policy.Policy;
import baffin.competition.table.Bye;
import baffin.competition.table.Placement;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Series;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happens in a competition. */
public sealed interface CompetitionEvent {

    /**
     * The first event of every competition.
     *
     * @param commitment SHA-256 of the seed, hexadecimal
     * @param seed the secret; null for every viewer until {@link CompetitionStarted} reveals it
     * @param invitationHash SHA-256 of the code that lets one in; null when none does, and for every viewer
     * @param series the league; null outside of one
     * @param copyOf the competition whose policy this is; null for a new one
     * @param placements who belongs where; empty outside of a league and in its first season
     * @param cards with which some begin; empty outside of a league and in its first season
     */
    record CompetitionCreated(
            Policy policy,
            String commitment,
            @Nullable String seed,
            @Nullable String invitationHash,
            @Nullable Series series,
            @Nullable String copyOf,
            List<Placement> placements,
            List<CarriedCard> cards)
            implements CompetitionEvent {

        public CompetitionCreated {
            placements = List.copyOf(placements);
            cards = List.copyOf(cards);
        }

        /** The same without what nobody is told before play begins. */
        public CompetitionCreated hidden() {
            return new CompetitionCreated(policy, commitment, null, null, series, copyOf, placements, cards);
        }
    }

    /** The policy is another one; once somebody has entered, one that decides results as before. */
    record PolicyChanged(Policy policy) implements CompetitionEvent {}

    /** Somebody may direct the competition as well. */
    record OrganiserAdded(Actor organiser) implements CompetitionEvent {}

    /** Somebody may direct it no more. */
    record OrganiserRemoved(String player) implements CompetitionEvent {}

    /**
     * An organiser has asked somebody, who may say yes or no.
     *
     * @param as what for
     * @param entrant for whom the person is to play; null unless as a replacement
     * @param reason of the replacement; null otherwise
     */
    record Invited(
            Invitation.As as,
            SeatHolder person,
            @Nullable Integer entrant,
            @Nullable String reason) implements CompetitionEvent {}

    /** The question is answered, by what follows or by a no, or was taken back. */
    record InvitationEnded(String player, Invitation.As as) implements CompetitionEvent {}

    /** From now on one may enter. */
    record EntryOpened() implements CompetitionEvent {}

    /**
     * Somebody takes part.
     *
     * @param entrant the next number
     * @param rating null when there is none
     * @param fromRound 1 for all who come in time
     */
    record Entered(int entrant, SeatHolder person, @Nullable Integer rating, int rated, int fromRound)
            implements CompetitionEvent {}

    /** Somebody would take a free place. */
    record AlternateListed(SeatHolder person, @Nullable Integer rating, int rated) implements CompetitionEvent {}

    /** Somebody would not any more, or has got a place. */
    record AlternateLeft(String player) implements CompetitionEvent {}

    /** Is there; in heats: plays the next one. */
    record CheckedIn(int entrant) implements CompetitionEvent {}

    /** Has left by itself. */
    record Withdrew(int entrant, @Nullable String reason) implements CompetitionEvent {}

    /** The organiser, or the check-in, has taken it out: it stands behind all others from then on. */
    record Removed(int entrant, String reason) implements CompetitionEvent {}

    /**
     * Is back, with the old record.
     *
     * @param fromRound the first round that it may play in
     */
    record Returned(int entrant, int fromRound) implements CompetitionEvent {}

    /** Another person plays for the entrant from now on; the entrant keeps its lot. */
    record PersonReplaced(int entrant, SeatHolder to, String reason) implements CompetitionEvent {}

    /** The account of an entrant, or of an alternate, is suspended: absent from now on, it keeps its place. */
    record PlayerAbsent(String player) implements CompetitionEvent {}

    /**
     * It is suspended no more.
     *
     * @param fromRound the first round that an entrant may play in
     */
    record PlayerBack(String player, int fromRound) implements CompetitionEvent {}

    /** The account of an entrant has ended after play began: an organiser may give its place away. */
    record PlaceVacated(int entrant) implements CompetitionEvent {}

    /**
     * The list of entrants is closed and play begins.
     *
     * @param seed the secret, from now on public
     * @param divisions of a league; empty in other formats
     * @param seeding who takes part, the best placed first
     */
    record CompetitionStarted(String seed, List<Division> divisions, List<Integer> seeding)
            implements CompetitionEvent {

        public CompetitionStarted {
            divisions = List.copyOf(divisions);
            seeding = List.copyOf(seeding);
        }
    }

    /** Two entrants have changed divisions. */
    record Swapped(int one, int other, String reason) implements CompetitionEvent {}

    /**
     * A round with all its tables; the matches are made with it.
     *
     * @param tables without results
     * @param locked numbers of the tables that the organiser has set
     * @param forbidden pairs that were kept apart, those of this round before those of all rounds, two entrants each
     * @param seed of the pairing
     * @param cost of the pairing
     */
    record RoundPublished(
            int round,
            Stage stage,
            List<Table> tables,
            List<Bye> byes,
            List<Integer> locked,
            List<List<Integer>> forbidden,
            String seed,
            double cost,
            Instant deadline)
            implements CompetitionEvent {

        public RoundPublished {
            tables = List.copyOf(tables);
            byes = List.copyOf(byes);
            locked = List.copyOf(locked);
            forbidden = List.copyOf(forbidden);
        }
    }

    /** A match has ended. */
    record ResultRecorded(int round, int table, int attempt, Instant endedAt, List<SeatResult> seats)
            implements CompetitionEvent {

        public ResultRecorded {
            seats = List.copyOf(seats);
        }
    }

    /**
     * The organiser, or the deadline, has decided what counts.
     *
     * @param source never {@code MATCH}
     * @param ruling the next number of a ruling; null for the deadline
     */
    record RulingMade(
            int round,
            int table,
            TableResult.Source source,
            List<SeatResult> seats,
            String reason,
            @Nullable Integer ruling)
            implements CompetitionEvent {

        /** Made by the deadline. */
        public RulingMade(int round, int table, TableResult.Source source, List<SeatResult> seats, String reason) {
            this(round, table, source, seats, reason, null);
        }

        public RulingMade {
            seats = List.copyOf(seats);
        }
    }

    /** A ruling counts no more: what its table was before, it is again. */
    record RulingLifted(int ruling, String reason) implements CompetitionEvent {}

    /** A match has ended after its table was ruled on; it counts once that ruling is lifted. */
    record ResultSetAside(int round, int table, int attempt, Instant endedAt, List<SeatResult> seats)
            implements CompetitionEvent {

        public ResultSetAside {
            seats = List.copyOf(seats);
        }
    }

    /** Points off. */
    record PenaltyGiven(int entrant, Points points, Penalty.Card card, String reason) implements CompetitionEvent {}

    /** A penalty counts no more. */
    record PenaltyLifted(int penalty, String reason) implements CompetitionEvent {}

    /**
     * The table plays another match; what was there counts no more.
     *
     * @param ruling the next number of a ruling
     */
    record MatchReplayed(int round, int table, int attempt, String reason, int ruling) implements CompetitionEvent {}

    /**
     * An organiser has something to say to all.
     *
     * @param announcement the next number of an announcement
     */
    record AnnouncementMade(int announcement, String text) implements CompetitionEvent {}

    /**
     * Somebody asks for a ruling on the own table.
     *
     * @param request the next number of a request
     * @param details what for; null for everybody but the organisers and who plays at the table
     */
    record RulingRequested(int request, @Nullable Details details) implements CompetitionEvent {

        /**
         * What is asked.
         *
         * @param entrant for whom
         * @param reason the player's words
         */
        public record Details(int round, int table, int entrant, String reason) {}
    }

    /**
     * A request for a ruling is answered without one, or was taken back.
     *
     * @param reason why; null for everybody but the organisers and who plays at the table
     */
    record RulingRequestClosed(int request, @Nullable String reason) implements CompetitionEvent {}

    /** The deadline of a round has passed, and these tables have no result. */
    record TablesOverdue(int round, List<Integer> tables) implements CompetitionEvent {

        public TablesOverdue {
            tables = List.copyOf(tables);
        }
    }

    /** A round has more, or less, time. */
    record DeadlineMoved(int round, Instant deadline, String reason) implements CompetitionEvent {}

    /**
     * The platform was absent: each deadline that was to come is later by that time, the close of entry too.
     *
     * @param from when people were last served (UTC, ms)
     * @param until when they were again (UTC, ms)
     */
    record DeadlinesExtended(Instant from, Instant until) implements CompetitionEvent {}

    /** Nothing more is awaited of a round. */
    record RoundClosed(int round) implements CompetitionEvent {}

    /** A closed round is open once more, until it is closed or its time is over. */
    record RoundReopened(int round, String reason) implements CompetitionEvent {}

    /**
     * Two entrants are to be kept apart in all rounds to come.
     *
     * @param pair the next number of a forbidden pair
     */
    record PairForbidden(int pair, int one, int other, String reason) implements CompetitionEvent {}

    /** Two entrants may meet again. */
    record ForbiddenPairLifted(int pair, String reason) implements CompetitionEvent {}

    /**
     * An organiser has seeded entrants.
     *
     * @param entrants their numbers, the best one first; empty when ratings and lots decide alone again
     */
    record SeedingChanged(List<Integer> entrants, String reason) implements CompetitionEvent {

        public SeedingChanged {
            entrants = List.copyOf(entrants);
        }
    }

    /** An entrant wants to sit out a round that is not published yet. */
    record ByeRequested(int entrant, int round) implements CompetitionEvent {}

    /** An entrant wants to play it after all. */
    record ByeRequestWithdrawn(int entrant, int round) implements CompetitionEvent {}

    /** Everything is played; the standing is final but for corrections. */
    record CompetitionFinished() implements CompetitionEvent {}

    /** There will be no more play. */
    record CompetitionCancelled(String reason) implements CompetitionEvent {}
}
