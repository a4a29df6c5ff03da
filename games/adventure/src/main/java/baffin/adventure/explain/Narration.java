package baffin.adventure.explain;

import baffin.adventure.data.Skipper;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.BonusEarned;
import baffin.adventure.state.AdventureEvent.CharacterChosen;
import baffin.adventure.state.AdventureEvent.CharactersDealt;
import baffin.adventure.state.AdventureEvent.CharactersRevealed;
import baffin.adventure.state.AdventureEvent.Effect;
import baffin.adventure.state.AdventureEvent.IcebergDropped;
import baffin.adventure.state.AdventureEvent.Laid;
import baffin.adventure.state.AdventureEvent.MarkerLaid;
import baffin.adventure.state.AdventureEvent.MarkerRecovered;
import baffin.adventure.state.AdventureEvent.OvertakingBegan;
import baffin.adventure.state.AdventureEvent.RouteFollowed;
import baffin.adventure.state.AdventureEvent.RowsAdded;
import baffin.adventure.state.AdventureEvent.SailedOut;
import baffin.adventure.state.AdventureEvent.StartSeatDrawn;
import baffin.adventure.state.AdventureEvent.TurnBegan;
import baffin.adventure.state.AdventureEvent.WakeEntered;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;

/** What has happened, in a sentence each: the setup, turns and movements; {@link Tidings} tells the rest. */
final class Narration {

    private Narration() {}

    static Phrase of(AdventureEvent event) {
        return switch (event) {
            case StartSeatDrawn e -> Phrase.of("event.start", "seat", seat(e.seat()));
            case CharactersDealt e -> dealt(e);
            case CharacterChosen e -> chosen(e);
            case CharactersRevealed e -> revealed(e);
            case RowsAdded e -> rows(e);
            case TurnBegan e ->
                Phrase.of(
                        e.cards() > 0 ? "event.turn" : "event.turn.silenced",
                        "round",
                        e.round(),
                        "seat",
                        seat(e.seat()),
                        "points",
                        e.points());
            case MarkerLaid e -> laid(e);
            case WakeEntered e ->
                Phrase.of(
                        "event.wake-entered",
                        "seat",
                        seat(e.seat()),
                        "owner",
                        seat(e.wakeOf()),
                        "hex",
                        e.hex().text(),
                        "price",
                        price(e.cost()));
            case RouteFollowed e -> at("event.route-followed", e.seat(), e.to().text(), e.cost());
            case SailedOut e -> Phrase.of("event.sailed-out", "seat", seat(e.seat()), "price", price(e.cost()));
            case OvertakingBegan e ->
                Phrase.of(
                        "event.overtaking",
                        "seat",
                        seat(e.seat()),
                        "opponent",
                        seat(e.opponent()),
                        "points",
                        e.points());
            case BonusEarned e -> Phrase.of("event.bonus", "seat", seat(e.seat()), "points", e.points());
            case MarkerRecovered e ->
                Phrase.of(
                        "event.recovered",
                        "seat",
                        seat(e.seat()),
                        "marker",
                        Phrase.named("marker", e.marker()),
                        "hex",
                        e.at().text(),
                        "price",
                        price(e.cost()));
            case IcebergDropped e ->
                at("event.iceberg-dropped", e.seat(), e.hex().text(), e.cost());
            case Effect e -> Tidings.of(e);
        };
    }

    private static Phrase dealt(CharactersDealt event) {
        List<Phrase> shown = new ArrayList<>();
        for (int seat = 0; seat < event.dealt().size(); seat++) {
            List<Phrase> characters =
                    event.dealt().get(seat).stream().map(Skipper::called).toList();
            if (!characters.isEmpty()) {
                shown.add(Phrase.of("event.dealt.seat", "seat", Phrase.seat(seat), "characters", characters));
            }
        }
        return shown.isEmpty() ? Phrase.of("event.dealt.secret") : Phrase.of("event.dealt", "seats", shown);
    }

    private static Phrase chosen(CharacterChosen event) {
        Phrase seat = seat(event.seat());
        return event.character() == null
                ? Phrase.of("event.chosen.secret", "seat", seat)
                : Phrase.of(
                        "event.chosen",
                        "seat",
                        seat,
                        "character",
                        event.character().called());
    }

    private static Phrase revealed(CharactersRevealed event) {
        List<Phrase> seats = new ArrayList<>();
        for (int seat = 0; seat < event.characters().size(); seat++) {
            seats.add(Phrase.of(
                    "event.revealed.seat",
                    "seat",
                    Phrase.seat(seat),
                    "character",
                    event.characters().get(seat).called()));
        }
        return Phrase.of("event.revealed", "seats", seats);
    }

    private static Phrase rows(RowsAdded event) {
        IntSummaryStatistics rows = event.strips().stream()
                .map(Laid::tile)
                .filter(tile -> tile.part() == Tile.Part.MIDDLE)
                .mapToInt(Tile::row)
                .summaryStatistics();
        return Phrase.of(
                "event.rows", "rows", rows.getMax() - rows.getMin() + 1, "first", rows.getMin(), "last", rows.getMax());
    }

    private static Phrase laid(MarkerLaid event) {
        Phrase marker = Phrase.named("marker", event.marker());
        String hex = event.path().getLast().text();
        Phrase price = price(event.cost());
        Phrase seat = seat(event.seat());
        return event.wakeOf() == null
                ? Phrase.of("event.laid", "seat", seat, "marker", marker, "hex", hex, "price", price)
                : Phrase.of(
                        "event.laid.in-wake",
                        "seat",
                        seat,
                        "marker",
                        marker,
                        "owner",
                        seat(event.wakeOf()),
                        "hex",
                        hex,
                        "price",
                        price);
    }

    private static Phrase at(String code, Seat seat, String hex, int cost) {
        return Phrase.of(code, "seat", seat(seat), "hex", hex, "price", price(cost));
    }

    private static Phrase price(int points) {
        return Phrase.of("event.price", "points", points);
    }

    private static Phrase seat(Seat seat) {
        return Phrase.seat(seat.index());
    }
}
