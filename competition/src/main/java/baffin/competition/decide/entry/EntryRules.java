package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.course.LeagueReturn;
import baffin.competition.decide.shared.Decisions;
import baffin.competition.decide.shared.ReasonTexts;
import baffin.competition.entry.Alternate;
import baffin.competition.entry.Division;
import baffin.competition.entry.Invitation.As;
import baffin.competition.entry.Newcomer;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.Swapped;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.CheckInAlternate;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.OfferAlternate;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.EntryCommand.Swap;
import baffin.competition.event.EntryEvent.AlternateCheckedIn;
import baffin.competition.event.EntryEvent.AlternateLeft;
import baffin.competition.event.EntryEvent.AlternateListed;
import baffin.competition.event.EntryEvent.CheckedIn;
import baffin.competition.event.EntryEvent.InvitationEnded;
import baffin.competition.event.EntryEvent.Removed;
import baffin.competition.event.EntryEvent.Withdrew;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format;
import baffin.decider.Decision;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who takes part. */
public final class EntryRules {

    private static final String NO_PLACE = "the entrant has left, and the place is not kept: only a league that runs"
            + " keeps places; enter the other person instead";
    private static final String NO_ALTERNATE = "no alternate has this id";

    public Decision<List<CompetitionEvent>, CompetitionRefusal> enter(Competition state, Enter enter) {
        String player = enter.person().player();
        if (state.invitation(As.ENTRANT, player).isPresent()) {
            Decision<List<CompetitionEvent>, CompetitionRefusal> verdict =
                    invited(state, enter.person(), enter.rating(), enter.rated());
            return verdict instanceof Decision.Accepted(List<CompetitionEvent> events)
                    ? Decision.accepted(with(new InvitationEnded(player, As.ENTRANT), events))
                    : verdict;
        }
        return barred(state, enter.person(), enter.invitationHash())
                .or(() -> allowed(state, enter.person(), false))
                .orElseGet(() -> placed(state, enter.person(), enter.rating(), enter.rated()));
    }

    /** Somebody comes whom an organiser has asked: a place, or the next one that comes free. */
    Decision<List<CompetitionEvent>, CompetitionRefusal> invited(
            Competition state, SeatHolder person, @Nullable Integer rating, int rated) {
        return allowed(state, person, true).orElseGet(() -> placed(state, person, rating, rated));
    }

    private static List<CompetitionEvent> with(CompetitionEvent first, List<CompetitionEvent> others) {
        List<CompetitionEvent> all = new ArrayList<>(others);
        all.addFirst(first);
        return all;
    }

    public Decision<List<CompetitionEvent>, CompetitionRefusal> add(Competition state, Newcomer add) {
        Optional<HouseBot> bot = HouseBot.playing(add.person().player());
        SeatHolder person = bot.map(
                        house -> Bots.entrant(house, state.entrants().size() + 1))
                .orElse(add.person());
        Optional<Entrant> taken = Admission.removed(state, person);
        if (taken.isPresent() && state.status() == CompetitionStatus.RUNNING) {
            return Returning.decide(state, new Return(taken.get().number()), true);
        }
        return noProgram(state, person)
                .or(() -> allowed(state, person, true))
                .orElseGet(() -> FreePlaces.open(state, person.player())
                        ? enteredOrInvited(state, person, add)
                        : Decisions.refused(Reason.CONFLICT, FreePlaces.fault(state)));
    }

    private static Decision<List<CompetitionEvent>, CompetitionRefusal> enteredOrInvited(
            Competition state, SeatHolder person, Newcomer add) {
        // an alternate has offered to take a place
        if (!listed(state, person) && !Inviting.agreed(state, person, add.agreed())) {
            return Inviting.invite(state, As.ENTRANT, person, null, null);
        }
        Decision<List<CompetitionEvent>, CompetitionRefusal> entered =
                entered(state, person, add.rating(), add.rated());
        return state.invitation(As.ENTRANT, person.player()).isPresent()
                        && entered instanceof Decision.Accepted(List<CompetitionEvent> events)
                ? Decision.accepted(with(new InvitationEnded(person.player(), As.ENTRANT), events))
                : entered;
    }

    /** Why the policy does not let somebody in; an organiser may. */
    private static Optional<Decision<List<CompetitionEvent>, CompetitionRefusal>> barred(
            Competition state, SeatHolder person, @Nullable String invitationHash) {
        EntryRule rule = state.policy().entry();
        if (rule.who() == Who.INVITATION
                && (invitationHash == null || !invitationHash.equals(state.invitationHash()))) {
            return Optional.of(Decisions.refused(Reason.FORBIDDEN, "entry is by invitation, and this is not the code"));
        }
        if (rule.who() == Who.LIST && !rule.list().contains(person.player())) {
            return Optional.of(Decisions.refused(Reason.FORBIDDEN, "only players on the list may enter"));
        }
        return noProgram(state, person)
                .or(() -> Admission.removed(state, person)
                        .map(known -> Decisions.refused(
                                Reason.CONFLICT, "was removed; only an organiser can bring the entrant back")));
    }

    /** Where the policy has no programs, nobody can let one in. */
    private static Optional<Decision<List<CompetitionEvent>, CompetitionRefusal>> noProgram(
            Competition state, SeatHolder person) {
        return person.bot() && !state.policy().entry().bots()
                ? Optional.of(Decisions.refused(Reason.FORBIDDEN, "programs may not play here"))
                : Optional.empty();
    }

    private static Optional<Decision<List<CompetitionEvent>, CompetitionRefusal>> allowed(
            Competition state, SeatHolder person, boolean organiser) {
        if (state.status() == CompetitionStatus.ANNOUNCED && !organiser) {
            return Optional.of(Decisions.refused(Reason.CONFLICT, "entry is not open yet"));
        }
        Optional<Decision<List<CompetitionEvent>, CompetitionRefusal>> known =
                HouseBot.playing(person.player()).isPresent()
                        ? Optional.empty()
                        : state.entrantOf(person.player())
                                .map(one -> Decisions.refused(Reason.CONFLICT, again(one, organiser)));
        return known.isPresent() || state.status() != CompetitionStatus.RUNNING
                ? known
                : LateEntryPolicy.fault(state, organiser);
    }

    private static String again(Entrant known, boolean organiser) {
        if (known.active()) {
            return "has entered before";
        }
        return organiser && !Returning.byOrganiser(known)
                ? "has left as entrant " + known.number() + ": only the player can return"
                : "has entered and left before: return as entrant " + known.number() + " instead";
    }

    private static Decision<List<CompetitionEvent>, CompetitionRefusal> placed(
            Competition state, SeatHolder person, @Nullable Integer rating, int rated) {
        if (FreePlaces.open(state, person.player())) {
            return entered(state, person, rating, rated);
        }
        if (listed(state, person)) {
            return Decisions.refused(Reason.CONFLICT, FreePlaces.fault(state) + "; you are an alternate");
        }
        Decision<List<CompetitionEvent>, CompetitionRefusal> listing =
                listing(state, new AlternateListed(person, rating, rated));
        return listing instanceof Decision.Accepted(List<CompetitionEvent> events)
                ? Decision.accepted(FreePlaces.filled(state, events))
                : listing;
    }

    private static Decision<List<CompetitionEvent>, CompetitionRefusal> entered(
            Competition state, SeatHolder person, @Nullable Integer rating, int rated) {
        return Decision.accepted(state.alternates().stream()
                .filter(alternate -> alternate.is(person.player()))
                .findFirst()
                .map(alternate -> Admission.of(state, alternate))
                .orElseGet(() -> Admission.of(state, person, rating, rated)));
    }

    private static Decision<List<CompetitionEvent>, CompetitionRefusal> listing(
            Competition state, AlternateListed listed) {
        return state.alternates().size() >= EntryRule.ENTRANTS_MAX
                ? Decisions.refused(Reason.CONFLICT, "there are " + EntryRule.ENTRANTS_MAX + " alternates already")
                : Decisions.accepted(listed);
    }

    private static boolean listed(Competition state, SeatHolder person) {
        return FreePlaces.listed(state, person.player());
    }

    public Decision<List<CompetitionEvent>, CompetitionRefusal> offer(Competition state, OfferAlternate offer) {
        boolean active =
                state.entrantOf(offer.person().player()).filter(Entrant::active).isPresent();
        if (active || listed(state, offer.person())) {
            return Decisions.refused(Reason.CONFLICT, "takes part, or is an alternate, already");
        }
        // whoever has the code of an invitation enters, and is an alternate when all places are taken
        return barred(state, offer.person(), null)
                .orElseGet(() -> listing(state, new AlternateListed(offer.person(), offer.rating(), offer.rated())));
    }

    public Decision<List<CompetitionEvent>, CompetitionRefusal> withdraw(Competition state, String player) {
        return FreePlaces.listed(state, player)
                ? Decisions.accepted(new AlternateLeft(player))
                : Decisions.refused(Reason.NOT_FOUND, NO_ALTERNATE);
    }

    public Decision<List<CompetitionEvent>, CompetitionRefusal> checkIn(Competition state, int number, Instant now) {
        Optional<Entrant> entrant = state.entrant(number).filter(Entrant::active);
        if (entrant.isEmpty()) {
            return unknown(number);
        }
        if (entrant.get().checkedIn()) {
            return Decisions.accepted();
        }
        if (state.status() != CompetitionStatus.ANNOUNCED && state.policy().format() instanceof Format.Heats) {
            return Decisions.accepted(new CheckedIn(number));
        }
        return checkInFault(state, now).orElseGet(() -> Decisions.accepted(new CheckedIn(number)));
    }

    public Decision<List<CompetitionEvent>, CompetitionRefusal> checkIn(
            Competition state, CheckInAlternate check, Instant now) {
        Optional<Alternate> alternate = state.alternates().stream()
                .filter(one -> one.is(check.player()))
                .findFirst();
        if (alternate.isEmpty()) {
            return Decisions.refused(Reason.NOT_FOUND, NO_ALTERNATE);
        }
        return alternate.get().checkedIn()
                ? Decisions.accepted()
                : checkInFault(state, now).orElseGet(() -> Decisions.accepted(new AlternateCheckedIn(check.player())));
    }

    private static Optional<Decision<List<CompetitionEvent>, CompetitionRefusal>> checkInFault(
            Competition state, Instant now) {
        EntryRule rule = state.policy().entry();
        if (state.status() != CompetitionStatus.ENTRY || rule.checkIn() == null || rule.closesAt() == null) {
            return Optional.of(Decisions.refused(Reason.CONFLICT, "there is nothing to check in for"));
        }
        Instant from = rule.closesAt().minus(rule.checkIn());
        return now.isBefore(from)
                ? Optional.of(Decisions.refused(Reason.CONFLICT, "check-in begins at " + from))
                : Optional.empty();
    }

    public Decision<List<CompetitionEvent>, CompetitionRefusal> leave(
            Competition state, int number, @Nullable String reason) {
        if (state.entrant(number).filter(Entrant::active).isEmpty()) {
            return unknown(number);
        }
        Optional<Decision<List<CompetitionEvent>, CompetitionRefusal>> fault =
                reason == null ? Optional.empty() : ReasonTexts.reason(reason);
        return fault.orElseGet(
                () -> Decision.accepted(FreePlaces.filled(state, List.of(new Withdrew(number, reason)))));
    }

    public Decision<List<CompetitionEvent>, CompetitionRefusal> remove(Competition state, int number, String reason) {
        boolean known = state.entrant(number)
                .filter(one -> one.presence() != Presence.REMOVED)
                .isPresent();
        return known
                ? ReasonTexts.reason(reason)
                        .orElseGet(
                                () -> Decision.accepted(FreePlaces.filled(state, List.of(new Removed(number, reason)))))
                : unknown(number);
    }

    /** An alternate has offered to play, a house bot always does; everybody else is asked. */
    public Decision<List<CompetitionEvent>, CompetitionRefusal> replaceOrInvite(
            Competition state, ReplacePerson replace) {
        Decision<List<CompetitionEvent>, CompetitionRefusal> verdict = replace(state, replace);
        boolean byInvitation = verdict instanceof Decision.Accepted
                && !listed(state, replace.to())
                && !former(state, replace)
                && !Inviting.agreed(state, replace.to(), replace.agreed());
        return byInvitation
                ? Inviting.invite(state, As.REPLACEMENT, replace.to(), replace.entrant(), replace.reason())
                : verdict;
    }

    /** A person who has played for the entrant has agreed to that: a replacement can be taken back at once. */
    private static boolean former(Competition state, ReplacePerson replace) {
        return state.entrant(replace.entrant()).stream()
                .flatMap(entrant -> entrant.former().stream())
                .anyMatch(one -> one.person().player().equals(replace.to().player()));
    }

    Decision<List<CompetitionEvent>, CompetitionRefusal> replace(Competition state, ReplacePerson replace) {
        int number = replace.entrant();
        Optional<Entrant> entrant = state.entrant(number);
        boolean kept = entrant.filter(Entrant::keepsPlace).isPresent()
                || LeagueReturn.open(state) && LeagueReturn.placed(state, number);
        if (!kept) {
            return entrant.isPresent() ? Decisions.refused(Reason.CONFLICT, NO_PLACE) : unknown(number);
        }
        SeatHolder to = replace.to();
        if (entrant.orElseThrow().gone() && entrant.get().person().player().equals(to.player())) {
            return Decisions.refused(Reason.CONFLICT, "is the player who left: return, or enter the player again");
        }
        return plays(state, to)
                .or(() -> noProgram(state, to))
                .or(() -> ReasonTexts.reason(replace.reason()))
                .orElseGet(() -> {
                    List<CompetitionEvent> events = new ArrayList<>();
                    if (listed(state, to)) {
                        events.add(new AlternateLeft(to.player()));
                    }
                    events.addAll(Admission.taken(state, number, to, replace.reason()));
                    return Decision.accepted(events);
                });
    }

    /** Why somebody cannot play for another entrant: who may come back plays for the own one. */
    private static Optional<Decision<List<CompetitionEvent>, CompetitionRefusal>> plays(
            Competition state, SeatHolder to) {
        return HouseBot.playing(to.player()).isPresent()
                ? Optional.empty()
                : state.entrantOf(to.player())
                        .filter(own -> own.active() || LeagueReturn.open(state, own))
                        .map(own -> Decisions.refused(
                                Reason.CONFLICT,
                                own.active()
                                        ? "takes part already"
                                        : "has left and may return as entrant " + own.number()));
    }

    public Decision<List<CompetitionEvent>, CompetitionRefusal> swap(Competition state, Swap swap) {
        Optional<Division> one = division(state, swap.one());
        Optional<Division> other = division(state, swap.other());
        if (one.isEmpty() || other.isEmpty() || one.equals(other)) {
            return Decisions.invalid("/other", "must be an entrant of another division");
        }
        if (!state.rounds().isEmpty()) {
            return Decisions.refused(Reason.CONFLICT, "the first round is published: divisions stay as they are");
        }
        return ReasonTexts.reason(swap.reason())
                .orElseGet(() -> Decisions.accepted(new Swapped(swap.one(), swap.other(), swap.reason())));
    }

    private static Optional<Division> division(Competition state, int entrant) {
        return state.divisions().stream()
                .filter(division -> division.entrants().contains(entrant))
                .findFirst();
    }

    private static Decision<List<CompetitionEvent>, CompetitionRefusal> unknown(int number) {
        return Decisions.refused(Reason.NOT_FOUND, "no entrant with the number " + number + " takes part");
    }
}
