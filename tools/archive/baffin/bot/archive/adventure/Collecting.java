package baffin.bot.archive.adventure;

import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.ChooseCharacter;
import baffin.adventure.state.AdventureCommand.DiscardCard;
import baffin.adventure.state.AdventureCommand.EndTurn;
import baffin.adventure.state.AdventureCommand.FollowRoute;
import baffin.adventure.state.AdventureCommand.LayMarker;
import baffin.adventure.state.AdventureCommand.LayWake;
import baffin.adventure.state.AdventureCommand.Play;
import baffin.adventure.state.AdventureCommand.RecoverMarker;
import baffin.adventure.state.AdventureCommand.SailOut;
import baffin.adventure.state.AdventureState;
import baffin.game.Seat;
import java.util.Set;

/** Seats go for chests, keep the cards that are wanted, and do not leave the map. */
abstract class Collecting implements Goal {

    static final int NEVER = -1_000;

    private final Set<Skipper> characters;
    private final Set<Treasure> cards;

    Collecting(Set<Skipper> characters, Set<Treasure> cards) {
        this.characters = characters;
        this.cards = cards;
    }

    @Override
    public int worth(AdventureState state, Seat seat, AdventureCommand command) {
        return switch (command) {
            case ChooseCharacter c -> characters.contains(c.character()) ? 100 : 0;
            case DiscardCard c -> cards.contains(c.card()) ? NEVER : 0;
            case Play c -> cards.contains(c.card()) ? wantedPlay(state, seat, c) : 8;
            case SailOut c -> NEVER;
            case LayMarker c ->
                20 * chests(state, c) + 2 * ahead(state, seat, c.path().getLast()) + 3;
            case LayWake c -> 5;
            case FollowRoute c -> 3;
            case RecoverMarker c -> recovery(state, c);
            case EndTurn c -> 2;
            default -> 4;
        };
    }

    /** How much a card that is kept is wanted to be played so. */
    int wantedPlay(AdventureState state, Seat seat, Play play) {
        return 50;
    }

    private static int ahead(AdventureState state, Seat seat, Hex to) {
        return to.row() - state.of(seat).row();
    }

    private static int chests(AdventureState state, LayMarker command) {
        Sea sea = state.sea();
        return (int) command.path().stream()
                .filter(hex -> sea.openChest(sea.grid().id(hex)))
                .count();
    }

    /** Markers come back from chests, so that these count again (AD-4.10). */
    private static int recovery(AdventureState state, RecoverMarker command) {
        Sea sea = state.sea();
        return sea.markers().stream()
                        .filter(marker -> marker.at().equals(command.at()))
                        .flatMap(marker -> marker.path().stream())
                        .anyMatch(hex ->
                                Character.isLowerCase(sea.letter(sea.grid().id(hex))))
                ? 15
                : 0;
    }
}
