package baffin.adventure.explain;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Markers;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.rules.Laying;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Thing;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.ChooseCharacter;
import baffin.adventure.state.AdventureCommand.DiscardCard;
import baffin.adventure.state.AdventureCommand.DropIceberg;
import baffin.adventure.state.AdventureCommand.FollowRoute;
import baffin.adventure.state.AdventureCommand.LayMarker;
import baffin.adventure.state.AdventureCommand.LayWake;
import baffin.adventure.state.AdventureCommand.Overtake;
import baffin.adventure.state.AdventureCommand.PlayCard;
import baffin.adventure.state.AdventureCommand.PlayOnHex;
import baffin.adventure.state.AdventureCommand.PlayOnMarker;
import baffin.adventure.state.AdventureCommand.PlayOnSeat;
import baffin.adventure.state.AdventureCommand.PlayOnSupply;
import baffin.adventure.state.AdventureCommand.PlayOnTile;
import baffin.adventure.state.AdventureCommand.RecoverMarker;
import baffin.adventure.state.AdventureCommand.SailOut;
import baffin.adventure.state.AdventureCommand.SwapTiles;
import baffin.adventure.state.AdventureCommand.TurnTile;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.adventure.state.Phase;
import baffin.game.Explainer;
import baffin.game.Seat;
import baffin.game.action.Spot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a seat could think of doing at a place of the picture. */
final class ConceivableCommands {

    private final AdventureState state;
    private final Seat seat;
    private final Captain own;
    private final Sea sea;
    private final List<AdventureCommand> all = new ArrayList<>();

    ConceivableCommands(AdventureState state, Seat seat) {
        this.state = state;
        this.seat = seat;
        this.own = state.of(seat);
        this.sea = state.sea();
    }

    List<AdventureCommand> at(Spot spot) {
        switch (spot.kind()) {
            case "hex" ->
                spot.as(Hex::new).filter(hex -> sea.grid().id(hex) != Grid.NONE).ifPresent(this::hex);
            case "strip" ->
                spot.as(Tile::new)
                        .filter(tile -> sea.tiles().all().contains(tile) && sea.known(tile))
                        .ifPresent(this::strip);
            case "card" -> spot.as(Treasure::valueOf).ifPresent(this::card);
            case "character" -> spot.as(Skipper::valueOf).ifPresent(skipper -> all.add(new ChooseCharacter(skipper)));
            case "marker" -> spot.as(MarkerKind::valueOf).ifPresent(this::marker);
            case "seat" ->
                spot.as(text -> new Seat(Integer.parseInt(text)))
                        .filter(other -> state.all().contains(other))
                        .ifPresent(this::seat);
            default -> {}
        }
        return all.subList(0, Math.min(Explainer.CONCEIVABLE_MAX, all.size()));
    }

    private void hex(Hex hex) {
        int id = sea.grid().id(hex);
        if (hex.equals(own.ship())) {
            all.add(new SailOut());
            return;
        }
        Thing.Marker marker = sea.marker(seat.index(), id);
        if (marker != null) {
            all.add(new FollowRoute(hex));
            all.add(new RecoverMarker(marker.at()));
            if (hex.equals(own.behind())) {
                all.add(new DropIceberg());
            }
        } else {
            new Ways(sea, own.ship()).to(hex).forEach(path -> all.add(new LayMarker(path)));
            if (sea.routed(id)) {
                all.add(new LayWake(hex));
            }
        }
        for (Treasure card : held()) {
            switch (card) {
                case PLACE_ICEBERG, PLACE_WATER -> all.add(new PlayOnHex(card, hex));
                case REMOVE_MARKER, TAKE_BACK -> markersOn(card, id);
                default -> {}
            }
        }
    }

    private void markersOn(Treasure card, int hex) {
        for (Seat owner : state.all()) {
            Thing.Marker marker = sea.marker(owner.index(), hex);
            if (marker != null && (card == Treasure.REMOVE_MARKER || owner.equals(seat))) {
                all.add(new PlayOnMarker(card, marker.at()));
            }
        }
    }

    private void strip(Tile tile) {
        switch (state.phase()) {
            case SWAP -> all.add(new SwapTiles(tile, false, false));
            case NEW_TILES -> all.add(new TurnTile(tile));
            default -> {
                all.add(new PlayOnTile(Treasure.TURN_TILE, tile));
                all.add(new PlayOnTile(Treasure.SWAP_TILES, tile));
            }
        }
    }

    private void card(Treasure card) {
        if (state.phase() == Phase.DISCARD) {
            all.add(new DiscardCard(card));
            return;
        }
        switch (card) {
            case TWO_MORE_CARDS, GUARD_WAKE, CATCH_UP, SPEED_UP -> all.add(new PlayCard(card));
            case LOSE_CARD, SILENCE, SLOW_DOWN, STEAL_CARD, NEW_CHARACTER ->
                targets(card).forEach(target -> all.add(new PlayOnSeat(card, target)));
            case REMOVE_MARKER, TAKE_BACK -> {
                for (Thing.Marker marker : sea.markers()) {
                    if (card == Treasure.REMOVE_MARKER || marker.seat() == seat.index()) {
                        all.add(new PlayOnMarker(card, marker.at()));
                    }
                }
            }
            case PLACE_ICEBERG, PLACE_WATER -> {
                for (int hex = 0; hex < sea.grid().size(); hex++) {
                    if (sea.known(hex)) {
                        all.add(new PlayOnHex(card, sea.grid().hex(hex)));
                    }
                }
            }
            case TURN_TILE, SWAP_TILES ->
                sea.tiles().all().stream().filter(sea::known).forEach(tile -> all.add(new PlayOnTile(card, tile)));
        }
    }

    private List<Seat> targets(Treasure card) {
        return state.all().stream()
                .filter(target -> card == Treasure.NEW_CHARACTER || !target.equals(seat))
                .toList();
    }

    private void marker(MarkerKind marker) {
        state.all().forEach(owner -> all.add(new PlayOnSupply(Treasure.REMOVE_MARKER, owner, marker)));
    }

    private void seat(Seat other) {
        if (!other.equals(seat)) {
            all.add(new Overtake(other));
        }
        for (Treasure card : held()) {
            boolean onSeats = switch (card) {
                case LOSE_CARD, SILENCE, SLOW_DOWN, STEAL_CARD, NEW_CHARACTER -> true;
                default -> false;
            };
            if (onSeats && targets(card).contains(other)) {
                all.add(new PlayOnSeat(card, other));
            }
        }
    }

    private List<Treasure> held() {
        return List.of(Treasure.values()).stream()
                .filter(card -> own.hand().of(card) > 0)
                .toList();
    }

    /** The markers with which a seat would try to reach a hex, whatever lies on the way. */
    static final class Ways {

        private final Sea sea;
        private final @Nullable Hex ship;

        /**
         * The ways of a ship.
         *
         * @param ship where it is; null in front of row 1
         */
        Ways(Sea sea, @Nullable Hex ship) {
            this.sea = sea;
            this.ship = ship;
        }

        /** The shortest ways to a hex that have the shape of a marker; where there are none, the hex alone. */
        List<List<Hex>> to(Hex hex) {
            List<List<Hex>> ways = first();
            for (int hexes = 1; hexes <= Markers.LONGEST; hexes++) {
                List<List<Hex>> there = ways.stream()
                        .filter(way -> way.getLast().equals(hex) && Laying.isMarker(sea.grid(), way))
                        .toList();
                if (!there.isEmpty()) {
                    return there;
                }
                ways = longer(ways, hex, Markers.LONGEST - hexes);
            }
            return List.of(List.of(hex));
        }

        private List<List<Hex>> first() {
            Grid grid = sea.grid();
            List<List<Hex>> ways = new ArrayList<>();
            int count = ship == null ? grid.width() : Grid.DIRECTIONS;
            for (int way = 0; way < count; way++) {
                int id = ship == null ? way : grid.next(grid.id(ship), way);
                if (id != Grid.NONE) {
                    ways.add(List.of(grid.hex(id)));
                }
            }
            return ways;
        }

        /** One hex more each; only ways that can still arrive, since a row is left with each step at best. */
        private List<List<Hex>> longer(List<List<Hex>> ways, Hex goal, int left) {
            Grid grid = sea.grid();
            List<List<Hex>> longer = new ArrayList<>();
            for (List<Hex> way : ways) {
                for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                    int id = grid.next(grid.id(way.getLast()), direction);
                    if (id == Grid.NONE) {
                        continue;
                    }
                    Hex next = grid.hex(id);
                    boolean near =
                            Math.abs(next.row() - goal.row()) < left && Math.abs(next.col() - goal.col()) <= left;
                    if (near && !way.contains(next) && !next.equals(ship)) {
                        List<Hex> more = new ArrayList<>(way);
                        more.add(next);
                        longer.add(more);
                    }
                }
            }
            return longer;
        }
    }
}
