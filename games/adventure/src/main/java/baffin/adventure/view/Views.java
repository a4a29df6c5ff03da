package baffin.adventure.view;

import baffin.adventure.data.Figure;
import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Markers;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.plan.Planner;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Thing;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.adventure.state.Counts;
import baffin.adventure.state.Supply;
import baffin.adventure.state.Turn;
import baffin.adventure.view.AdventureView.MarkerView;
import baffin.adventure.view.AdventureView.OwnView;
import baffin.adventure.view.AdventureView.PieceView;
import baffin.adventure.view.AdventureView.SeatView;
import baffin.adventure.view.AdventureView.StandingView;
import baffin.adventure.view.AdventureView.TileView;
import baffin.adventure.view.AdventureView.TurnView;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Viewer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds the view of a table (AD-8.1, AD-8.2). */
public final class Views {

    private final AdventureState state;
    private final Sea sea;

    private Views(AdventureState state) {
        this.state = state;
        this.sea = state.sea();
    }

    public static AdventureView of(AdventureState state, ScoreSheet sheet, Viewer viewer, List<String> colours) {
        Views views = new Views(state);
        Supply supply = state.supply();
        return new AdventureView(
                state.phase(),
                state.round(),
                Figure.ROUNDS.value(),
                state.options().teams(),
                state.first(),
                state.toAct(),
                turn(state.turn()),
                state.sea().grid().width(),
                state.sea().rows(),
                views.tiles(),
                views.markers(),
                views.pieces(),
                supply.icebergs(),
                supply.waters(),
                supply.deck().total(),
                byKind(Treasure.class, Treasure.values(), supply.discards()),
                state.all().stream()
                        .map(seat -> views.seat(seat, colours.get(seat.index())))
                        .toList(),
                views.own(viewer),
                Planner.reach(state),
                standing(sheet));
    }

    private static TurnView turn(Turn turn) {
        return new TurnView(turn.points(), turn.cards(), turn.overtaking(), turn.swap(), turn.offered());
    }

    private List<TileView> tiles() {
        List<TileView> tiles = new ArrayList<>();
        for (Tile tile : sea.tiles().all()) {
            if (sea.known(tile)) {
                tiles.add(new TileView(
                        tile,
                        sea.tiles().hexes(tile).stream().map(sea.grid()::hex).toList(),
                        sea.uncovered(tile)));
            }
        }
        return tiles;
    }

    private List<MarkerView> markers() {
        return sea.markers().stream()
                .map(marker -> new MarkerView(
                        new Seat(marker.seat()),
                        marker.kind(),
                        marker.path(),
                        marker.from(),
                        seatOrNull(marker.wakeOf()),
                        marker.wakeHexes(),
                        sea.uncovered(marker) && marker.path().stream().allMatch(hex -> state.shipOn(hex) == null)))
                .toList();
    }

    private List<PieceView> pieces() {
        List<PieceView> pieces = new ArrayList<>();
        for (int above = 0; above < sea.things().size(); above++) {
            if (sea.things().get(above) instanceof Thing.Piece piece) {
                pieces.add(new PieceView(piece.ground(), piece.hex(), above));
            }
        }
        return pieces;
    }

    private SeatView seat(Seat seat, String colour) {
        Captain captain = state.of(seat);
        return new SeatView(
                seat,
                colour,
                state.options().teams() ? AdventureState.group(seat) : null,
                captain.character(),
                captain.character() != null || captain.chosen() != null,
                captain.row(),
                captain.ship(),
                captain.behind(),
                wakeOf(captain, seat),
                byKind(MarkerKind.class, MarkerKind.values(), captain.markers()),
                hexes(captain),
                captain.hand().total(),
                captain.silenced(),
                captain.guarded(),
                captain.slowed());
    }

    private @Nullable Seat wakeOf(Captain captain, Seat seat) {
        if (captain.ship() == null) {
            return null;
        }
        Thing.Marker own = sea.marker(seat.index(), sea.grid().id(captain.ship()));
        return own == null ? null : seatOrNull(own.wakeAt(captain.ship()));
    }

    private static @Nullable Seat seatOrNull(int index) {
        return index == Grid.NONE ? null : new Seat(index);
    }

    private static int hexes(Captain captain) {
        int hexes = 0;
        for (MarkerKind kind : MarkerKind.values()) {
            hexes += captain.markers().of(kind) * Markers.hexes(kind);
        }
        return hexes;
    }

    private @Nullable OwnView own(Viewer viewer) {
        if (!(viewer instanceof Viewer.Player player)
                || player.seat().index() >= state.seats().size()) {
            return null;
        }
        Captain captain = state.of(player.seat());
        List<Treasure> hand = new ArrayList<>();
        for (Treasure card : Treasure.values()) {
            for (int copy = 0; copy < captain.hand().of(card); copy++) {
                hand.add(card);
            }
        }
        return new OwnView(player.seat(), hand, captain.dealt(), captain.chosen(), partnerChosen(player.seat()));
    }

    private @Nullable Skipper partnerChosen(Seat seat) {
        for (Seat other : state.all()) {
            if (state.partners(seat, other)) {
                return state.of(other).chosen();
            }
        }
        return null;
    }

    private static <E extends Enum<E>> Map<E, Integer> byKind(Class<E> type, E[] kinds, Counts counts) {
        Map<E, Integer> map = new EnumMap<>(type);
        for (E kind : kinds) {
            map.put(kind, counts.of(kind));
        }
        return map;
    }

    private static List<StandingView> standing(ScoreSheet sheet) {
        return sheet.seats().stream()
                .sorted(Comparator.comparingInt(SeatScore::place).thenComparing(SeatScore::seat))
                .map(score -> new StandingView(score.place(), score.seat(), score.score()))
                .toList();
    }
}
