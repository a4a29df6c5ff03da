package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.course.LateEntry;
import baffin.competition.course.LeaguePlaces;
import baffin.competition.course.LeagueReturn;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.entry.Invitation.As;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.EntryEvent.AlternateLeft;
import baffin.competition.event.EntryEvent.InvitationEnded;
import baffin.competition.event.EntryEvent.Returned;
import baffin.competition.event.EntryEvent.Withdrew;
import baffin.competition.policy.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Coming back. A player takes an own withdrawal back, once a round was published without the entrant within the limits
 * of late entry; an organiser takes back what an organiser has done, without a limit of time or places.
 */
public final class Returning {

    private Returning() {}

    /** True for an entrant whom an organiser may bring back: the player has not left by its own will. */
    public static boolean byOrganiser(Entrant entrant) {
        return entrant.presence() == Presence.REMOVED
                || entrant.left() != null && !entrant.left().own()
                || entrant.house();
    }

    /**
     * Lets an entrant come back.
     *
     * @param organiser true when an organiser asks
     */
    public static Verdict decide(Competition state, Return back, boolean organiser) {
        int number = back.entrant();
        Optional<Entrant> known = state.entrant(number);
        if (known.isEmpty()) {
            return Verdict.notFound("there is no entrant " + number);
        }
        Entrant entrant = known.get();
        boolean mistake = organiser && byOrganiser(entrant);
        if (entrant.presence() == Presence.REMOVED && !mistake) {
            return Verdict.conflict("entrant " + number
                    + " did not withdraw but was removed: only an organiser can bring the entrant back");
        }
        if (entrant.presence() != Presence.WITHDRAWN && entrant.presence() != Presence.REMOVED) {
            return Verdict.conflict("entrant " + number + " has not withdrawn");
        }
        if (entrant.presence() == Presence.REMOVED
                && entrant.left() != null
                && entrant.left().own()) {
            return Verdict.accepted(new Withdrew(number, null));
        }
        return state.elsewhere(entrant)
                .map(other ->
                        Verdict.conflict("the player of entrant " + number + " plays for entrant " + other.number()))
                .or(() -> worth(state, back, mistake))
                .or(() ->
                        state.status() == CompetitionStatus.RUNNING ? late(state, entrant, mistake) : Optional.empty())
                .or(() -> mistake ? Optional.empty() : full(state, entrant))
                .orElseGet(() -> Verdict.accepted(events(state, entrant, back)));
    }

    private static Optional<Verdict> worth(Competition state, Return back, boolean mistake) {
        if (back.missed() != Return.Missed.BYE) {
            return Optional.empty();
        }
        boolean byes = state.policy().format() instanceof Format.PodSwiss
                || state.policy().format() instanceof Format.Heats;
        if (!byes) {
            return Optional.of(Verdict.invalid("/missed", "can be BYE in pod Swiss and heats only"));
        }
        return mistake
                ? Optional.empty()
                : Optional.of(
                        Verdict.forbidden("missed rounds count as byes only where an organiser takes a mistake back"));
    }

    private static Optional<Verdict> late(Competition state, Entrant entrant, boolean mistake) {
        int number = entrant.number();
        if (!there(state, number)) {
            return refused("entrant " + number + " was not there at the start, from which the tables follow: undo the"
                    + " start first");
        }
        OptionalInt missed = missed(state, entrant);
        boolean elimination = state.policy().format() instanceof Format.PodElimination
                || state.policy().format() instanceof Format.SingleElimination;
        if (missed.isPresent() && elimination) {
            return refused("round " + missed.getAsInt() + " of an elimination was made without entrant " + number
                    + ": withdraw it first, or the entrant is out");
        }
        boolean inTime = mistake || missed.isEmpty() || LateEntry.open(state) || LeagueReturn.open(state, entrant);
        return inTime
                ? Optional.empty()
                : refused("it is too late to return: round " + missed.getAsInt() + " was made without entrant " + number
                        + ", and late entry is over");
    }

    /** The first round that was published since the entrant left. */
    private static OptionalInt missed(Competition state, Entrant entrant) {
        long since = entrant.left() == null ? 0 : entrant.left().version();
        return state.rounds().stream()
                .filter(round -> round.publishedIn() > since)
                .mapToInt(round -> round.number())
                .findFirst();
    }

    /** False where tables follow from the list of the start, and the entrant is not on it. */
    private static boolean there(Competition state, int entrant) {
        return switch (state.policy().format()) {
            case Format.PodSwiss swiss -> true;
            case Format.Heats heats -> true;
            case Format.DivisionLeague league -> LeagueReturn.placed(state, entrant) || LeaguePlaces.count(state) > 0;
            default -> state.seeding().contains(entrant);
        };
    }

    private static Optional<Verdict> full(Competition state, Entrant entrant) {
        boolean kept = state.status() == CompetitionStatus.RUNNING
                && (LeagueReturn.open(state, entrant) || !LateEntry.open(state) && FreePlaces.left(state) > 0);
        return kept || FreePlaces.open(state, entrant.person().player())
                ? Optional.empty()
                : refused(FreePlaces.fault(state)
                        + (FreePlaces.listed(state, entrant.person().player())
                                ? "; the player is an alternate"
                                : "; the player can be an alternate"));
    }

    private static Optional<Verdict> refused(String why) {
        return Optional.of(Verdict.conflict(why));
    }

    private static List<CompetitionEvent> events(Competition state, Entrant entrant, Return back) {
        List<CompetitionEvent> events = new ArrayList<>();
        if (FreePlaces.listed(state, entrant.person().player())) {
            events.add(new AlternateLeft(entrant.person().player()));
        }
        if (!state.divisions().isEmpty() && !LeagueReturn.placed(state, entrant.number())) {
            events.addAll(Admission.of(state, entrant.person(), entrant.rating(), entrant.rated()));
            return events;
        }
        // nobody is asked any more to play for it
        state.invitations().stream()
                .filter(one -> one.as() == As.REPLACEMENT
                        && Integer.valueOf(entrant.number()).equals(one.entrant()))
                .forEach(one -> events.add(new InvitationEnded(one.person().player(), As.REPLACEMENT)));
        events.add(new Returned(entrant.number(), state.rounds().size() + 1, back.missed()));
        return events;
    }
}
