package baffin.adventure.view;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.plan.Planner;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.Phase;
import baffin.game.Seat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The table as a viewer sees it.
 *
 * @param phase what the seats that are asked may do
 * @param round 0 in the draft, then 1 to {@code rounds}
 * @param rounds the round after which the match ends without a winner (AD-9.3)
 * @param teams true when seats 0 and 2 play against seats 1 and 3 (AD-5.2)
 * @param first the seat that begins each round
 * @param toAct seats that may act now
 * @param turn what is left of the present turn
 * @param width columns of the map
 * @param rows the terrain from row 1, one letter a hex: W water, L land, S snow, I iceberg, lower case with a chest,
 *     {@code .} not yet known
 * @param tiles scenery strips on the map
 * @param markers markers on the map, lowest first
 * @param pieces iceberg and water hexes laid on the map
 * @param icebergs iceberg hexes left
 * @param waters water hexes left
 * @param deck treasure cards face down
 * @param discards treasure cards played or discarded, by effect
 * @param seats one entry a seat, by index
 * @param own what only the viewer's seat sees; null for others
 * @param reach every hex that the seat to move can reach with its points (AD-8.1)
 * @param standing seats by rank as if the match ended now
 */
public record AdventureView(
        Phase phase,
        int round,
        int rounds,
        boolean teams,
        Seat first,
        List<Seat> toAct,
        TurnView turn,
        int width,
        List<String> rows,
        List<TileView> tiles,
        List<MarkerView> markers,
        List<PieceView> pieces,
        int icebergs,
        int waters,
        int deck,
        Map<Treasure, Integer> discards,
        List<SeatView> seats,
        @Nullable OwnView own,
        List<Planner.Reach> reach,
        List<StandingView> standing) {

    /**
     * What is left of the present turn.
     *
     * @param points action points
     * @param cards treasure cards that may still be played
     * @param overtaking true when the seat only moves (AD-4.9)
     * @param swap the first strip of a swap, or null (AD-6.13)
     * @param offered new strips of which one may be turned (AD-7.10)
     */
    public record TurnView(
            int points,
            int cards,
            boolean overtaking,
            @Nullable Tile swap,
            List<Tile> offered) {}

    /**
     * A scenery strip.
     *
     * @param hexes the hexes it covers
     * @param open true when nothing lies on it
     */
    public record TileView(Tile tile, List<Hex> hexes, boolean open) {}

    /**
     * A marker.
     *
     * @param path its hexes as they were entered; the first one names it
     * @param from the hex from which the first was entered; null at the start
     * @param wakeOf the seat in whose wake its first hexes are, or null
     * @param wakeHexes how many hexes are in that wake
     * @param open true when nothing lies or stands on it
     */
    public record MarkerView(
            Seat seat,
            MarkerKind marker,
            List<Hex> path,
            @Nullable Hex from,
            @Nullable Seat wakeOf,
            int wakeHexes,
            boolean open) {}

    /**
     * An iceberg or water hex laid on the map.
     *
     * @param above how many of all things were laid before it
     */
    public record PieceView(Ground ground, Hex hex, int above) {}

    /**
     * A seat.
     *
     * @param team the team in team mode, else null
     * @param character the character once all are revealed, else null
     * @param chosen true once the seat has chosen a character
     * @param row row of the ship, 0 in front of the map
     * @param ship where the ship is, or null
     * @param behind the hex that the ship was on before, or null
     * @param wakeOf the seat in whose wake the ship is, or null
     * @param markers markers in supply, by kind
     * @param markerHexes hexes of these markers
     * @param cards how many treasure cards it holds
     * @param silenced true when it plays no card in its next, or present, turn (AD-6.2)
     * @param guarded true while nobody enters its wake (AD-6.4)
     * @param slowed points less in its next turn (AD-6.7)
     */
    public record SeatView(
            Seat seat,
            String colour,
            Skipper.@Nullable Group team,
            @Nullable Skipper character,
            boolean chosen,
            int row,
            @Nullable Hex ship,
            @Nullable Hex behind,
            @Nullable Seat wakeOf,
            Map<MarkerKind, Integer> markers,
            int markerHexes,
            int cards,
            boolean silenced,
            boolean guarded,
            int slowed) {}

    /**
     * What only one seat sees (AD-8.2).
     *
     * @param hand treasure cards
     * @param dealt characters to choose from
     * @param chosen the character chosen before all are revealed, or null
     * @param partnerChosen what the partner has chosen before that, or null
     */
    public record OwnView(
            Seat seat,
            List<Treasure> hand,
            List<Skipper> dealt,
            @Nullable Skipper chosen,
            @Nullable Skipper partnerChosen) {}

    /** A line of the standing as if the match ended now. */
    public record StandingView(int place, Seat seat, int score) {}
}
