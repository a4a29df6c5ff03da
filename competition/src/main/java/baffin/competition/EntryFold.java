package baffin.competition;

import baffin.competition.Entrant.Presence;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Alternate;
import baffin.competition.entry.Departure;
import baffin.competition.entry.Invitation;
import baffin.competition.event.EntryCommand.Return.Missed;
import baffin.competition.event.EntryEvent;
import baffin.competition.event.EntryEvent.AlternateCheckedIn;
import baffin.competition.event.EntryEvent.AlternateLeft;
import baffin.competition.event.EntryEvent.AlternateListed;
import baffin.competition.event.EntryEvent.CheckedIn;
import baffin.competition.event.EntryEvent.Entered;
import baffin.competition.event.EntryEvent.InvitationEnded;
import baffin.competition.event.EntryEvent.Invited;
import baffin.competition.event.EntryEvent.PersonReplaced;
import baffin.competition.event.EntryEvent.PlaceVacated;
import baffin.competition.event.EntryEvent.PlayerAbsent;
import baffin.competition.event.EntryEvent.PlayerBack;
import baffin.competition.event.EntryEvent.Removed;
import baffin.competition.event.EntryEvent.Returned;
import baffin.competition.event.EntryEvent.Withdrew;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Those who take part, or would, while a record is folded. */
final class EntryFold {

    private final List<Round> rounds;
    private final List<Entrant> entrants;
    private final List<Alternate> alternates;
    private final List<Invitation> invitations;

    /** Changes the rounds that it is given. */
    EntryFold(List<Round> rounds, List<Entrant> entrants, List<Alternate> alternates, List<Invitation> invitations) {
        this.rounds = rounds;
        this.entrants = new ArrayList<>(entrants);
        this.alternates = new ArrayList<>(alternates);
        this.invitations = new ArrayList<>(invitations);
    }

    List<Entrant> entrants() {
        return entrants;
    }

    List<Alternate> alternates() {
        return alternates;
    }

    List<Invitation> invitations() {
        return invitations;
    }

    void evolve(EntryEvent event, long version, @Nullable Actor by, Instant at) {
        switch (event) {
            case Entered entered -> enter(entered, at);
            case AlternateListed(var who, var rating, int rated) -> alternates.add(new Alternate(who, rating, rated));
            case AlternateLeft(String player) -> alternates.removeIf(alternate -> alternate.is(player));
            case Invited invited ->
                invitations.add(
                        new Invitation(invited.as(), invited.person(), invited.entrant(), invited.reason(), by, at));
            case InvitationEnded(String player, Invitation.As as) ->
                invitations.removeIf(one -> one.as() == as && one.asks(player));
            case AlternateCheckedIn(String player) -> alternates.replaceAll(one -> one.checked(player));
            case CheckedIn(int entrant) -> change(entrant, one -> one.checked(true));
            case Withdrew(int entrant, String reason) ->
                change(entrant, one -> one.gone(Presence.WITHDRAWN, new Departure(reason, version, at, own(one, by))));
            case Removed(int entrant, String reason) ->
                change(entrant, one -> one.gone(Presence.REMOVED, new Departure(reason, version, at, false)));
            case Returned(int entrant, int fromRound, Missed missed) -> comeBack(entrant, version, fromRound, missed);
            case PersonReplaced other -> change(other.entrant(), one -> one.playedBy(other.to(), version));
            case PlayerAbsent(String player) -> absent(player, new Departure(null, version, at, true));
            case PlayerBack(String player, int fromRound) -> back(player, version, fromRound);
            case PlaceVacated(int entrant) ->
                change(entrant, one -> one.gone(Presence.VACANT, new Departure(null, version, at, true)));
        }
    }

    /** Each heat is checked in for anew; returns who had checked in. */
    List<Integer> checkInAnew() {
        List<Integer> there = entrants.stream()
                .filter(Entrant::checkedIn)
                .map(Entrant::number)
                .toList();
        entrants.replaceAll(entrant -> entrant.checked(false));
        return there;
    }

    /** Who had checked in for a round that is withdrawn has for the next one, which anybody may play in. */
    void withdrawn(Round round) {
        round.checkedIn().forEach(entrant -> change(entrant, one -> one.checked(true)));
        entrants.replaceAll(entrant -> entrant.from(Math.min(entrant.fromRound(), round.number())));
    }

    /**
     * Who got in or out by the start, and nobody has acted for since, is what it was before.
     *
     * @param named whose numbers have to stay although they entered by the start
     */
    void startUndone(Undoable.Start start, IntPredicate named, Departure departure) {
        Set<String> back = new HashSet<>();
        for (Entrant after : start.after().reversed()) {
            int number = after.number();
            Entrant now = entrants.get(number - 1);
            if (now.presence() != after.presence()
                    || !now.person().equals(after.person())
                    || !Objects.equals(now.left(), after.left())) {
                continue;
            }
            Optional<Entrant> was = start.before().stream()
                    .filter(one -> one.number() == number)
                    .findFirst();
            if (was.isPresent()) {
                entrants.set(number - 1, replacing(was.get()) ? now : was.get());
            } else if (number == entrants.size() && !named.test(number)) {
                entrants.removeLast();
            } else {
                entrants.set(number - 1, now.gone(Presence.WITHDRAWN, departure));
            }
            back.add(now.person().player());
        }
        List<Alternate> since = List.copyOf(alternates);
        alternates.clear();
        for (Alternate was : start.alternates()) {
            String player = was.person().player();
            since.stream()
                    .filter(one -> one.is(player))
                    .findFirst()
                    .or(() -> was.suspended() || back.contains(player) ? Optional.of(was) : Optional.empty())
                    .ifPresent(alternates::add);
        }
        since.stream().filter(one -> !alternates.contains(one)).forEach(alternates::add);
    }

    private boolean replacing(Entrant was) {
        return entrants.stream()
                .anyMatch(one -> one.number() != was.number()
                        && one.active()
                        && one.person().equals(was.person())
                        && !one.person().bot());
    }

    private void enter(Entered entered, Instant at) {
        entrants.add(new Entrant(
                entered.entrant(), entered.person(), entered.rating(), entered.rated(), at, entered.fromRound()));
        missed(entered.entrant(), entered.fromRound(), ByeKind.LATE, ByeKind.ZERO);
    }

    private void comeBack(int entrant, long version, int fromRound, @Nullable Missed missed) {
        change(entrant, one -> one.back(version, fromRound));
        ByeKind kind = missed == Missed.BYE ? ByeKind.PAIRING : ByeKind.ZERO;
        missed(entrant, fromRound, kind, kind);
    }

    private static boolean own(Entrant entrant, @Nullable Actor by) {
        return by == null || entrant.is(by.player());
    }

    /** Rounds that were missed; heats are not, unless that is worth something. */
    private void missed(int entrant, int fromRound, ByeKind first, ByeKind others) {
        ByeKind kind = first;
        for (int index = 0; index < Math.min(fromRound - 1, rounds.size()); index++) {
            Round round = rounds.get(index);
            boolean heat = round.stage() == Stage.HEAT && kind == ByeKind.PAIRING;
            if ((round.stage() == Stage.SWISS || heat) && !round.has(entrant)) {
                rounds.set(index, round.with(new Bye(entrant, kind)));
                kind = others;
            }
        }
    }

    private void absent(String player, Departure since) {
        alternates.replaceAll(one -> one.suspended(player, true));
        entrants.replaceAll(one -> one.keepsPlace() && one.is(player) ? one.gone(Presence.ABSENT, since) : one);
    }

    private void back(String player, long version, int fromRound) {
        alternates.replaceAll(one -> one.suspended(player, false));
        List.copyOf(entrants).stream()
                .filter(one -> one.presence() == Presence.ABSENT)
                .filter(one -> one.is(player))
                .forEach(one -> comeBack(one.number(), version, fromRound, null));
    }

    private void change(int entrant, UnaryOperator<Entrant> how) {
        entrants.set(entrant - 1, how.apply(entrants.get(entrant - 1)));
    }
}
