package baffin.competition;

import baffin.competition.entry.Absence;
import baffin.competition.entry.Departure;
import baffin.competition.entry.Former;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who takes part.
 *
 * @param number 1 for the first who entered; its name in tables for good, whoever plays for it
 * @param person who plays for it now
 * @param rating in points as people see them, at entry; null when there was none
 * @param rated matches that the rating comes from; 0 when there was none
 * @param presence whether it takes part
 * @param enteredAt when (UTC, ms)
 * @param fromRound first round that it may play in; 1 for all who came in time
 * @param checkedIn true once it has said that it is there; in heats for the next one
 * @param former who played for it before, the first one first
 * @param left how it left; null while it takes part
 * @param absences times in which it was away and from which it has come back
 */
public record Entrant(
        int number,
        SeatHolder person,
        @Nullable Integer rating,
        int rated,
        Presence presence,
        Instant enteredAt,
        int fromRound,
        boolean checkedIn,
        List<Former> former,
        @Nullable Departure left,
        List<Absence> absences) {

    public Entrant {
        former = List.copyOf(former);
        absences = List.copyOf(absences);
    }

    /** Somebody who enters now. */
    public Entrant(
            int number, SeatHolder person, @Nullable Integer rating, int rated, Instant enteredAt, int fromRound) {
        this(number, person, rating, rated, Presence.ACTIVE, enteredAt, fromRound, false, List.of(), null, List.of());
    }

    /** Whether an entrant takes part. */
    public enum Presence {
        ACTIVE,
        /** Has left by itself; may return where late entry is allowed, and to a league that runs. */
        WITHDRAWN,
        /** The organiser has taken it out. */
        REMOVED,
        /** Its account is suspended: it is absent, and keeps its place. */
        ABSENT,
        /** Its account has ended; the organiser may give its place away. */
        VACANT
    }

    /** True when that player plays for it; never for null. */
    public boolean is(@Nullable String player) {
        return person.player().equals(player);
    }

    /** True when a house bot plays for it. */
    public boolean house() {
        return HouseBot.playing(person.player()).isPresent();
    }

    /** True while it is to be paired. */
    public boolean active() {
        return presence == Presence.ACTIVE;
    }

    /** True while nobody else may have its place unless an organiser gives it away. */
    public boolean keepsPlace() {
        return active() || vacant();
    }

    /** True while it keeps its place and nobody plays for it. */
    public boolean vacant() {
        return presence == Presence.ABSENT || presence == Presence.VACANT;
    }

    /** True when nobody is to play for it: it has left, was taken out, or its account has ended. */
    public boolean gone() {
        return !active() && presence != Presence.ABSENT;
    }

    /** True when that was so before a moment, and still is. */
    public boolean goneBy(Instant moment) {
        return gone() && left != null && left.at().isBefore(moment);
    }

    /**
     * True when somebody has taken the place since a version of a person who had gone, and who played for it then is
     * another one than who does now.
     */
    public boolean takenOverSince(long version) {
        return former.stream()
                        .mapToLong(Former::until)
                        .filter(until -> version < until)
                        .anyMatch(until -> absences.stream().anyMatch(absence -> absence.until() == until))
                && !is(personAt(version).player());
    }

    /** True when it was taken out, and therefore stands behind all others. */
    public boolean last() {
        return presence == Presence.REMOVED;
    }

    /** Who played for it at a version of the competition. */
    public SeatHolder personAt(long version) {
        return former.stream()
                .filter(one -> version < one.until())
                .map(Former::person)
                .findFirst()
                .orElse(person);
    }

    /** True when it had left at a version of the competition. */
    public boolean awayAt(long version) {
        return left != null && left.version() <= version || absences.stream().anyMatch(absence -> absence.at(version));
    }

    /**
     * What its lot is drawn for: the player who first played for it; house bots share one id, so that their number goes
     * into it as well.
     */
    public String lotName() {
        SeatHolder drawn = personAt(0);
        return drawn.bot() ? drawn.player() + "#" + number : drawn.player();
    }

    Entrant gone(Presence how, Departure departure) {
        // an entrant who was away before is away since then
        Departure since = left == null
                ? departure
                : new Departure(departure.reason(), left.version(), departure.at(), left.own() || departure.own());
        return with(person, how, fromRound, checkedIn, former, since, absences);
    }

    Entrant back(long version, int round) {
        List<Absence> all = new ArrayList<>(absences);
        if (left != null) {
            all.add(new Absence(left.version(), version));
        }
        return with(person, Presence.ACTIVE, round, checkedIn, former, null, all);
    }

    /** The same, played by another person from a version on. */
    Entrant playedBy(SeatHolder other, long version) {
        List<Former> all = new ArrayList<>(former);
        all.add(new Former(person.resting(null), version));
        return with(other, presence, fromRound, checkedIn, all, left, absences);
    }

    Entrant checked(boolean there) {
        return with(person, presence, fromRound, there, former, left, absences);
    }

    /** The same, playing from a round on. */
    Entrant from(int round) {
        return with(person, presence, round, checkedIn, former, left, absences);
    }

    private Entrant with(
            SeatHolder who,
            Presence how,
            int round,
            boolean there,
            List<Former> before,
            @Nullable Departure departure,
            List<Absence> away) {
        return new Entrant(number, who, rating, rated, how, enteredAt, round, there, before, departure, away);
    }
}
