package baffin.northwind.view;

import baffin.game.Seat;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Goods;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tile;
import baffin.northwind.state.Odds;
import baffin.northwind.state.Phase;
import baffin.northwind.state.Sighting;
import baffin.northwind.state.StandingAnswer;
import baffin.northwind.state.Supply;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The table as a viewer sees it.
 *
 * @param phase what is to be decided
 * @param round voyages that the seat which began has begun, from 1
 * @param rounds voyages of a seat after which the match ends (NW-6.5)
 * @param first the seat that began
 * @param active the seat whose turn it is
 * @param goal tokens of each seat, all of which on the board win (NW-6.4)
 * @param toAct seats that are to act, the first one now
 * @param questions who is asked what and until when, in the same order
 * @param stacks one entry a port
 * @param voyage the voyage of the active seat, or null before it begins
 * @param columns the task board, one entry a port
 * @param supplyBonus seats with a token there (NW-6.3)
 * @param crewBonus seats with a token there (NW-6.3)
 * @param seats one entry a seat, by index
 * @param supply what lies beside the board
 * @param standing seats by rank as if the match ended now
 * @param standingAnswer the viewer's own standing answer (NW-7.3), or null for spectators
 */
public record NorthWindView(
        Phase phase,
        int round,
        int rounds,
        Seat first,
        Seat active,
        int goal,
        List<Seat> toAct,
        List<AskView> questions,
        List<StackView> stacks,
        @Nullable VoyageView voyage,
        List<ColumnView> columns,
        List<Seat> supplyBonus,
        List<Seat> crewBonus,
        List<ShipView> seats,
        Supply supply,
        List<PlaceView> standing,
        @Nullable StandingAnswer standingAnswer) {

    /**
     * A question to a seat.
     *
     * @param question what for, in words
     * @param code of the words of the question
     * @param parameters of the words of the question, by name
     * @param until until when it can be answered, in words
     * @param untilCode of the words of the time
     * @param untilParameters of the words of the time, by name
     */
    public record AskView(
            Seat seat,
            Phase phase,
            String question,
            String code,
            Map<String, Object> parameters,
            String until,
            String untilCode,
            Map<String, Object> untilParameters) {}

    /**
     * A stack.
     *
     * @param port the destination in it
     * @param tiles tiles in it between voyages
     * @param known tiles that the viewer knows to be in it (NW-7.1), sorted; when the memory aid is off, the
     *     destination
     *     alone
     * @param unknown how many the viewer knows nothing about
     */
    public record StackView(Port port, int tiles, List<Tile> known, int unknown) {}

    /**
     * A voyage.
     *
     * @param cut tiles put under the stack unseen
     * @param range tiles that may be revealed, the sail level
     * @param left tiles that may still be revealed
     * @param actions actions taken, 2 at most
     * @param looked true once the lookout has looked
     * @param top the tile that the lookout has seen on top; null for every viewer but its seat
     * @param under the tile that was put under the stack; null for every viewer but its seat
     * @param pirate strength of the pirate who waits for an answer, else 0
     * @param odds the exact chance to beat it, or null without a pirate (NW-7.2)
     */
    public record VoyageView(
            Port stack,
            int cut,
            int range,
            int left,
            int actions,
            List<Sighting> sightings,
            boolean looked,
            @Nullable Tile top,
            @Nullable Tile under,
            int pirate,
            @Nullable Odds odds) {}

    /**
     * A column of the task board.
     *
     * @param fields the nine fields from the bottom
     * @param leader whose token lies on the bonus field, or null
     * @param tokens tasks done, by seat
     */
    public record ColumnView(
            Port port, List<FieldView> fields, @Nullable Seat leader, List<Integer> tokens) {}

    /**
     * A task field.
     *
     * @param place 1 at the bottom to 9
     * @param demand what it asks for, in words
     * @param seat who has done it, or null
     */
    public record FieldView(
            int place,
            Goods goods,
            int gold,
            int captains,
            String demand,
            @Nullable Seat seat) {}

    /**
     * A ship.
     *
     * @param hold pieces of each commodity
     * @param free free slots of the hold
     * @param crew berths that are taken
     * @param tokens tokens on the board
     * @param tokensLeft tokens not yet on the board
     * @param voyages voyages begun
     * @param odds the exact chance to beat pirates of each strength (NW-7.2)
     */
    public record ShipView(
            Seat seat,
            String colour,
            int gold,
            int letters,
            int sail,
            int cannons,
            Goods hold,
            int free,
            int captains,
            List<Berth> crew,
            int tokens,
            int tokensLeft,
            int voyages,
            List<Odds> odds) {}

    /**
     * A line of the standing as if the match ended now.
     *
     * @param score tokens on the board
     */
    public record PlaceView(int place, Seat seat, int score, int gold) {}
}
