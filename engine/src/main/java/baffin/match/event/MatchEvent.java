package baffin.match.event;

import baffin.game.Event;
import baffin.game.Seat;
import baffin.game.Setup;
import baffin.match.chance.Draw;
import baffin.match.chance.KeyedChance;
import baffin.match.chance.Seed;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.PauseReason;
import baffin.match.terms.QuietHours;
import baffin.match.terms.Ruled;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.Visibility;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What happens in a match, around the game and in it. */
public sealed interface MatchEvent {

    /**
     * The first event of every match.
     *
     * @param setup game, options, seats
     * @param rulesVersion version of the engine's reading of the rules, for good
     * @param commitment SHA-256 of the seed, hexadecimal
     * @param ranked false for good when the seed was given from outside ("seeded, unranked")
     * @param seed the secret seed; null for every viewer until {@link MatchEnded} reveals it
     * @param terms clock and absence; null when nothing was agreed
     * @param nonces what the seats have put into the draws, by seat, empty strings for none; null when nobody has
     * @param competition where it stands in a competition; null for a match of its own
     * @param visibility who may look at it; null for everybody
     */
    record MatchStarted(
            MatchSetup setup,
            String rulesVersion,
            String commitment,
            boolean ranked,
            @Nullable String seed,
            @Nullable MatchTerms terms,
            @Nullable List<String> nonces,
            @Nullable CompetitionRef competition,
            @Nullable Visibility visibility)
            implements MatchEvent {

        /** A start from a secret seed, which is committed to. */
        public MatchStarted(
                MatchSetup setup,
                String rulesVersion,
                Seed secret,
                boolean ranked,
                @Nullable MatchTerms terms,
                @Nullable List<String> nonces,
                @Nullable CompetitionRef competition,
                @Nullable Visibility visibility) {
            this(
                    setup,
                    rulesVersion,
                    secret.commitment(),
                    ranked,
                    secret.hex(),
                    terms,
                    nonces,
                    competition,
                    visibility);
        }

        /** A start without anything agreed beyond game and seats. */
        public MatchStarted(MatchSetup setup, String rulesVersion, Seed secret, boolean ranked) {
            this(setup, rulesVersion, secret, ranked, null, null, null, null);
        }

        /** The same start from another seed. */
        public MatchStarted from(Seed secret) {
            return new MatchStarted(setup, rulesVersion, secret, ranked, terms, nonces, competition, visibility);
        }

        /** The same start without its seed. */
        public MatchStarted redacted() {
            return new MatchStarted(
                    setup, rulesVersion, commitment, ranked, null, terms, nonces, competition, visibility);
        }

        /**
         * The seed.
         *
         * @throws IllegalStateException when the start is redacted
         */
        public Seed secret() {
            if (seed == null) {
                throw new IllegalStateException("a redacted start holds no seed");
            }
            return new Seed(seed);
        }

        /** The draws of a version, each shown to a witness. */
        public KeyedChance chance(long version, Consumer<Draw> witness) {
            return new KeyedChance(() -> secret().mixedWith(nonces == null ? List.of() : nonces), version, witness);
        }

        /** What the game sees of it. */
        public Setup forGame() {
            return setup.forGame();
        }

        /** The terms that are played by, agreed or not. */
        public MatchTerms agreed() {
            return terms == null ? MatchTerms.DEFAULT : terms;
        }

        /**
         * True when only the holders of seats have a say about seats and time: a ranked match of no competition, whose
         * host could else take their seats, and with them their ratings.
         */
        public boolean playersOnly() {
            return ranked && competition == null;
        }
    }

    /** An event of the game; on the wire it stands for itself, without a wrapper. */
    record Played<E extends Event>(E event) implements MatchEvent {}

    /** The holder of the seat has given up; the seat's possessions stay. */
    record SeatResigned(Seat seat) implements MatchEvent {}

    /**
     * A step was taken back; its events count no more, though they stay in the log.
     *
     * @param version version of the step taken back
     */
    record StepUndone(Seat seat, long version) implements MatchEvent {}

    /** Nothing comes after it, and the secret is public. */
    sealed interface End extends MatchEvent {

        /** The seed, 64 hexadecimal digits, so that everyone can check every draw. */
        String seed();
    }

    /** The match is over. */
    record MatchEnded(String seed) implements End {}

    /** The match was ruled on, and the ruling can be lifted no more: it has no result. */
    record MatchClosed(String seed) implements End {}

    /**
     * The time of a seat has run out.
     *
     * @param action what the absence policy does about it
     * @param step place of that action in the policy's list
     * @param used how often it was taken so far, this time included
     */
    record TimeRanOut(Seat seat, AbsenceStep action, int step, int used) implements MatchEvent {}

    /**
     * Another player sits there from now on, and sees what the seat may see.
     *
     * @param remaining what was left of the seat's time; null when it was not asked
     */
    record SeatHandedOver(
            Seat seat,
            SeatHolder from,
            SeatHolder to,
            HandOverReason reason,
            @Nullable Duration remaining) implements MatchEvent {}

    /** Why a seat has another player. */
    enum HandOverReason {
        /** The player gave it away. */
        PLAYER,
        /** The organiser decided. */
        ORGANISER,
        /** The time had run out. */
        ABSENCE,
        /** Another person plays for the entrant in the competition. */
        REPLACED,
        /** The entrant has left the competition. */
        LEFT,
        /** An operator of the platform decided, since the player is gone. */
        OPERATOR
    }

    /**
     * The seat was lost; the match plays its safe command.
     *
     * @param reason {@code ABSENCE}, {@code LEFT}, {@code ORGANISER}, or the organiser's words
     */
    record SeatForfeited(Seat seat, String reason) implements MatchEvent {}

    /** The first order of the seat's queue is carried out; what it causes follows. */
    record OrderPlayed(Seat seat) implements MatchEvent {}

    /** What concerns clocks and plans but not the game: who has not seen it may act nevertheless. */
    sealed interface Notice extends MatchEvent {}

    /**
     * A clock stands still.
     *
     * @param seat null for the whole match
     * @param from since when (UTC); may be before the moment at which it was noticed
     * @param until when it goes on by itself (UTC)
     * @param text the organiser's words; null otherwise
     */
    record ClockPaused(
            @Nullable Seat seat,
            PauseReason reason,
            Instant from,
            Instant until,
            @Nullable String text) implements Notice {}

    /**
     * A clock goes on.
     *
     * @param seat null for the whole match
     */
    record ClockResumed(@Nullable Seat seat, PauseReason reason, Instant at) implements Notice {}

    /**
     * The table was ruled on in the competition: nobody is asked and no clock runs until it is lifted, if ever.
     *
     * @param ruling number of the ruling; null when it has none
     * @param reason the organiser's words
     * @param toAct seats that had to act at that moment
     * @param at since when (UTC)
     */
    record TableRuled(@Nullable Integer ruling, Ruled.Kind kind, String reason, List<Seat> toAct, Instant at)
            implements Notice {

        public TableRuled {
            toAct = List.copyOf(toAct);
        }
    }

    /** The match counts again, and all clocks go on with what was left. */
    record RulingLifted(Instant at) implements Notice {}

    /** The player should hurry. */
    record TimeIsShort(Seat seat, Instant deadline) implements Notice {}

    /**
     * A seat has planned ahead.
     *
     * @param orders null for everybody else
     */
    record OrdersSet(Seat seat, @Nullable List<MatchCommand> orders) implements Notice {}

    /**
     * A plan came to its end early: an order was refused.
     *
     * @param ruleId the rule that forbids it; null for everybody else
     * @param order the order that was refused; null for everybody else
     */
    record OrdersStopped(
            Seat seat, @Nullable String ruleId, @Nullable MatchCommand order) implements Notice {}

    /** Somebody is ready to take a seat over. */
    record AlternateAdded(SeatHolder holder) implements Notice {}

    /** An alternate is not ready any more. */
    record AlternateLeft(String player) implements Notice {}

    /** The seat may be taken by any alternate. */
    record SeatOffered(Seat seat) implements Notice {}

    /** The seat may be taken no more. */
    record SeatOfferEnded(Seat seat) implements Notice {}

    /** Somebody who was removed from the competition neither acts nor speaks here until seated again. */
    record PlayerBarred(String player) implements Notice {}

    /** A seat would like the whole match to pause. */
    record PauseProposed(Seat seat, Instant until) implements Notice {}

    /** The player's quiet hours are others now. */
    record QuietHoursSet(Seat seat, @Nullable QuietHours quiet) implements Notice {}
}
