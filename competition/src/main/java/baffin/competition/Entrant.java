package baffin.competition;

import baffin.competition.entry.Absence;
import baffin.competition.entry.Departure;
import baffin.competition.entry.Former;
import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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
 * @param drawnFor whose lot it has; null for the one of its person
 * @param left how it left; null while it takes part, and in rows of earlier releases
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
        @Nullable List<Former> former,
        @Nullable SeatHolder drawnFor,
        @Nullable Departure left,
        @Nullable List<Absence> absences) {

    /** Somebody who has just entered. */
    public Entrant(
            int number,
            SeatHolder person,
            @Nullable Integer rating,
            int rated,
            Presence presence,
            Instant enteredAt,
            int fromRound,
            boolean checkedIn) {
        this(number, person, rating, rated, presence, enteredAt, fromRound, checkedIn, null, null, null, null);
    }

    // rows of earlier releases know nothing of the past
    public Entrant {
        former = Objects.requireNonNullElse(former, List.<Former>of()).stream().toList();
        absences = Objects.requireNonNullElse(absences, List.<Absence>of()).stream()
                .toList();
    }

    /** Whether an entrant takes part. */
    public enum Presence {
        ACTIVE,
        /** Has left by itself; may return where late entry is allowed, and to a league that runs. */
        WITHDRAWN,
        /** The organiser has taken it out. */
        REMOVED
    }

    @Override
    public List<Former> former() {
        return Objects.requireNonNull(former);
    }

    @Override
    public List<Absence> absences() {
        return Objects.requireNonNull(absences);
    }

    /** True while it is to be paired. */
    public boolean active() {
        return presence == Presence.ACTIVE;
    }

    /** True when it was taken out, and therefore stands behind all others. */
    public boolean last() {
        return left != null && left.last();
    }

    /** Who played for it at a version of the competition. */
    public SeatHolder personAt(long version) {
        return former().stream()
                .filter(one -> version < one.until())
                .map(Former::person)
                .findFirst()
                .orElse(person);
    }

    /** True when it had left at a version of the competition. */
    public boolean awayAt(long version) {
        return left != null && left.version() <= version
                || absences().stream().anyMatch(absence -> absence.at(version));
    }

    /**
     * What its lot is drawn for: the player who first played for it; house bots share one id, so that their number goes
     * into it as well. In records of earlier releases, the player who plays for it now.
     */
    public String lotName() {
        SeatHolder drawn = drawnFor == null ? person : drawnFor;
        String player = Elsewhere.lot(drawn.player());
        return drawn.bot() ? player + "#" + number : player;
    }

    Entrant gone(Presence how, Departure departure) {
        return with(person, how, fromRound, checkedIn, former(), drawnFor, departure, absences());
    }

    Entrant back(long version, int round) {
        List<Absence> all = new ArrayList<>(absences());
        if (left != null) {
            all.add(new Absence(left.version(), version));
        }
        return with(person, Presence.ACTIVE, round, checkedIn, former(), drawnFor, null, all);
    }

    /** The same, played by another person from a version on. */
    Entrant playedBy(SeatHolder other, long version, boolean keepsLot) {
        List<Former> all = new ArrayList<>(former());
        all.add(new Former(person.resting(null), version));
        SeatHolder lot = !keepsLot ? null : drawnFor == null ? all.getLast().person() : drawnFor;
        return with(other, presence, fromRound, checkedIn, all, lot, left, absences());
    }

    Entrant checked(boolean there) {
        return with(person, presence, fromRound, there, former(), drawnFor, left, absences());
    }

    private Entrant with(
            SeatHolder who,
            Presence how,
            int round,
            boolean there,
            List<Former> before,
            @Nullable SeatHolder lot,
            @Nullable Departure departure,
            List<Absence> away) {
        return new Entrant(number, who, rating, rated, how, enteredAt, round, there, before, lot, departure, away);
    }
}
