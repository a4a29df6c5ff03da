package baffin.expedition.view;

import baffin.expedition.data.Token;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.Phase;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Tile;
import baffin.game.Seat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The table as a viewer sees it; all but the warnings is public.
 *
 * @param phase what the seat that is asked may do
 * @param round 0 in the setup, then 1 to 10
 * @param frozenRows rows of squares frozen now, counted from the north (EX-6.2)
 * @param sun frozen rows of all rounds, first round first (EX-10.2)
 * @param toAct seats that are to act, the first one now
 * @param actions actions of this turn so far; after the first one prices are higher (EX-5.2)
 * @param order order of this round
 * @param next seats that have passed, in the order of the next round
 * @param display large tiles face up
 * @param bag how many large tiles are in the bag
 * @param piles small tiles left, by design
 * @param supply tokens left, by kind
 * @param passage points of the Northwest Passage tokens left
 * @param greenland points of the Greenland tokens left
 * @param vertices the corners of the grid, 9 texts of 13: {@code #} land, {@code ~} sea, {@code .} not yet known
 * @param pieces tiles on the board in the order in which they came
 * @param seats one entry a seat, by index
 * @param majorities counts, ranks and points as if the match ended now (EX-10.2)
 * @param standing seats by rank as if the match ended now
 * @param warnings what the next move of the disc would do to the viewer's vehicles (EX-10.1); empty for others
 */
public record ExpeditionView(
        Phase phase,
        int round,
        int frozenRows,
        List<Integer> sun,
        List<Seat> toAct,
        int actions,
        List<Seat> order,
        List<Seat> next,
        List<Tile> display,
        int bag,
        List<Integer> piles,
        Map<Token, Integer> supply,
        List<Integer> passage,
        List<Integer> greenland,
        List<String> vertices,
        List<PieceView> pieces,
        List<SeatView> seats,
        List<MajorityView> majorities,
        List<StandingView> standing,
        List<Warning> warnings) {

    /**
     * A tile on the board.
     *
     * @param kind LARGE, SMALL, JOKER or PREPRINTED
     * @param code code of a large tile, design of a small one or of the pile a joker came from, number of a preprinted
     *     one
     * @param row row of its north-west square
     * @param column column of that square
     * @param squares the squares it covers, each as [row, column]
     * @param symbol its symbol, or null
     * @param token true while a token lies on the symbol
     * @param zone factor of the symbol's square (EX-7.15)
     */
    public record PieceView(
            String kind,
            int code,
            int row,
            int column,
            Orientation orientation,
            List<List<Integer>> squares,
            @Nullable Token symbol,
            boolean token,
            int zone) {}

    /**
     * A seat.
     *
     * @param reserve tiles in hand
     * @param tokens tokens taken, by kind
     * @param discovered true once it was on the Northwest Passage arrow
     * @param passed true when it plays no more this round
     * @param returned order of return from 1, 0 while it is out
     */
    public record SeatView(
            Seat seat,
            String colour,
            VehicleView ship,
            VehicleView sled,
            List<Tile> reserve,
            Map<Token, Integer> tokens,
            boolean discovered,
            boolean passed,
            int returned,
            int score,
            int sets) {}

    /**
     * A vehicle and its column.
     *
     * @param status ON_BOARD, ON_ARROW, ABOARD or LOST
     * @param place where it stands, or null when aboard or lost
     * @param available crewmen that can act
     * @param resting crewmen that have acted
     * @param icedIn true for a ship that can't move until the thaw (EX-6.3, EX-6.4)
     * @param crewToHome fewest crewmen to reach Greenland on today's map, each move in a turn of its own: out
     *     and back for a ship that has not left it, 0 once the seat is home; null when there is no way (EX-10.2)
     */
    public record VehicleView(
            String status,
            @Nullable Place place,
            int available,
            int resting,
            boolean icedIn,
            @Nullable Integer crewToHome) {}

    /**
     * The race for one kind of token (EX-9.2, EX-9.3).
     *
     * @param counts tokens by seat
     * @param ranks ranks by seat, 0 without a token
     * @param points points by seat
     */
    public record MajorityView(Token token, List<Integer> counts, List<Integer> ranks, List<Integer> points) {}

    /** A line of the standing as if the match ended now. */
    public record StandingView(int place, Seat seat, int score) {}

    /**
     * What the next move of the disc would do (EX-10.1).
     *
     * @param kind SHIP_TRAPPED, SLED_LOST or SLED_MOVED
     * @param text the reason in words
     * @param code what the words say, without a language
     * @param parameters its values by name: places as commands write them, {@code crew} in crewmen
     */
    public record Warning(Vehicle vehicle, String kind, String text, String code, Map<String, Object> parameters) {}
}
