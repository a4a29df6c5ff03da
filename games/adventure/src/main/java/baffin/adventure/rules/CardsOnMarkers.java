package baffin.adventure.rules;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Treasure;
import baffin.adventure.rules.common.Course;
import baffin.adventure.rules.common.Position;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Thing;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.PlayOnMarker;
import baffin.adventure.state.AdventureCommand.PlayOnSupply;
import baffin.adventure.state.AdventureEvent.MarkerRemoved;
import baffin.adventure.state.AdventureState;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Cards played on markers (AD-6.5, AD-6.11). */
final class CardsOnMarkers {

    private CardsOnMarkers() {}

    static Optional<RuleViolation> check(AdventureState state, Seat seat, PlayOnMarker command) {
        return switch (command.card()) {
            case TAKE_BACK -> Actions.own(state, seat, command.at(), Treasure.TAKE_BACK.rule());
            case REMOVE_MARKER -> checkRemoval(state, command.at());
            default -> Cards.wrongTarget(command.card());
        };
    }

    private static Optional<RuleViolation> checkRemoval(AdventureState state, Hex at) {
        Thing.Marker marker = top(state.sea(), at);
        if (marker == null) {
            return RuleViolation.broken("AD-6.5", Phrase.of("refused.no-open-marker", "hex", at.text()), "/at");
        }
        return Actions.own(state, new Seat(marker.seat()), at, "AD-6.5");
    }

    static Optional<RuleViolation> check(AdventureState state, PlayOnSupply command) {
        if (command.card() != Treasure.REMOVE_MARKER) {
            return Cards.wrongTarget(command.card());
        }
        return CardsOnSeats.seated(state, "AD-6.5", command.owner(), "/owner").or(() -> checkSupply(state, command));
    }

    private static Optional<RuleViolation> checkSupply(AdventureState state, PlayOnSupply command) {
        return state.of(command.owner()).markers().of(command.marker()) > 0
                ? Optional.empty()
                : RuleViolation.broken(
                        "AD-6.5",
                        Phrase.of(
                                "refused.seat-lacks",
                                "seat",
                                Phrase.seat(command.owner().index()),
                                "marker",
                                Phrase.named("marker", command.marker())),
                        "/marker");
    }

    static void list(AdventureState state, Seat seat, Treasure card, List<LegalCommand<AdventureCommand>> into) {
        boolean any = card == Treasure.REMOVE_MARKER;
        for (Thing.Marker marker : state.sea().markers()) {
            if ((any || marker.seat() == seat.index()) && Position.uncovered(state, marker)) {
                into.add(new LegalCommand<>(new PlayOnMarker(card, marker.at()), 0));
            }
        }
        if (any) {
            for (Seat owner : state.all()) {
                for (MarkerKind marker : MarkerKind.values()) {
                    if (state.of(owner).markers().of(marker) > 0) {
                        into.add(new LegalCommand<>(new PlayOnSupply(card, owner, marker), 0));
                    }
                }
            }
        }
    }

    static void apply(Course course, Seat seat, PlayOnMarker command) {
        if (command.card() == Treasure.TAKE_BACK) {
            Actions.recover(course, seat, command.at(), 0);
            return;
        }
        Thing.Marker marker = Objects.requireNonNull(top(course.now().sea(), command.at()));
        course.add(new MarkerRemoved(new Seat(marker.seat()), marker.kind(), command.at()));
    }

    static void apply(Course course, PlayOnSupply command) {
        course.add(new MarkerRemoved(command.owner(), command.marker(), null));
    }

    private static Thing.@Nullable Marker top(Sea sea, Hex at) {
        int id = sea.grid().id(at);
        return id != Grid.NONE && sea.top(id) instanceof Thing.Marker marker ? marker : null;
    }
}
