package baffin.adventure.view;

import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.adventure.state.Counts;
import baffin.adventure.state.Phase;
import baffin.adventure.state.SeenCard;
import baffin.game.Chance;
import baffin.game.Seat;
import baffin.game.Viewer;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws again what a viewer may not know: the deck, the hands of others, and, before they are revealed, the characters
 * of others (AD-3.1, AD-5.2, AD-8.2).
 */
public final class Redeal {

    private final AdventureState state;
    private final Viewer viewer;
    private final Chance chance;

    private Redeal(AdventureState state, Viewer viewer, Chance chance) {
        this.state = state;
        this.viewer = viewer;
        this.chance = chance;
    }

    public static AdventureState of(AdventureState state, Viewer viewer, Chance chance) {
        Redeal redeal = new Redeal(state, viewer, chance);
        AdventureState dealt = redeal.withOtherHands();
        return state.phase() == Phase.DRAFT ? redeal.withOtherCharacters(dealt) : dealt;
    }

    private AdventureState withOtherHands() {
        Counts unknown = state.supply().deck();
        for (Seat seat : hidden()) {
            unknown = unknown.plus(state.of(seat).hand());
            for (SeenCard seen : known(seat)) {
                unknown = unknown.plus(seen.card(), -1);
            }
        }
        AdventureState now = state;
        for (Seat seat : hidden()) {
            Counts hand = Counts.none(Treasure.values().length);
            for (SeenCard seen : known(seat)) {
                hand = hand.plus(seen.card(), 1);
            }
            while (hand.total() < state.of(seat).hand().total()) {
                int kind = unknown.pick(0, chance.below(unknown.total()));
                unknown = unknown.plus(kind, -1);
                hand = hand.plus(kind, 1);
            }
            now = now.with(seat, now.of(seat).withHand(hand, known(seat)));
        }
        return now.with(now.supply().withDeck(unknown));
    }

    /** The cards of another seat that the viewer knows, since they were stolen from it (AD-6.9). */
    private List<SeenCard> known(Seat seat) {
        return state.of(seat).seen().stream()
                .filter(seen -> viewer.holds(seen.by()))
                .toList();
    }

    /** The seats whose cards the viewer may not see. */
    private List<Seat> hidden() {
        return state.all().stream().filter(seat -> !viewer.holds(seat)).toList();
    }

    private AdventureState withOtherCharacters(AdventureState dealt) {
        AdventureState now = dealt;
        List<Skipper> pile = new ArrayList<>(List.of(Skipper.values()));
        for (Seat seat : state.all()) {
            if (knows(seat)) {
                pile.removeAll(state.of(seat).dealt());
            }
        }
        pile = new ArrayList<>(chance.shuffled(pile));
        for (Seat seat : state.all()) {
            if (!knows(seat)) {
                now = withCharacters(now, seat, pile);
            }
        }
        return now;
    }

    /** Partners are dealt the same characters, and see each other's choice (AD-5.2). */
    private boolean knows(Seat seat) {
        return state.all().stream()
                .anyMatch(own -> viewer.holds(own) && (own.equals(seat) || state.partners(own, seat)));
    }

    private AdventureState withCharacters(AdventureState now, Seat seat, List<Skipper> pile) {
        List<Skipper> dealt = dealt(now, seat, pile);
        List<Skipper> free = new ArrayList<>(dealt);
        state.all().stream()
                .filter(other -> other.index() < seat.index() && state.partners(seat, other))
                .forEach(other -> free.remove(now.of(other).chosen()));
        boolean chosen = state.of(seat).chosen() != null;
        Captain captain = now.of(seat).withDeal(dealt);
        return now.with(seat, chosen ? captain.withChoice(free.get(chance.below(free.size()))) : captain);
    }

    private List<Skipper> dealt(AdventureState now, Seat seat, List<Skipper> pile) {
        for (Seat other : state.all()) {
            if (other.index() < seat.index() && state.partners(seat, other)) {
                return now.of(other).dealt();
            }
        }
        List<Skipper> dealt = pile.stream()
                .filter(skipper -> !state.options().teams() || skipper.group() == AdventureState.group(seat))
                .limit(state.of(seat).dealt().size())
                .sorted()
                .toList();
        pile.removeAll(dealt);
        return dealt;
    }
}
