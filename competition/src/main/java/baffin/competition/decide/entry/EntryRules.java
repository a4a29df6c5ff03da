package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.course.LeagueReturn;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.entry.Alternate;
import baffin.competition.entry.Division;
import baffin.competition.entry.Invitation.As;
import baffin.competition.entry.Newcomer;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.Swapped;
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

    public Verdict enter(Competition state, Enter enter) {
        String player = enter.person().player();
        if (state.invitation(As.ENTRANT, player).isPresent()) {
            return answered(player, invited(state, enter.person(), enter.rating(), enter.rated()));
        }
        return barred(state, enter.person(), enter.invitationHash())
                .or(() -> allowed(state, enter.person(), false))
                .orElseGet(() -> placed(state, enter.person(), enter.rating(), enter.rated()));
    }

    /** Somebody comes whom an organiser has asked: a place, or the next one that comes free. */
    Verdict invited(Competition state, SeatHolder person, @Nullable Integer rating, int rated) {
        return allowed(state, person, true).orElseGet(() -> placed(state, person, rating, rated));
    }

    /** What happens, and that the invitation to it is answered. */
    private static Verdict answered(String player, Verdict verdict) {
        return verdict.map(others -> {
            List<CompetitionEvent> all = new ArrayList<>(others);
            all.addFirst(new InvitationEnded(player, As.ENTRANT));
            return all;
        });
    }

    public Verdict add(Competition state, Newcomer add) {
        Optional<HouseBot> bot = HouseBot.playing(add.person().player());
        SeatHolder person = bot.map(
                        house -> house.holder().numbered(state.entrants().size() + 1))
                .orElse(add.person());
        Optional<Entrant> taken = Admission.removed(state, person);
        if (taken.isPresent() && state.status() == CompetitionStatus.RUNNING) {
            return Returning.decide(state, new Return(taken.get().number()), true);
        }
        return noProgram(state, person)
                .or(() -> allowed(state, person, true))
                .orElseGet(() -> FreePlaces.open(state, person.player())
                        ? enteredOrInvited(state, person, add)
                        : Verdict.conflict(FreePlaces.fault(state)));
    }

    private static Verdict enteredOrInvited(Competition state, SeatHolder person, Newcomer add) {
        // an alternate has offered to take a place
        if (!listed(state, person) && !Inviting.agreed(state, person, add.agreed())) {
            return Inviting.invite(state, As.ENTRANT, person, null, null);
        }
        Verdict entered = entered(state, person, add.rating(), add.rated());
        boolean invited = state.invitation(As.ENTRANT, person.player()).isPresent();
        return invited ? answered(person.player(), entered) : entered;
    }

    /** Why the policy does not let somebody in; an organiser may. */
    private static Optional<Verdict> barred(Competition state, SeatHolder person, @Nullable String invitationHash) {
        EntryRule rule = state.policy().entry();
        if (rule.who() == Who.INVITATION
                && (invitationHash == null || !invitationHash.equals(state.invitationHash()))) {
            return Optional.of(Verdict.forbidden("entry is by invitation, and this is not the code"));
        }
        if (rule.who() == Who.LIST && !rule.list().contains(person.player())) {
            return Optional.of(Verdict.forbidden("only players on the list may enter"));
        }
        return noProgram(state, person)
                .or(() -> Admission.removed(state, person)
                        .map(known -> Verdict.conflict("was removed; only an organiser can bring the entrant back")));
    }

    /** Where the policy has no programs, nobody can let one in. */
    private static Optional<Verdict> noProgram(Competition state, SeatHolder person) {
        return person.bot() && !state.policy().entry().bots()
                ? Optional.of(Verdict.forbidden("programs may not play here"))
                : Optional.empty();
    }

    private static Optional<Verdict> allowed(Competition state, SeatHolder person, boolean organiser) {
        if (state.status() == CompetitionStatus.ANNOUNCED && !organiser) {
            return Optional.of(Verdict.conflict("entry is not open yet"));
        }
        Optional<Verdict> known = HouseBot.playing(person.player()).isPresent()
                ? Optional.empty()
                : state.entrantOf(person.player()).map(one -> Verdict.conflict(again(one, organiser)));
        return known.isPresent() || state.status() != CompetitionStatus.RUNNING
                ? known
                : FreePlaces.tooLate(state, organiser);
    }

    private static String again(Entrant known, boolean organiser) {
        if (known.active()) {
            return "has entered before";
        }
        return organiser && !Returning.byOrganiser(known)
                ? "has left as entrant " + known.number() + ": only the player can return"
                : "has entered and left before: return as entrant " + known.number() + " instead";
    }

    private static Verdict placed(Competition state, SeatHolder person, @Nullable Integer rating, int rated) {
        if (FreePlaces.open(state, person.player())) {
            return entered(state, person, rating, rated);
        }
        if (listed(state, person)) {
            return Verdict.conflict(FreePlaces.fault(state) + "; you are an alternate");
        }
        return listing(state, new AlternateListed(person, rating, rated))
                .map(events -> FreePlaces.filled(state, events));
    }

    private static Verdict entered(Competition state, SeatHolder person, @Nullable Integer rating, int rated) {
        return Verdict.accepted(state.alternates().stream()
                .filter(alternate -> alternate.is(person.player()))
                .findFirst()
                .map(alternate -> Admission.of(state, alternate))
                .orElseGet(() -> Admission.of(state, person, rating, rated)));
    }

    private static Verdict listing(Competition state, AlternateListed listed) {
        return state.alternates().size() >= EntryRule.ENTRANTS_MAX
                ? Verdict.conflict("there are " + EntryRule.ENTRANTS_MAX + " alternates already")
                : Verdict.accepted(listed);
    }

    private static boolean listed(Competition state, SeatHolder person) {
        return FreePlaces.listed(state, person.player());
    }

    public Verdict offer(Competition state, OfferAlternate offer) {
        boolean active =
                state.entrantOf(offer.person().player()).filter(Entrant::active).isPresent();
        if (active || listed(state, offer.person())) {
            return Verdict.conflict("takes part, or is an alternate, already");
        }
        // whoever has the code of an invitation enters, and is an alternate when all places are taken
        return barred(state, offer.person(), null)
                .orElseGet(() -> listing(state, new AlternateListed(offer.person(), offer.rating(), offer.rated())));
    }

    public Verdict withdraw(Competition state, String player) {
        return FreePlaces.listed(state, player)
                ? Verdict.accepted(new AlternateLeft(player))
                : Verdict.notFound(NO_ALTERNATE);
    }

    public Verdict checkIn(Competition state, int number, Instant now) {
        Optional<Entrant> entrant = state.entrant(number).filter(Entrant::active);
        if (entrant.isEmpty()) {
            return unknown(number);
        }
        if (entrant.get().checkedIn()) {
            return Verdict.accepted();
        }
        if (state.status() != CompetitionStatus.ANNOUNCED && state.policy().format() instanceof Format.Heats) {
            return Verdict.accepted(new CheckedIn(number));
        }
        return checkInFault(state, now).orElseGet(() -> Verdict.accepted(new CheckedIn(number)));
    }

    public Verdict checkIn(Competition state, CheckInAlternate check, Instant now) {
        Optional<Alternate> alternate = state.alternates().stream()
                .filter(one -> one.is(check.player()))
                .findFirst();
        if (alternate.isEmpty()) {
            return Verdict.notFound(NO_ALTERNATE);
        }
        return alternate.get().checkedIn()
                ? Verdict.accepted()
                : checkInFault(state, now).orElseGet(() -> Verdict.accepted(new AlternateCheckedIn(check.player())));
    }

    private static Optional<Verdict> checkInFault(Competition state, Instant now) {
        EntryRule rule = state.policy().entry();
        if (state.status() != CompetitionStatus.ENTRY || rule.checkIn() == null || rule.closesAt() == null) {
            return Optional.of(Verdict.conflict("there is nothing to check in for"));
        }
        Instant from = rule.closesAt().minus(rule.checkIn());
        return now.isBefore(from) ? Optional.of(Verdict.conflict("check-in begins at " + from)) : Optional.empty();
    }

    public Verdict leave(Competition state, int number, @Nullable String reason) {
        if (state.entrant(number).filter(Entrant::active).isEmpty()) {
            return unknown(number);
        }
        return Verdict.accepted(FreePlaces.filled(state, List.of(new Withdrew(number, reason))));
    }

    public Verdict remove(Competition state, int number, String reason) {
        boolean known = state.entrant(number)
                .filter(one -> one.presence() != Presence.REMOVED)
                .isPresent();
        return known
                ? Verdict.accepted(FreePlaces.filled(state, List.of(new Removed(number, reason))))
                : unknown(number);
    }

    /** An alternate has offered to play, a house bot always does; everybody else is asked. */
    public Verdict replaceOrInvite(Competition state, ReplacePerson replace) {
        Verdict verdict = replace(state, replace);
        boolean byInvitation = verdict instanceof Verdict.Accepted
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

    Verdict replace(Competition state, ReplacePerson replace) {
        int number = replace.entrant();
        Optional<Entrant> entrant = state.entrant(number);
        boolean kept = entrant.filter(Entrant::keepsPlace).isPresent()
                || LeagueReturn.open(state) && LeagueReturn.placed(state, number);
        if (!kept) {
            return entrant.isPresent() ? Verdict.conflict(NO_PLACE) : unknown(number);
        }
        SeatHolder to = replace.to();
        if (entrant.orElseThrow().gone() && entrant.get().is(to.player())) {
            return Verdict.conflict("is the player who left: return, or enter the player again");
        }
        return plays(state, to).or(() -> noProgram(state, to)).orElseGet(() -> {
            List<CompetitionEvent> events = new ArrayList<>();
            if (listed(state, to)) {
                events.add(new AlternateLeft(to.player()));
            }
            events.addAll(Admission.taken(state, number, to, replace.reason()));
            return Verdict.accepted(events);
        });
    }

    /** Why somebody cannot play for another entrant: who may come back plays for the own one. */
    private static Optional<Verdict> plays(Competition state, SeatHolder to) {
        return HouseBot.playing(to.player()).isPresent()
                ? Optional.empty()
                : state.entrantOf(to.player())
                        .filter(own -> own.active() || LeagueReturn.open(state, own))
                        .map(own -> Verdict.conflict(
                                own.active()
                                        ? "takes part already"
                                        : "has left and may return as entrant " + own.number()));
    }

    public Verdict swap(Competition state, Swap swap) {
        Optional<Division> one = division(state, swap.one());
        Optional<Division> other = division(state, swap.other());
        if (one.isEmpty() || other.isEmpty() || one.equals(other)) {
            return Verdict.invalid("/other", "must be an entrant of another division");
        }
        if (!state.rounds().isEmpty()) {
            return Verdict.conflict("the first round is published: divisions stay as they are");
        }
        return Verdict.accepted(new Swapped(swap.one(), swap.other(), swap.reason()));
    }

    private static Optional<Division> division(Competition state, int entrant) {
        return state.divisions().stream()
                .filter(division -> division.entrants().contains(entrant))
                .findFirst();
    }

    private static Verdict unknown(int number) {
        return Verdict.notFound("no entrant with the number " + number + " takes part");
    }
}
