package baffin.scoring.match;

import baffin.game.Seat;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.HandOverReason;
import baffin.match.event.Step;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Who has sat on a seat.
 *
 * @param first who began
 * @param last who sits there now, or sat there at the end
 * @param steps steps of the match that each has sent, by player's id
 * @param replaced true when the last one plays for the entrant in the competition from then on
 */
public record SeatHistory(SeatHolder first, SeatHolder last, Map<String, Integer> steps, boolean replaced) {

    public SeatHistory {
        steps = Map.copyOf(steps);
    }

    /** Those of a seat that nobody of a competition was given. */
    public SeatHistory(SeatHolder first, SeatHolder last, Map<String, Integer> steps) {
        this(first, last, steps, false);
    }

    static SeatHistory of(SeatHolder holder) {
        return new SeatHistory(holder, holder, Map.of());
    }

    /** Who sent more than half of the seat's steps; empty when nobody did. */
    public Optional<String> mainPlayer() {
        int all = steps.values().stream().mapToInt(Integer::intValue).sum();
        return steps.entrySet().stream()
                .filter(entry -> 2 * entry.getValue() > all)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** True when another has taken the seat over. */
    public boolean substituted() {
        return !first.player().equals(last.player());
    }

    /** True when the seat has passed to a bot of the house that does not play for its entrant in the competition. */
    public boolean leftToTheHouse() {
        return substituted() && !replaced && HouseBot.playing(last.player()).isPresent();
    }

    static List<SeatHistory> after(List<SeatHistory> before, Step step) {
        List<SeatHistory> all = new ArrayList<>(before);
        Seat seat = step.seat();
        if (seat != null && !step.player().isEmpty()) {
            all.set(seat.index(), all.get(seat.index()).moved(step.player()));
        }
        for (MatchEvent event : step.events()) {
            if (event instanceof MatchEvent.SeatHandedOver over) {
                SeatHistory old = all.get(over.seat().index());
                all.set(
                        over.seat().index(),
                        new SeatHistory(old.first, over.to(), old.steps, over.reason() == HandOverReason.REPLACED));
            }
        }
        return all;
    }

    private SeatHistory moved(String player) {
        Map<String, Integer> counted = new TreeMap<>(steps);
        counted.merge(player, 1, Integer::sum);
        return new SeatHistory(first, last, counted, replaced);
    }
}
