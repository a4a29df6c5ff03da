package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Alternate;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.RoleEnded;
import baffin.competition.event.CompetitionEvent.RoleGiven;
import baffin.competition.event.EntryCommand.AccountStands;
import baffin.competition.event.EntryCommand.AccountStands.Account;
import baffin.competition.event.EntryEvent.AlternateLeft;
import baffin.competition.event.EntryEvent.InvitationEnded;
import baffin.competition.event.EntryEvent.PlaceVacated;
import baffin.competition.event.EntryEvent.PlayerAbsent;
import baffin.competition.event.EntryEvent.PlayerBack;
import baffin.competition.event.EntryEvent.Withdrew;
import baffin.competition.policy.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What it means for those who take part that their account stands otherwise: the table in docs/accounts.md. */
public final class GoneAccounts {

    private static final String ENDED = "the account has ended";

    private final Competition state;
    private final String player;
    private final boolean begun;
    private final Optional<Entrant> entrant;
    private final Optional<Alternate> alternate;

    private GoneAccounts(Competition state, String player) {
        this.state = state;
        this.player = player;
        this.begun = state.status() == CompetitionStatus.RUNNING;
        this.entrant = state.entrantOf(player).filter(Entrant::keepsPlace);
        this.alternate =
                state.alternates().stream().filter(one -> one.is(player)).findFirst();
    }

    /** What happens; nothing when it is so already, or the account has no part in it. */
    public static List<CompetitionEvent> events(Competition state, AccountStands word) {
        GoneAccounts gone = new GoneAccounts(state, word.player());
        List<CompetitionEvent> events = new ArrayList<>();
        if (word.account() != Account.USUAL) {
            state.invitations().stream()
                    .filter(one -> one.asks(word.player()))
                    .forEach(one -> events.add(new InvitationEnded(word.player(), one.as())));
        }
        switch (word.account()) {
            case USUAL -> gone.back(events);
            case LEAVING -> gone.leaves(events);
            case SUSPENDED -> gone.rests(events);
            case ENDED -> gone.ends(events);
        }
        return events.isEmpty() ? events : FreePlaces.filled(state, events);
    }

    private void back(List<CompetitionEvent> events) {
        Optional<Entrant> resting = entrant.filter(one -> one.presence() == Presence.ABSENT);
        if (resting.filter(this::knockedOut).isPresent()) {
            events.add(new Withdrew(resting.get().number(), null));
        } else if (resting.isPresent() || alternate.filter(Alternate::suspended).isPresent()) {
            events.add(new PlayerBack(player, state.rounds().size() + 1));
        }
    }

    // an entrant who is absent from a round of a knock-out has lost it
    private boolean knockedOut(Entrant resting) {
        boolean knockOut = state.policy().format() instanceof Format.SingleElimination
                || state.policy().format() instanceof Format.PodElimination;
        return knockOut && begun && state.rounds().stream().anyMatch(round -> resting.awayAt(round.publishedIn()));
    }

    private void leaves(List<CompetitionEvent> events) {
        if (begun) {
            back(events);
        } else {
            entrant.ifPresent(one -> events.add(new Withdrew(one.number(), null)));
        }
        alternate.ifPresent(one -> events.add(new AlternateLeft(player)));
    }

    private void rests(List<CompetitionEvent> events) {
        boolean plays = entrant.filter(Entrant::active).isPresent();
        boolean waits = alternate.filter(one -> !one.suspended()).isPresent();
        if (plays || waits) {
            events.add(new PlayerAbsent(player));
        }
    }

    private void ends(List<CompetitionEvent> events) {
        if (begun) {
            entrant.filter(one -> one.presence() != Presence.VACANT)
                    .ifPresent(one -> events.add(new PlaceVacated(one.number())));
        } else {
            entrant.ifPresent(one -> events.add(new Withdrew(one.number(), ENDED)));
        }
        alternate.ifPresent(one -> events.add(new AlternateLeft(player)));
        Optional<Actor> heir = state.organisers().stream()
                .filter(one -> !one.player().equals(player))
                .findFirst();
        Optional<Role> role = state.role(player);
        if (role.equals(Optional.of(Role.OWNER))) {
            heir.ifPresent(one -> events.add(new RoleGiven(one, Role.OWNER)));
        }
        // an owner without an heir stays until an operator hands the competition over
        if (role.filter(own -> own != Role.OWNER || heir.isPresent()).isPresent()) {
            events.add(new RoleEnded(player));
        }
    }
}
