package baffin.bot.navigator.adventure;

import baffin.bot.player.LegalAction;
import com.fasterxml.jackson.databind.JsonNode;

/** What actions and positions are worth, in action points. */
final class Outlook {

    /** So many points nearer to the end make it e times as likely to win. */
    private static final double SCALE = 3;

    private static final double CARD = .5;
    private static final double MARKER_HEX = .05;
    private static final double FIRST = 100;

    private final Situation situation;
    private final CardWorth cards;

    Outlook(Situation situation) {
        this.situation = situation;
        this.cards = new CardWorth(situation);
    }

    double of(LegalAction action) {
        JsonNode command = action.command();
        return switch (action.type()) {
            case "ChooseCharacter" ->
                -AdventureNavigator.rank(command.path("character").asText());
            case "DiscardCard" -> -CardWorth.keep(command.path("card").asText());
            case "TurnTile" ->
                situation.toGo() - cards.afterHalfTurn(command.path("tile").asText());
            case "SailOut", "Overtake" -> FIRST;
            case "LayMarker", "LayWake", "FollowRoute" -> nearer(action);
            case "PlayCard", "PlayOnSeat", "PlayOnMarker", "PlayOnSupply", "PlayOnHex", "PlayOnTile" ->
                cards.of(action) - CARD;
            default -> 0;
        };
    }

    private double nearer(LegalAction action) {
        Chart chart = situation.chart();
        return situation.toGo() - chart.toGo(Destination.end(chart, action));
    }

    /** How far each seat is from the end; the points and cards that it has bring it nearer. */
    static double[] promises(JsonNode view) {
        double[] promises = new double[view.path("seats").size()];
        int active = view.path("toAct").path(0).asInt();
        for (int seat = 0; seat < promises.length; seat++) {
            Situation situation = Situation.of(view, seat);
            double near = -situation.toGo()
                    + CARD * situation.seatOf(seat).path("cards").asInt()
                    + MARKER_HEX * situation.seatOf(seat).path("markerHexes").asInt()
                    + (seat == active ? situation.points() : 0);
            promises[seat] = near / SCALE;
        }
        if (view.path("teams").asBoolean()) {
            for (int seat = 0; seat < 2; seat++) {
                promises[seat] = promises[seat + 2] = Math.max(promises[seat], promises[seat + 2]);
            }
        }
        return promises;
    }
}
