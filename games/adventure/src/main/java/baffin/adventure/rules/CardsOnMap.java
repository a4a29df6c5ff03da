package baffin.adventure.rules;

import baffin.adventure.data.Treasure;
import baffin.adventure.rules.common.Course;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.KeepTiles;
import baffin.adventure.state.AdventureCommand.PlayOnHex;
import baffin.adventure.state.AdventureCommand.PlayOnTile;
import baffin.adventure.state.AdventureCommand.SwapTiles;
import baffin.adventure.state.AdventureCommand.TurnTile;
import baffin.adventure.state.AdventureEvent.PiecePlaced;
import baffin.adventure.state.AdventureEvent.SwapBegan;
import baffin.adventure.state.AdventureEvent.TileTurned;
import baffin.adventure.state.AdventureEvent.TilesSwapped;
import baffin.adventure.state.AdventureState;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What changes the map: pieces, half turns and swaps (AD-6.6, AD-6.8, AD-6.13, AD-6.14, AD-7.10). */
final class CardsOnMap {

    private static final List<Boolean> EITHER = List.of(false, true);

    private CardsOnMap() {}

    static Optional<RuleViolation> check(AdventureState state, PlayOnHex command) {
        Treasure card = command.card();
        if (card != Treasure.PLACE_ICEBERG && card != Treasure.PLACE_WATER) {
            return Cards.wrongTarget(card);
        }
        Sea sea = state.sea();
        Hex hex = command.hex();
        int id = sea.grid().id(hex);
        if (id == Grid.NONE || !sea.known(id)) {
            return RuleViolation.broken("AD-2.3", Phrase.of("refused.off-map", "hex", hex.text()), "/hex");
        }
        if (!sea.bare(id)) {
            return RuleViolation.broken(card.rule(), Phrase.of("refused.hex-taken", "hex", hex.text()), "/hex");
        }
        return left(state, card) > 0
                ? Optional.empty()
                : RuleViolation.broken("AD-1.2", Phrase.of("refused.no-piece-left"), "/card");
    }

    private static int left(AdventureState state, Treasure card) {
        return card == Treasure.PLACE_ICEBERG
                ? state.supply().icebergs()
                : state.supply().waters();
    }

    static Optional<RuleViolation> check(AdventureState state, PlayOnTile command) {
        Treasure card = command.card();
        if (card != Treasure.TURN_TILE && card != Treasure.SWAP_TILES) {
            return Cards.wrongTarget(card);
        }
        Tile tile = command.tile();
        if (!state.sea().uncovered(tile)) {
            return RuleViolation.broken(card.rule(), Phrase.of("refused.no-open-strip", "strip", tile.text()), "/tile");
        }
        return card == Treasure.TURN_TILE || !partners(state.sea(), tile).isEmpty()
                ? Optional.empty()
                : RuleViolation.broken(card.rule(), Phrase.of("refused.no-partner"), "/tile");
    }

    static Optional<RuleViolation> check(AdventureState state, SwapTiles command) {
        Tile first = Objects.requireNonNull(state.turn().swap());
        return partners(state.sea(), first).contains(command.with())
                ? Optional.empty()
                : RuleViolation.broken(
                        "AD-6.13",
                        Phrase.of(
                                "refused.no-partner-at",
                                "first",
                                first.text(),
                                "strip",
                                command.with().text()),
                        "/with");
    }

    static Optional<RuleViolation> check(AdventureState state, TurnTile command) {
        return state.turn().offered().contains(command.tile())
                ? Optional.empty()
                : RuleViolation.broken(
                        "AD-7.10",
                        Phrase.of("refused.not-new", "strip", command.tile().text()),
                        "/tile");
    }

    /** The strips with which one can change places: of its size, with nothing on them. */
    private static List<Tile> partners(Sea sea, Tile tile) {
        int size = sea.tiles().hexes(tile).size();
        return sea.tiles().all().stream()
                .filter(other -> !other.equals(tile) && sea.tiles().hexes(other).size() == size && sea.uncovered(other))
                .toList();
    }

    static void list(AdventureState state, Treasure card, List<LegalCommand<AdventureCommand>> into) {
        if (card == Treasure.TURN_TILE || card == Treasure.SWAP_TILES) {
            for (Tile tile : state.sea().tiles().all()) {
                PlayOnTile command = new PlayOnTile(card, tile);
                if (check(state, command).isEmpty()) {
                    into.add(new LegalCommand<>(command, 0));
                }
            }
        } else if (left(state, card) > 0) {
            Grid grid = state.sea().grid();
            for (int hex = 0; hex < grid.size(); hex++) {
                if (state.sea().known(hex) && state.sea().bare(hex)) {
                    into.add(new LegalCommand<>(new PlayOnHex(card, grid.hex(hex)), 0));
                }
            }
        }
    }

    static void listSwaps(AdventureState state, List<LegalCommand<AdventureCommand>> into) {
        Tile first = Objects.requireNonNull(state.turn().swap());
        for (Tile with : partners(state.sea(), first)) {
            for (boolean turnFirst : EITHER) {
                for (boolean turnSecond : EITHER) {
                    into.add(new LegalCommand<>(new SwapTiles(with, turnFirst, turnSecond), 0));
                }
            }
        }
        into.add(new LegalCommand<>(new KeepTiles(), 0));
    }

    static void listOffered(AdventureState state, List<LegalCommand<AdventureCommand>> into) {
        state.turn().offered().forEach(tile -> into.add(new LegalCommand<>(new TurnTile(tile), 0)));
        into.add(new LegalCommand<>(new KeepTiles(), 0));
    }

    static void apply(Course course, PlayOnHex command) {
        Ground ground = command.card() == Treasure.PLACE_ICEBERG ? Ground.ICEBERG : Ground.WATER;
        course.add(new PiecePlaced(ground, command.hex()));
    }

    static void apply(Course course, Seat seat, PlayOnTile command) {
        course.add(
                command.card() == Treasure.TURN_TILE
                        ? new TileTurned(command.tile())
                        : new SwapBegan(seat, command.tile()));
    }

    static void apply(Course course, SwapTiles command) {
        Tile first = Objects.requireNonNull(course.now().turn().swap());
        course.add(new TilesSwapped(first, command.with(), command.turnFirst(), command.turnSecond()));
    }
}
