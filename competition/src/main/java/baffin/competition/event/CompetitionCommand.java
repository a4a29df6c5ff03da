package baffin.competition.event;

import baffin.competition.entry.Actor;
import baffin.competition.entry.CarriedCard;
import baffin.competition.entry.Newcomer;
import baffin.competition.entry.Penalty;
import baffin.competition.policy.Points;
import baffin.competition.policy.Policy;
import baffin.competition.table.Placement;
import baffin.competition.table.Proposal;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Series;
import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody asks of a competition. */
public sealed interface CompetitionCommand {

    /**
     * Creates it.
     *
     * @param seed the secret, 64 hexadecimal digits, drawn by the platform
     * @param invitationHash for entry by invitation
     * @param series the league that it is a season of; null outside of one
     * @param placements from the season before
     * @param cards with which some begin, from the seasons before
     * @param organisers whom it asks to direct it as well
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
            List<Actor> organisers,
            @Nullable List<SeatHolder> players)
            implements CompetitionCommand {

        /** The same, asking others to direct it as well. */
        public Create asking(List<Actor> others) {
            return new Create(policy, seed, invitationHash, series, copyOf, placements, cards, others, players);
        }

        /** The same, asking people to take part. */
        public Create inviting(@Nullable List<SeatHolder> people) {
            return new Create(policy, seed, invitationHash, series, copyOf, placements, cards, organisers, people);
        }

        public Create {
            placements = List.copyOf(placements);
            cards = List.copyOf(cards);
            organisers = List.copyOf(organisers);
            players = players == null ? null : List.copyOf(players);
        }
    }

    /**
     * Lays down another policy; once somebody has entered, one that decides results as before.
     *
     * @param madeOf the policy that was changed, which must be the present one; null for whatever it is
     */
    record ChangePolicy(Policy policy, @Nullable Policy madeOf) implements CompetitionCommand {}

    /**
     * Lets somebody direct as well, or asks somebody to.
     *
     * @param agreed true when it is known that the person does, false when the person is to be asked
     */
    record AddOrganiser(Actor organiser, boolean agreed) implements CompetitionCommand {

        /** Somebody who has agreed. */
        public AddOrganiser(Actor organiser) {
            this(organiser, true);
        }
    }

    /** Lets somebody direct no more. */
    record RemoveOrganiser(String player) implements CompetitionCommand {}

    /** Opens entry before its time. */
    record OpenEntry() implements CompetitionCommand {}

    /**
     * Enters, or offers to be an alternate when there is no place.
     *
     * @param invitationHash SHA-256 of the code that was given; null when none was
     */
    record Enter(
            SeatHolder person,
            @Nullable Integer rating,
            int rated,
            @Nullable String invitationHash) implements CompetitionCommand {}

    /** Offers to take a free place. */
    record OfferAlternate(SeatHolder person, @Nullable Integer rating, int rated) implements CompetitionCommand {}

    /** Takes the offer back. */
    record WithdrawAlternate(String player) implements CompetitionCommand {}

    /** Says that the entrant is there; oneself or the organiser. */
    record CheckIn(int entrant) implements CompetitionCommand {}

    /** Leaves. */
    record Withdraw(int entrant, @Nullable String reason) implements CompetitionCommand {}

    /** Comes back. */
    record Return(int entrant) implements CompetitionCommand {}

    /**
     * Enters somebody else, or asks somebody to take part; organiser only.
     *
     * @param agreed true when it is known that the person does, false when the person is to be asked
     */
    record AddEntrant(SeatHolder person, @Nullable Integer rating, int rated, boolean agreed)
            implements CompetitionCommand {

        /** Somebody who has agreed. */
        public AddEntrant(SeatHolder person, @Nullable Integer rating, int rated) {
            this(person, rating, rated, true);
        }
    }

    /**
     * Enters many, or nobody and the reasons by row; organiser only.
     *
     * @param entrants in the order of their numbers, 1 to {@value #ROWS_MAX}
     */
    record AddEntrants(List<Newcomer> entrants) implements CompetitionCommand {

        /** Most that enter at once: they are one record. */
        public static final int ROWS_MAX = 500;

        public AddEntrants {
            entrants = List.copyOf(entrants);
        }
    }

    /** Does all that organisers have asked of one; oneself only. */
    record AcceptInvitations(SeatHolder person, @Nullable Integer rating, int rated) implements CompetitionCommand {}

    /** Says no to all of it, or takes it back as an organiser. */
    record EndInvitations(String player) implements CompetitionCommand {}

    /** Takes an entrant out; organiser only. */
    record RemoveEntrant(int entrant, String reason) implements CompetitionCommand {}

    /**
     * Lets another person play for an entrant, or asks somebody to; organiser only.
     *
     * @param agreed true when it is known that the person does, false when the person is to be asked
     */
    record ReplacePerson(int entrant, SeatHolder to, String reason, boolean agreed) implements CompetitionCommand {

        /** Somebody who has agreed. */
        public ReplacePerson(int entrant, SeatHolder to, String reason) {
            this(entrant, to, reason, true);
        }
    }

    /** Exchanges two entrants of different divisions before the first round; organiser only. */
    record Swap(int one, int other, String reason) implements CompetitionCommand {}

    /** Closes the list and begins; organiser only. */
    record Start() implements CompetitionCommand {}

    /**
     * Publishes the next round; organiser only. As a dry run it shows what would be published.
     *
     * @param locked tables that the organiser has set: entrants' numbers by seat
     * @param forbidden pairs that must not meet in this round
     * @param proposal the round as the platform has worked it out; null where nothing has to be searched
     */
    record Publish(
            List<List<Integer>> locked,
            List<List<Integer>> forbidden,
            @Nullable Proposal proposal) implements CompetitionCommand {

        /** As somebody asks for it. */
        public Publish(List<List<Integer>> locked, List<List<Integer>> forbidden) {
            this(locked, forbidden, null);
        }

        public Publish {
            locked = List.copyOf(locked);
            forbidden = List.copyOf(forbidden);
        }
    }

    /**
     * The result of a match; only the platform itself says this.
     *
     * @param seats by seat; their players may be the entrants' own persons here
     */
    record RecordResult(int round, int table, int attempt, Instant endedAt, List<SeatResult> seats)
            implements CompetitionCommand {

        public RecordResult {
            seats = List.copyOf(seats);
        }
    }

    /**
     * Declares seats of a table lost; the others share what the match would have given them.
     *
     * @param fate {@code NO_SHOW} or {@code DROPPED}; null for what each seat has done
     * @param idle those of them who have done nothing in the match, as far as the platform knows
     * @param replaces version of the result that the ruling replaces; null when there is none
     */
    record Forfeit(
            int round,
            int table,
            List<Integer> entrants,
            String reason,
            SeatResult.@Nullable Fate fate,
            List<Integer> idle,
            @Nullable Long replaces)
            implements CompetitionCommand {

        public Forfeit {
            entrants = List.copyOf(entrants);
            idle = List.copyOf(idle);
        }

        /** By what each seat has done. */
        public Forfeit(int round, int table, List<Integer> entrants, String reason, @Nullable Long replaces) {
            this(round, table, entrants, reason, null, List.of(), replaces);
        }

        /** The same with a fate that is laid down. */
        public Forfeit as(SeatResult.Fate laidDown) {
            return new Forfeit(round, table, entrants, reason, laidDown, idle, replaces);
        }

        /** The same with what the platform knows. */
        public Forfeit knowing(List<Integer> without) {
            return new Forfeit(round, table, entrants, reason, fate, without, replaces);
        }
    }

    /**
     * Says how a match that is not played to its end counts.
     *
     * @param seats a row for each entrant
     * @param despiteScore true when places may be against the scores
     * @param replaces version of the result that the ruling replaces; null when there is none
     */
    record Adjudicate(
            int round,
            int table,
            List<RuledSeat> seats,
            String reason,
            boolean despiteScore,
            @Nullable Long replaces) implements CompetitionCommand {

        public Adjudicate {
            seats = List.copyOf(seats);
        }
    }

    /**
     * Puts a result right.
     *
     * @param seats a row for each entrant
     * @param despiteScore true when places may be against the scores
     * @param replaces version of the result that the ruling replaces
     */
    record Correct(
            int round,
            int table,
            List<RuledSeat> seats,
            String reason,
            boolean despiteScore,
            @Nullable Long replaces) implements CompetitionCommand {

        public Correct {
            seats = List.copyOf(seats);
        }
    }

    /**
     * Calls a match off: everybody gets the mean.
     *
     * @param replaces version of the result that the ruling replaces; null when there is none
     */
    record Abandon(
            int round, int table, String reason, @Nullable Long replaces) implements CompetitionCommand {}

    /** Takes points off an entrant. */
    record Penalise(int entrant, Points points, Penalty.Card card, String reason) implements CompetitionCommand {}

    /** Takes a penalty back. */
    record LiftPenalty(int penalty, String reason) implements CompetitionCommand {}

    /** Says something to all who take part; organiser only. */
    record Announce(String text) implements CompetitionCommand {}

    /**
     * Asks the organisers for a ruling on a table.
     *
     * @param player who asks, and plays there
     */
    record RequestRuling(int round, int table, String player, String reason) implements CompetitionCommand {}

    /** Answers a request without a ruling, as an organiser; or takes it back, as who plays for that entrant. */
    record CloseRulingRequest(int request, String reason) implements CompetitionCommand {}

    /**
     * Lets a table play again.
     *
     * @param replaces version of the result that counts no more; null when there is none
     */
    record Replay(
            int round, int table, String reason, @Nullable Long replaces) implements CompetitionCommand {}

    /**
     * Takes a ruling on a table back.
     *
     * @param replaces version of the result that has come since; null when the ruling's own one stands
     */
    record LiftRuling(int ruling, String reason, @Nullable Long replaces) implements CompetitionCommand {}

    /** Gives a round another deadline. */
    record MoveDeadline(int round, Instant deadline, String reason) implements CompetitionCommand {}

    /** Closes a round whose tables all have a result. */
    record CloseRound(int round) implements CompetitionCommand {}

    /** Opens a closed round again; organiser only. */
    record ReopenRound(int round, String reason) implements CompetitionCommand {}

    /** Keeps two entrants apart in all rounds to come; organiser only. */
    record ForbidPair(int one, int other, String reason) implements CompetitionCommand {}

    /** Lets two entrants meet again; organiser only. */
    record LiftForbiddenPair(int pair, String reason) implements CompetitionCommand {}

    /** Seeds entrants, the best one first; organiser only. */
    record ChangeSeeding(List<Integer> entrants, String reason) implements CompetitionCommand {

        public ChangeSeeding {
            entrants = List.copyOf(entrants);
        }
    }

    /** Asks for a bye in a round to come; oneself or the organiser. */
    record RequestBye(int entrant, int round) implements CompetitionCommand {}

    /** Takes that back. */
    record WithdrawByeRequest(int entrant, int round) implements CompetitionCommand {}

    /** How an account stands from now on; only the platform itself says this. */
    record AccountStands(String player, Account account) implements CompetitionCommand {

        /** How an account may stand. */
        public enum Account {
            /** It may do everything. */
            USUAL,
            /** It plays on until it is erased, and begins nothing new. */
            LEAVING,
            /** It is suspended. */
            SUSPENDED,
            /** It is erased. */
            ENDED
        }
    }

    /** True for a command by which its sender takes part in something new. */
    default boolean begins() {
        return this instanceof Create
                || this instanceof Enter
                || this instanceof OfferAlternate
                || this instanceof AcceptInvitations
                || this instanceof Return;
    }

    /** Ends a competition whose rounds are all closed. */
    record Finish() implements CompetitionCommand {}

    /** Calls the competition off. */
    record Cancel(String reason) implements CompetitionCommand {}
}
