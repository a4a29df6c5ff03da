package baffin.expedition.view;

import baffin.expedition.board.Board;
import baffin.expedition.board.ShipRoutes;
import baffin.expedition.board.SledRoutes;
import baffin.expedition.data.Majorities;
import baffin.expedition.data.Majorities.Majority;
import baffin.expedition.data.SunLine;
import baffin.expedition.data.Token;
import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.scoring.FinalScoring;
import baffin.expedition.state.Crew;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Supply;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Piece;
import baffin.expedition.view.ExpeditionView.MajorityView;
import baffin.expedition.view.ExpeditionView.PieceView;
import baffin.expedition.view.ExpeditionView.SeatView;
import baffin.expedition.view.ExpeditionView.StandingView;
import baffin.expedition.view.ExpeditionView.VehicleView;
import baffin.expedition.view.ExpeditionView.Warning;
import baffin.expedition.view.Warnings.Danger;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Viewer;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Builds the view of a table (EX-10.1, EX-10.2). */
public final class Views {

    private Views() {}

    /**
     * The view of a viewer.
     *
     * @param words puts the few phrases of a view into the viewer's language
     */
    public static ExpeditionView of(
            ExpeditionState state,
            ScoreSheet sheet,
            Viewer viewer,
            List<String> colours,
            Function<Phrase, String> words) {
        Supply supply = state.supply();
        return new ExpeditionView(
                state.phase(),
                state.round(),
                state.frozenRows(),
                SunLine.all().stream().map(SunLine.Sun::frozenRows).toList(),
                state.toAct(),
                state.actions(),
                state.order(),
                state.next(),
                supply.display(),
                supply.bagCount(),
                supply.piles(),
                supply.tokens().byKind(),
                supply.passage(),
                supply.greenland(),
                vertices(state.board()),
                state.board().pieces().stream().map(Views::piece).toList(),
                sheet.seats().stream()
                        .map(score ->
                                seat(state, score, colours.get(score.seat().index())))
                        .toList(),
                Majorities.all().stream().map(m -> majority(m, sheet)).toList(),
                standing(sheet),
                warnings(state, viewer, words));
    }

    private static List<String> vertices(Board board) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row <= Grid.ROWS; row++) {
            StringBuilder text = new StringBuilder();
            for (int col = 0; col <= Grid.COLUMNS; col++) {
                text.append(letter(board.terrain(row, col)));
            }
            rows.add(text.toString());
        }
        return rows;
    }

    private static char letter(Terrain terrain) {
        return switch (terrain) {
            case LAND -> '#';
            case SEA -> '~';
            case UNKNOWN -> '.';
        };
    }

    private static PieceView piece(Piece piece) {
        return new PieceView(
                piece.kind().name(),
                piece.code(),
                piece.anchor().row(),
                piece.anchor().col(),
                piece.orientation(),
                piece.squares().stream().map(s -> List.of(s.row(), s.col())).toList(),
                piece.symbol(),
                piece.token(),
                piece.zoneFactor());
    }

    private static SeatView seat(ExpeditionState state, SeatScore score, String colour) {
        Expedition x = state.of(score.seat());
        return new SeatView(
                score.seat(),
                colour,
                vehicle(state, x, Vehicle.SHIP),
                vehicle(state, x, Vehicle.SLED),
                x.reserve(),
                x.tokens(),
                x.discovered(),
                state.done(score.seat()),
                x.returned(),
                score.score(),
                sets(score));
    }

    private static int sets(SeatScore score) {
        return score.counts().values().stream()
                .mapToInt(Integer::intValue)
                .min()
                .orElse(0);
    }

    private static VehicleView vehicle(ExpeditionState state, Expedition x, Vehicle vehicle) {
        Crew crew = x.crew(vehicle);
        Place place = x.place(vehicle);
        return new VehicleView(
                status(x, place),
                place,
                crew.available(),
                crew.resting(),
                vehicle == Vehicle.SHIP && icedIn(state, x),
                place == null ? null : crewToHome(state, x, vehicle, place));
    }

    private static String status(Expedition x, @Nullable Place place) {
        if (place == null) {
            return x.sledLost() ? "LOST" : "ABOARD";
        }
        return place.onArrow() ? "ON_ARROW" : "ON_BOARD";
    }

    private static boolean icedIn(ExpeditionState state, Expedition x) {
        Piece stand = state.board().pieceAt(x.ship());
        return stand != null && ShipRoutes.icedIn(state.board(), state.ice(), stand);
    }

    private static @Nullable Integer crewToHome(ExpeditionState state, Expedition x, Vehicle vehicle, Place place) {
        OptionalInt moves = vehicle == Vehicle.SLED
                ? SledRoutes.home(state.board(), state.ice(), place)
                : x.home()
                        ? ShipRoutes.home(state.board(), state.ice(), place)
                        : ShipRoutes.homecoming(state.board(), state.ice(), place);
        return moves.isPresent() ? moves.getAsInt() : null;
    }

    private static MajorityView majority(Majority majority, ScoreSheet sheet) {
        Token token = majority.token();
        List<Integer> counts = sheet.seats().stream()
                .map(score -> score.counts().getOrDefault(token.name(), 0))
                .toList();
        List<Integer> ranks = IntStream.range(0, counts.size())
                .mapToObj(seat -> FinalScoring.rank(counts, seat))
                .toList();
        List<Integer> points = ranks.stream()
                .map(rank -> rank == 0 ? 0 : majority.ofRank(rank))
                .toList();
        return new MajorityView(token, counts, ranks, points);
    }

    private static List<StandingView> standing(ScoreSheet sheet) {
        return sheet.seats().stream()
                .sorted(Comparator.comparingInt(SeatScore::place).thenComparing(SeatScore::seat))
                .map(score -> new StandingView(score.place(), score.seat(), score.score()))
                .toList();
    }

    private static List<Warning> warnings(ExpeditionState state, Viewer viewer, Function<Phrase, String> words) {
        List<Warning> warnings = new ArrayList<>();
        for (int index = 0; index < state.seats().size(); index++) {
            Seat seat = new Seat(index);
            if (viewer.holds(seat)) {
                Warnings.of(state, seat).forEach(danger -> warnings.add(warning(danger, words)));
            }
        }
        return warnings;
    }

    private static Warning warning(Danger danger, Function<Phrase, String> words) {
        Phrase phrase = danger.phrase();
        // in the order of their names, so that every instance writes the same
        Map<String, Object> parameters = new TreeMap<>(phrase.parameters());
        return new Warning(danger.vehicle(), danger.kind().name(), words.apply(phrase), phrase.code(), parameters);
    }
}
