package baffin.match;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.AlternateAdded;
import baffin.match.event.MatchEvent.AlternateLeft;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.event.Step;
import baffin.match.state.Attendance;
import baffin.match.state.MatchFold;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.Visibility;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who may look at a match, and as what: a fold of its steps, small enough to be asked with each of them.
 *
 * @param visibility as it was agreed
 * @param host who opened the match
 * @param holders ids of the players who sit there now, by seat
 * @param alternates ids of those who are ready to take a seat over
 */
public record Audience(Visibility visibility, String host, List<String> holders, List<String> alternates) {

    public Audience {
        holders = List.copyOf(holders);
        alternates = List.copyOf(alternates);
    }

    /** The audience of a match whose people are those of an attendance. */
    public static Audience of(MatchStarted start, Attendance attendance) {
        return of(Visibility.of(start.visibility()), attendance);
    }

    /** The audience after the first step of a match. */
    public static Audience of(Step first) {
        MatchStarted start = MatchFold.started(first);
        return of(start, Attendance.begin(first, start));
    }

    /** The people of an attendance, and whoever else the visibility lets in. */
    public static Audience of(Visibility visibility, Attendance attendance) {
        return new Audience(
                visibility, attendance.organiser(), ids(attendance.holders()), ids(attendance.alternates()));
    }

    /** The audience after a step; the first step of a match has no part in it. */
    public Audience after(Step step) {
        Audience next = this;
        for (MatchEvent event : step.events()) {
            next = next.after(event);
        }
        return next;
    }

    private Audience after(MatchEvent event) {
        return switch (event) {
            case SeatHandedOver over -> {
                List<String> sitting = new ArrayList<>(holders);
                sitting.set(over.seat().index(), over.to().player());
                yield new Audience(visibility, host, sitting, without(over.to().player()));
            }
            case AlternateAdded added -> {
                List<String> ready = new ArrayList<>(alternates);
                ready.add(added.holder().player());
                yield new Audience(visibility, host, holders, ready);
            }
            case AlternateLeft left -> new Audience(visibility, host, holders, without(left.player()));
            default -> this;
        };
    }

    /** True when the match is there for a player; empty for somebody who is not signed in. */
    public boolean admits(Optional<String> player) {
        return visibility != Visibility.PRIVATE || player.filter(this::belongs).isPresent();
    }

    private boolean belongs(String player) {
        return host.equals(player) || holders.contains(player) || alternates.contains(player);
    }

    /** Who looks: the holder of a seat, or a spectator. */
    public Viewer viewer(Optional<String> player) {
        int seat = player.map(holders::indexOf).orElse(-1);
        return seat < 0 ? new Viewer.Spectator() : new Viewer.Player(new Seat(seat));
    }

    /** Ids of all its own people, each once. */
    public List<String> people() {
        List<String> all = new ArrayList<>(List.of(host));
        all.addAll(holders);
        all.addAll(alternates);
        return all.stream().distinct().toList();
    }

    private List<String> without(String player) {
        return alternates.stream().filter(other -> !other.equals(player)).toList();
    }

    private static List<String> ids(List<SeatHolder> people) {
        return people.stream().map(SeatHolder::player).toList();
    }
}
