package baffin.competition.event;

import baffin.competition.entry.Actor;
import baffin.competition.entry.CarriedCard;
import baffin.competition.policy.Policy;
import baffin.competition.table.Placement;
import baffin.competition.table.Series;
import baffin.match.terms.SeatHolder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody asks of a competition. */
public sealed interface CompetitionCommand
        permits CompetitionCommand.AddOrganiser,
                CompetitionCommand.Announce,
                CompetitionCommand.Cancel,
                CompetitionCommand.ChangePolicy,
                CompetitionCommand.Create,
                EntryCommand,
                CompetitionCommand.Finish,
                CompetitionCommand.RemoveOrganiser,
                RoundCommand,
                RulingCommand,
                CompetitionCommand.Start {

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

    /** Closes the list and begins; organiser only. */
    record Start() implements CompetitionCommand {}

    /** Says something to all who take part; organiser only. */
    record Announce(String text) implements CompetitionCommand {}

    /** True for a command by which its sender takes part in something new. */
    default boolean begins() {
        return this instanceof Create
                || this instanceof EntryCommand.Enter
                || this instanceof EntryCommand.OfferAlternate
                || this instanceof EntryCommand.AcceptInvitations
                || this instanceof EntryCommand.Return;
    }

    /** Ends a competition whose rounds are all closed. */
    record Finish() implements CompetitionCommand {}

    /** Calls the competition off. */
    record Cancel(String reason) implements CompetitionCommand {}
}
