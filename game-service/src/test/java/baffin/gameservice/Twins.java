package baffin.gameservice;

import baffin.adventure.data.Treasure;
import baffin.adventure.state.AdventureEvent.CardDrawn;
import baffin.game.Event;
import baffin.game.Seat;
import baffin.match.GameRegistry;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindEvent.SailSet;
import baffin.northwind.state.NorthWindEvent.TileRevealed;
import baffin.northwind.state.NorthWindEvent.TopSeen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * Two matches with the same players, the same steps and one hidden value that differs in the last step.
 *
 * @param knows the seat that may see the value
 */
record Twins(Recorded one, Recorded other, Seat knows) {

    private static final int SEEDS = 40;

    /** Twins of a game; the value is a card drawn, or a tile that a lookout sees. */
    static Twins of(String game, long firstSeed) {
        for (long seed = firstSeed; seed < firstSeed + SEEDS; seed++) {
            Recorded match = Recorded.match(game, seed, true);
            for (int at = 0; at < match.end(); at++) {
                Optional<Twins> twins = at(match, at);
                if (twins.isPresent()) {
                    return twins.get();
                }
            }
        }
        throw new IllegalStateException("no match of " + game + " hides anything");
    }

    /** Every installed game that hides something which a log can show. */
    static Stream<String> games() {
        return GameRegistry.installed().all().stream()
                .map(game -> game.info().id())
                .filter(game -> !game.equals("expedition"));
    }

    private static Optional<Twins> at(Recorded match, int at) {
        List<MatchEvent> events = match.steps().get(at).events();
        for (int place = 0; place < events.size(); place++) {
            if (events.get(place) instanceof MatchEvent.Played<?>(Event event)) {
                Optional<Event> changed = otherwise(match, at, event);
                if (changed.isPresent()) {
                    List<MatchEvent> others = new ArrayList<>(events);
                    others.set(place, new MatchEvent.Played<>(changed.get()));
                    return Optional.of(new Twins(copy(match, at, events), copy(match, at, others), knowing(event)));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Event> otherwise(Recorded match, int at, Event event) {
        return switch (event) {
            case CardDrawn drawn ->
                Stream.of(Treasure.values())
                        .filter(card -> card != drawn.card())
                        .findFirst()
                        .map(card -> new CardDrawn(drawn.seat(), card, drawn.ruleId(), drawn.chest()));
            case TopSeen seen -> anotherTile(match, at, seen).map(tile -> new TopSeen(seen.seat(), tile));
            default -> Optional.empty();
        };
    }

    private static Seat knowing(Event event) {
        return switch (event) {
            case CardDrawn drawn -> drawn.seat();
            case TopSeen seen -> seen.seat();
            default -> throw new IllegalArgumentException(event.toString());
        };
    }

    /** Another tile of the same stack: one that is revealed there at some other time. */
    private static Optional<Tile> anotherTile(Recorded match, int at, TopSeen seen) {
        Port now = null;
        Port here = null;
        List<Tile> tiles = new ArrayList<>();
        for (int step = 0; step <= at; step++) {
            for (Event event : played(match.steps().get(step))) {
                here = event instanceof SailSet set ? set.stack() : here;
            }
        }
        for (Step step : match.steps()) {
            for (Event event : played(step)) {
                now = event instanceof SailSet set ? set.stack() : now;
                if (event instanceof TileRevealed revealed && now == here) {
                    tiles.add(revealed.tile());
                }
            }
        }
        return tiles.stream().filter(tile -> !tile.equals(seen.tile())).findFirst();
    }

    private static List<Event> played(Step step) {
        return step.events().stream()
                .filter(MatchEvent.Played.class::isInstance)
                .map(event -> (Event) ((MatchEvent.Played<?>) event).event())
                .toList();
    }

    private static Recorded copy(Recorded match, int at, List<MatchEvent> lastEvents) {
        String id = UUID.randomUUID().toString();
        List<Step> steps = new ArrayList<>();
        for (int step = 0; step <= at; step++) {
            Step original = match.steps().get(step);
            steps.add(new Step(
                    id,
                    original.version(),
                    original.commandId(),
                    original.fingerprint(),
                    original.player(),
                    original.seat(),
                    original.at(),
                    original.checkpoint(),
                    original.command(),
                    step == at ? lastEvents : original.events()));
        }
        return new Recorded(match.game(), id, match.players(), steps);
    }
}
