package baffin.competition.event;

import baffin.competition.entry.Actor;
import baffin.competition.entry.CarriedCard;
import baffin.competition.entry.Division;
import baffin.competition.entry.Role;
import baffin.competition.policy.Policy;
import baffin.competition.table.Placement;
import baffin.competition.table.Series;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happens in a competition. */
public sealed interface CompetitionEvent permits CompetitionEvent.Course, EntryEvent, RoundEvent, RulingEvent {

    /** What happens to it as a whole. */
    sealed interface Course extends CompetitionEvent {}

    /**
     * The first event of every competition.
     *
     * <p>What is not explained here is as in {@link baffin.competition.Competition}.
     *
     * @param seed the secret; null for every viewer until {@link CompetitionStarted} reveals it
     * @param invitationHash SHA-256 of the code that lets one in; null when none does, and for every viewer
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
            implements Course {

        public CompetitionCreated {
            placements = List.copyOf(placements);
            cards = List.copyOf(cards);
        }

        /** The same without what nobody is told before play begins. */
        public CompetitionCreated hidden() {
            return new CompetitionCreated(policy, commitment, null, null, series, copyOf, placements, cards);
        }
    }

    /** The policy is another one; once a round is published, one that decides results as before. */
    record PolicyChanged(Policy policy) implements Course {}

    /** Somebody has another role, or the first one; a new owner makes the former one an organiser. */
    record RoleGiven(Actor person, Role role) implements Course {}

    /** Somebody has no role any more. */
    record RoleEnded(String player) implements Course {}

    /**
     * The season before has ended with another standing than when this one was created.
     *
     * @param placements who belongs where
     * @param cards with which some begin
     */
    record PlacementsCorrected(List<Placement> placements, List<CarriedCard> cards) implements Course {

        public PlacementsCorrected {
            placements = List.copyOf(placements);
            cards = List.copyOf(cards);
        }
    }

    /** From now on one may enter. */
    record EntryOpened() implements Course {}

    /**
     * The list of entrants is closed and play begins.
     *
     * @param seed the secret, from now on public
     * @param divisions of a league; empty in other formats
     * @param seeding who takes part, the best placed first
     */
    record CompetitionStarted(String seed, List<Division> divisions, List<Integer> seeding) implements Course {

        public CompetitionStarted {
            divisions = List.copyOf(divisions);
            seeding = List.copyOf(seeding);
        }
    }

    /**
     * Play has not begun after all: the list of entrants is open as before, and the seed that was public counts for
     * nothing.
     *
     * @param commitment SHA-256 of another seed, hexadecimal
     * @param seed that seed; null for every viewer until {@link CompetitionStarted} reveals it
     */
    record StartUndone(String commitment, @Nullable String seed, String reason) implements Course {

        /** The same without what is secret before play begins. */
        public StartUndone hidden() {
            return new StartUndone(commitment, null, reason);
        }
    }

    /** Two entrants have changed divisions. */
    record Swapped(int one, int other, String reason) implements Course {}

    /** Somebody who came to a league after its start has a place in a division that was short. */
    record DivisionJoined(int entrant, int division) implements Course {}

    /**
     * An organiser has something to say to all.
     *
     * @param announcement the next number of an announcement
     */
    record AnnouncementMade(int announcement, String text) implements Course {}

    /**
     * The platform was absent: each deadline that was to come is later by that time, the close of entry too.
     *
     * @param from when people were last served (UTC, ms)
     * @param until when they were again (UTC, ms)
     */
    record DeadlinesExtended(Instant from, Instant until) implements Course {}

    /** The words and the note of a record are gone; the record stays. */
    record WordsRedacted(long version) implements Course {}

    /**
     * The standing is final but for corrections.
     *
     * @param early why it ends before everything is played; null when all is
     */
    record CompetitionFinished(@Nullable String early) implements Course {}

    /** The end is final: it can be undone no more, and matches whose tables were ruled on are closed. */
    record CompetitionClosed() implements Course {}

    /** It is not finished after all: it runs, and rounds that were open are open again. */
    record FinishUndone(String reason) implements Course {}

    /** There will be no more play. */
    record CompetitionCancelled(String reason) implements Course {}

    /** It is not called off after all, and is what it was before. */
    record CancellationUndone(String reason) implements Course {}
}
