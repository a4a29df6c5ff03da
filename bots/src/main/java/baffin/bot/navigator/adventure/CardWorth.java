package baffin.bot.navigator.adventure;

import baffin.bot.player.LegalAction;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** What playing a card is worth now, in action points, about; 0 or less is not worth it. */
final class CardWorth {

    private static final int LOOK_AHEAD = 4;

    private final Situation situation;

    CardWorth(Situation situation) {
        this.situation = situation;
    }

    double of(LegalAction action) {
        JsonNode command = action.command();
        int leader = situation.leader();
        boolean onLeader = command.path("target").asInt(-1) == leader;
        return switch (command.path("card").asText()) {
            case "CATCH_UP" -> 3;
            case "SPEED_UP" -> 1.5;
            case "TWO_MORE_CARDS" -> hand() > 2 ? 4 : 0;
            case "SLOW_DOWN" -> onLeader ? 1.2 : 0;
            case "STEAL_CARD" -> onLeader ? .9 : .6;
            case "LOSE_CARD" -> onLeader ? .5 : 0;
            case "SILENCE" -> onLeader && cards(leader) > 1 ? .6 : 0;
            case "PLACE_WATER" -> water(command);
            case "PLACE_ICEBERG" -> iceberg(command, leader);
            case "TURN_TILE" -> turned(command);
            case "REMOVE_MARKER" -> removed(command, leader);
            case "TAKE_BACK" -> takenBack();
            case "GUARD_WAKE" -> guard();
            case "NEW_CHARACTER" -> onLeader ? .3 : 0;
            default -> 0;
        };
    }

    /** How well a card should be kept when there are too many. */
    static int keep(String card) {
        return List.of(
                        "GUARD_WAKE",
                        "NEW_CHARACTER",
                        "SWAP_TILES",
                        "LOSE_CARD",
                        "REMOVE_MARKER",
                        "TAKE_BACK",
                        "SILENCE",
                        "TWO_MORE_CARDS",
                        "PLACE_ICEBERG",
                        "TURN_TILE",
                        "STEAL_CARD",
                        "SLOW_DOWN",
                        "PLACE_WATER",
                        "CATCH_UP",
                        "SPEED_UP")
                .indexOf(card);
    }

    private int hand() {
        return cards(situation.seat());
    }

    private int cards(int seat) {
        return situation.seatOf(seat).path("cards").asInt();
    }

    private double water(JsonNode command) {
        Chart chart = situation.chart();
        int hex = chart.hex(command.path("hex").asText());
        boolean onWay = chart.way(situation.ship(), LOOK_AHEAD).contains(hex)
                || chart.around(situation.ship()).contains(hex);
        if (!onWay) {
            return 0;
        }
        return situation.toGo() - chart.toGoWith(situation.ship(), new int[] {hex}, "W");
    }

    private double iceberg(JsonNode command, int leader) {
        Chart chart = situation.chart();
        int hex = chart.hex(command.path("hex").asText());
        List<Integer> way = chart.way(situation.shipOf(leader), 2);
        boolean inTheWay = way.contains(hex)
                && !chart.way(situation.ship(), LOOK_AHEAD * 2).contains(hex);
        return inTheWay && situation.row(leader) >= situation.row(situation.seat()) ? 4 - chart.cost(hex) - 1 : 0;
    }

    private double turned(JsonNode command) {
        String tile = command.path("tile").asText();
        return situation.toGo() - afterHalfTurn(tile);
    }

    /** How far it would be if a strip were given a half turn. */
    double afterHalfTurn(String tile) {
        for (JsonNode shown : situation.view().path("tiles")) {
            if (shown.path("tile").asText().equals(tile)) {
                int[] hexes = new int[shown.path("hexes").size()];
                StringBuilder letters = new StringBuilder();
                for (int i = 0; i < hexes.length; i++) {
                    hexes[i] = situation.chart().hex(shown.path("hexes").path(i).asText());
                    letters.append(situation.chart().letter(hexes[i]));
                }
                return situation
                        .chart()
                        .toGoWith(situation.ship(), hexes, letters.reverse().toString());
            }
        }
        return situation.toGo();
    }

    private double removed(JsonNode command, int leader) {
        boolean supply = command.path("owner").asInt(-1) == leader;
        return supply && command.path("marker").asText().equals("SINGLE") && hand() >= 3 ? .4 : 0;
    }

    private double takenBack() {
        return situation.seatOf(situation.seat()).path("markerHexes").asInt() < 20 ? .7 : 0;
    }

    private double guard() {
        boolean ahead = situation.row(situation.seat()) > situation.row(situation.leader());
        return ahead && hand() >= 3 ? .4 : 0;
    }
}
