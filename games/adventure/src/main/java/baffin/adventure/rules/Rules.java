package baffin.adventure.rules;

import baffin.adventure.data.Figure;
import baffin.adventure.rules.common.Course;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.ChooseCharacter;
import baffin.adventure.state.AdventureCommand.DiscardCard;
import baffin.adventure.state.AdventureCommand.DropIceberg;
import baffin.adventure.state.AdventureCommand.EndTurn;
import baffin.adventure.state.AdventureCommand.FollowRoute;
import baffin.adventure.state.AdventureCommand.KeepTiles;
import baffin.adventure.state.AdventureCommand.LayMarker;
import baffin.adventure.state.AdventureCommand.LayWake;
import baffin.adventure.state.AdventureCommand.Overtake;
import baffin.adventure.state.AdventureCommand.Play;
import baffin.adventure.state.AdventureCommand.RecoverMarker;
import baffin.adventure.state.AdventureCommand.SailOut;
import baffin.adventure.state.AdventureCommand.SwapTiles;
import baffin.adventure.state.AdventureCommand.TurnTile;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.GameEnded;
import baffin.adventure.state.AdventureEvent.TileTurned;
import baffin.adventure.state.AdventureEvent.TilesKept;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Phase;
import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Chance;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Hands each command to the chapter of the rules that judges it and knows what it causes. */
public final class Rules {

    private Rules() {}

    /** The draws of the setup, up to the choice of characters (AD-3.1). */
    public static List<AdventureEvent> setUp(AdventureState empty, Chance chance) {
        return Draft.deal(empty, chance);
    }

    /** Judges a command and says what it causes. */
    public static Decision<Transition<AdventureState, AdventureEvent>, RuleViolation> decide(
            AdventureState state, Seat seat, AdventureCommand command, Chance chance) {
        Optional<RuleViolation> broken = broken(state, seat, command);
        if (broken.isPresent()) {
            return Decision.refused(broken.get().withNearby(Suggestions.of(legal(state, seat), command)));
        }
        Course course = new Course(state, chance);
        apply(course, seat, command);
        return Decision.accepted(course.transition());
    }

    /** The first rule that the command breaks, without alternatives. */
    public static Optional<RuleViolation> broken(AdventureState state, Seat seat, AdventureCommand command) {
        return TurnGuard.check(state, seat, command).or(() -> check(state, seat, command));
    }

    /** Every command that the seat may give now, with its price; the last one of a turn ends it. */
    public static List<LegalCommand<AdventureCommand>> legal(AdventureState state, Seat seat) {
        List<LegalCommand<AdventureCommand>> legal = new ArrayList<>();
        if (!state.toAct().contains(seat)) {
            return legal;
        }
        switch (state.phase()) {
            case DRAFT -> Draft.list(state, seat, legal);
            case TURN -> listTurn(state, seat, legal);
            case FREE_MARKER -> {
                Laying.list(state, seat, legal);
                Wakes.list(state, seat, legal);
                legal.add(new LegalCommand<>(new EndTurn(), 0));
            }
            case SWAP -> CardsOnMap.listSwaps(state, legal);
            case NEW_TILES -> CardsOnMap.listOffered(state, legal);
            case DISCARD -> Turns.listDiscards(state, seat, legal);
            case OVER -> {}
        }
        return legal;
    }

    /** The end of a match in which no other side is held (AD-9.5). */
    public static List<AdventureEvent> conclude(List<Seat> held) {
        return List.of(new GameEnded(held.isEmpty() ? null : held.getFirst(), "AD-9.5"));
    }

    /** The legal command that harms the seat least when nobody plays it. */
    public static AdventureCommand safe(AdventureState state, Seat seat) {
        List<LegalCommand<AdventureCommand>> legal = legal(state, seat);
        boolean last = endsWithLeast(state);
        return (last ? legal.getLast() : legal.getFirst()).command();
    }

    /** A turn's list ends with its end, that of strips with leaving them as they are; elsewhere all are of one kind. */
    private static boolean endsWithLeast(AdventureState state) {
        return switch (state.phase()) {
            case TURN, NEW_TILES, FREE_MARKER, SWAP -> true;
            default -> false;
        };
    }

    /** What is played when something acts for a seat that is held: its ship sails out of row 24 (AD-4.11). */
    public static AdventureCommand actingFor(AdventureState state, Seat seat, AdventureCommand command) {
        boolean ends = state.phase() == Phase.TURN && command instanceof EndTurn;
        boolean out = ends && Following.checkOut(state, seat).isEmpty();
        return out ? new SailOut() : command;
    }

    private static void listTurn(AdventureState state, Seat seat, List<LegalCommand<AdventureCommand>> into) {
        Following.list(state, seat, into);
        Laying.list(state, seat, into);
        if (!state.turn().overtaking()) {
            Wakes.list(state, seat, into);
            Overtaking.list(state, seat, into);
            Actions.list(state, seat, into);
            Cards.list(state, seat, into);
        }
        into.add(new LegalCommand<>(new EndTurn(), 0));
    }

    private static Optional<RuleViolation> check(AdventureState state, Seat seat, AdventureCommand command) {
        return switch (command) {
            case ChooseCharacter c -> Draft.check(state, seat, c);
            case LayMarker c -> Laying.check(state, seat, c);
            case LayWake c -> Wakes.check(state, seat, c);
            case FollowRoute c -> Following.check(state, seat, c);
            case SailOut c -> Following.checkOut(state, seat);
            case Overtake c -> Overtaking.check(state, seat, c);
            case RecoverMarker c -> Actions.check(state, seat, c);
            case DropIceberg c -> Actions.checkDrop(state, seat);
            case Play c -> Cards.check(state, seat, c);
            case SwapTiles c -> CardsOnMap.check(state, c);
            case TurnTile c -> CardsOnMap.check(state, c);
            case DiscardCard c -> Turns.check(state, seat, c);
            case KeepTiles c -> Optional.empty();
            case EndTurn c -> Optional.empty();
        };
    }

    private static void apply(Course course, Seat seat, AdventureCommand command) {
        switch (command) {
            case ChooseCharacter c -> Draft.apply(course, seat, c);
            case LayMarker c -> Laying.apply(course, seat, c);
            case LayWake c -> Wakes.apply(course, seat, c);
            case FollowRoute c -> Following.apply(course, seat, c);
            case SailOut c -> Following.out(course, seat);
            case Overtake c -> Overtaking.apply(course, seat, c);
            case RecoverMarker c -> Actions.recover(course, seat, c.at(), Figure.RECOVER.value());
            case DropIceberg c -> Actions.drop(course, seat);
            case Play c -> Cards.apply(course, seat, c);
            case SwapTiles c -> CardsOnMap.apply(course, c);
            case TurnTile c -> course.add(new TileTurned(c.tile()));
            case DiscardCard c -> Turns.discard(course, seat, c);
            case KeepTiles c -> course.add(new TilesKept(seat));
            case EndTurn c -> Turns.end(course, seat);
        }
    }
}
