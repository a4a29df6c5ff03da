package baffin.adventure.explain;

import baffin.adventure.data.Figure;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureEvent.CardDiscarded;
import baffin.adventure.state.AdventureEvent.CardDrawn;
import baffin.adventure.state.AdventureEvent.CardPlayed;
import baffin.adventure.state.AdventureEvent.CardStolen;
import baffin.adventure.state.AdventureEvent.CardsAllowed;
import baffin.adventure.state.AdventureEvent.CharacterExchanged;
import baffin.adventure.state.AdventureEvent.DeckRefilled;
import baffin.adventure.state.AdventureEvent.DiscardOwed;
import baffin.adventure.state.AdventureEvent.Effect;
import baffin.adventure.state.AdventureEvent.FreeMarkerGranted;
import baffin.adventure.state.AdventureEvent.GameEnded;
import baffin.adventure.state.AdventureEvent.MarkerRemoved;
import baffin.adventure.state.AdventureEvent.PiecePlaced;
import baffin.adventure.state.AdventureEvent.PointsGained;
import baffin.adventure.state.AdventureEvent.SeatSilenced;
import baffin.adventure.state.AdventureEvent.SeatSlowed;
import baffin.adventure.state.AdventureEvent.SwapBegan;
import baffin.adventure.state.AdventureEvent.TileTurned;
import baffin.adventure.state.AdventureEvent.TilesKept;
import baffin.adventure.state.AdventureEvent.TilesOffered;
import baffin.adventure.state.AdventureEvent.TilesSwapped;
import baffin.adventure.state.AdventureEvent.TurnEnded;
import baffin.adventure.state.AdventureEvent.WakeGuarded;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import org.jspecify.annotations.Nullable;

/** What cards and characters have caused, and how turns and matches ended, in a sentence each. */
final class Tidings {

    private Tidings() {}

    static Phrase of(Effect event) {
        return switch (event) {
            case CardDrawn e -> drawn(e);
            case DeckRefilled e -> Phrase.of("event.deck-refilled", "cards", e.cards());
            case CardPlayed e -> withCard("event.card-played", e.seat(), e.card());
            case CardDiscarded e ->
                withCard(
                        e.ruleId().equals(Treasure.LOSE_CARD.rule()) ? "event.card-lost" : "event.card-discarded",
                        e.seat(),
                        e.card());
            case CardStolen e ->
                Phrase.of("event.card-taken", "seat", seat(e.to()), "from", seat(e.from()), "card", card(e.card()));
            case SeatSilenced e -> Phrase.of("event.silenced", "seat", seat(e.seat()));
            case CardsAllowed e -> Phrase.of("event.cards-allowed", "seat", seat(e.seat()), "cards", e.cards());
            case WakeGuarded e -> Phrase.of("event.guarded", "seat", seat(e.seat()));
            case MarkerRemoved e -> removed(e);
            case PiecePlaced e ->
                Phrase.of(
                        e.ground() == Ground.ICEBERG ? "event.iceberg-placed" : "event.water-placed",
                        "hex",
                        e.hex().text());
            case SeatSlowed e -> points("event.slowed", e.seat(), e.points());
            case TileTurned e ->
                Phrase.of("event.strip-turned", "strip", e.tile().text());
            case TilesKept e -> Phrase.of("event.strips-kept", "seat", seat(e.seat()));
            case TilesOffered e ->
                Phrase.of(
                        "event.strips-offered",
                        "seat",
                        seat(e.seat()),
                        "strips",
                        e.tiles().stream().map(Tile::text).toList());
            case SwapBegan e ->
                Phrase.of(
                        "event.swap-began",
                        "seat",
                        seat(e.seat()),
                        "strip",
                        e.tile().text());
            case TilesSwapped e -> swapped(e);
            case CharacterExchanged e ->
                Phrase.of(
                        e.before() == e.after() ? "event.character-kept" : "event.character-exchanged",
                        "seat",
                        seat(e.seat()),
                        "before",
                        e.before().called(),
                        "after",
                        e.after().called());
            case FreeMarkerGranted e -> Phrase.of("event.free-marker", "seat", seat(e.seat()));
            case PointsGained e -> points("event.points-gained", e.seat(), e.points());
            case DiscardOwed e ->
                Phrase.of("event.discard-owed", "seat", seat(e.seat()), "most", Figure.HAND_LIMIT.value());
            case TurnEnded e -> Phrase.of("event.turn-ended", "seat", seat(e.seat()));
            case GameEnded e -> ended(e);
        };
    }

    private static Phrase ended(GameEnded event) {
        if (event.ruleId().equals("AD-9.5")) {
            return Phrase.of("event.others-left");
        }
        return event.winner() == null
                ? Phrase.of("event.rounds-over")
                : Phrase.of("event.won", "seat", seat(event.winner()));
    }

    private static Phrase drawn(CardDrawn event) {
        Phrase seat = seat(event.seat());
        Phrase card = card(event.card());
        boolean own = event.ruleId().equals("AD-4.10");
        return own && event.chest() != null
                ? Phrase.of(
                        "event.card-drawn",
                        "seat",
                        seat,
                        "card",
                        card,
                        "hex",
                        event.chest().text())
                : Phrase.of("event.card-drawn.by-character", "seat", seat, "card", card);
    }

    private static Phrase removed(MarkerRemoved event) {
        Phrase marker = Phrase.named("marker", event.marker());
        Phrase owner = seat(event.owner());
        return event.at() == null
                ? Phrase.of("event.removed.supply", "owner", owner, "marker", marker)
                : Phrase.of(
                        "event.removed",
                        "owner",
                        owner,
                        "marker",
                        marker,
                        "hex",
                        event.at().text());
    }

    private static Phrase swapped(TilesSwapped event) {
        return Phrase.of(
                "event.strips-swapped",
                "first",
                event.first().text(),
                "second",
                event.second().text(),
                "turnFirst",
                event.turnFirst(),
                "turnSecond",
                event.turnSecond());
    }

    private static Phrase withCard(String code, Seat seat, Treasure card) {
        return Phrase.of(code, "seat", seat(seat), "card", card(card));
    }

    private static Phrase points(String code, Seat seat, int points) {
        return Phrase.of(code, "seat", seat(seat), "points", points);
    }

    /** The card by its name, unless the viewer may not see it. */
    private static Phrase card(@Nullable Treasure card) {
        return card == null
                ? Phrase.of("event.card.hidden")
                : Phrase.of("event.card", "name", Phrase.named("card", card));
    }

    private static Phrase seat(Seat seat) {
        return Phrase.seat(seat.index());
    }
}
