package baffin.northwind.explain;

import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.northwind.data.Goods;
import baffin.northwind.data.SeaTiles;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindEvent.ActionTaken;
import baffin.northwind.state.NorthWindEvent.BattleFought;
import baffin.northwind.state.NorthWindEvent.BonusPlaced;
import baffin.northwind.state.NorthWindEvent.BookkeeperPaid;
import baffin.northwind.state.NorthWindEvent.Bought;
import baffin.northwind.state.NorthWindEvent.CannonMounted;
import baffin.northwind.state.NorthWindEvent.CaptainTaken;
import baffin.northwind.state.NorthWindEvent.CrewHired;
import baffin.northwind.state.NorthWindEvent.EventRolled;
import baffin.northwind.state.NorthWindEvent.GameEnded;
import baffin.northwind.state.NorthWindEvent.Gold;
import baffin.northwind.state.NorthWindEvent.IncomeTaken;
import baffin.northwind.state.NorthWindEvent.LetterDeclined;
import baffin.northwind.state.NorthWindEvent.LetterPaid;
import baffin.northwind.state.NorthWindEvent.LetterTaken;
import baffin.northwind.state.NorthWindEvent.MajorityLost;
import baffin.northwind.state.NorthWindEvent.OpponentsAsked;
import baffin.northwind.state.NorthWindEvent.PiratePaid;
import baffin.northwind.state.NorthWindEvent.RewardTaken;
import baffin.northwind.state.NorthWindEvent.SailRaised;
import baffin.northwind.state.NorthWindEvent.SailSet;
import baffin.northwind.state.NorthWindEvent.Sold;
import baffin.northwind.state.NorthWindEvent.StacksDealt;
import baffin.northwind.state.NorthWindEvent.StandingAnswerSet;
import baffin.northwind.state.NorthWindEvent.StartDrawn;
import baffin.northwind.state.NorthWindEvent.TaskCompleted;
import baffin.northwind.state.NorthWindEvent.ThrownOverboard;
import baffin.northwind.state.NorthWindEvent.TileRevealed;
import baffin.northwind.state.NorthWindEvent.TopPutUnder;
import baffin.northwind.state.NorthWindEvent.TopSeen;
import baffin.northwind.state.NorthWindEvent.TurnBegan;
import baffin.northwind.state.NorthWindEvent.VoyageEnded;
import baffin.northwind.state.NorthWindEvent.WreckSearched;
import baffin.northwind.words.Words;
import java.util.Optional;

/** Sentences of the event log. */
final class Narration {

    private Narration() {}

    /** What has happened; actions are told by what they bring, standing answers are aside. */
    static Optional<Phrase> of(NorthWindEvent event) {
        return Optional.ofNullable(
                switch (event) {
                    case Gold e -> paid(e);
                    case StartDrawn e -> sentence("event.start", e.seat());
                    case StacksDealt e -> Phrase.of("event.dealt", "stacks", SeaTiles.STACKS, "tiles", SeaTiles.STACK);
                    case TurnBegan e -> sentence("event.turn", e.seat(), "voyage", e.voyage());
                    case SailSet e ->
                        sentence("event.sail-set", e.seat(), "stack", Words.stack(e.stack()), "cut", e.cut());
                    case TopSeen e -> seen(e);
                    case TopPutUnder e -> sentence("event.put-under", e.seat());
                    case TileRevealed e ->
                        sentence("event.revealed", e.seat(), "number", e.number(), "tile", Words.tile(e.tile()));
                    case BattleFought e -> fought(e);
                    case CaptainTaken e -> sentence("event.captain", e.seat());
                    case OpponentsAsked e -> opponentsAsked(e);
                    case LetterPaid e -> sentence("event.letter-paid", e.seat(), "tile", Words.tile(e.tile()));
                    case LetterDeclined e -> sentence("event.declined", e.seat());
                    case ThrownOverboard e -> sentence("event.overboard", e.seat(), "goods", Words.amounts(e.goods()));
                    case BonusPlaced e -> bonus(e);
                    case MajorityLost e -> sentence("event.majority-lost", e.seat(), "port", Words.stack(e.port()));
                    case VoyageEnded e ->
                        sentence("event.voyage-end." + e.reason().name(), e.seat());
                    case LetterTaken e -> sentence("event.letter-taken", e.seat());
                    case GameEnded e -> ended(e);
                    case ActionTaken e -> null;
                    case StandingAnswerSet e -> null;
                });
    }

    private static Phrase paid(Gold event) {
        int price = -event.gold();
        return switch (event) {
            case IncomeTaken e -> sentence("event.income", e.seat(), "gold", e.gold());
            case EventRolled e ->
                e.skulls() > 0
                        ? sentence("event.pirate", e.seat(), "strength", e.skulls())
                        : sentence("event.treasure", e.seat(), "gold", e.gold());
            case PiratePaid e -> sentence("event.pirate-paid", e.seat(), "gold", price);
            case RewardTaken e -> sentence("event.reward", e.seat(), "gold", e.gold());
            case Bought e -> sentence("event.bought", e.seat(), "goods", Words.amounts(e.goods()), "gold", price);
            case Sold e -> sentence("event.sold", e.seat(), "goods", Words.amounts(e.goods()), "gold", e.gold());
            case BookkeeperPaid e -> sentence("event.bookkeeper", e.seat(), "gold", e.gold());
            case SailRaised e -> sentence("event.sail-raised", e.seat(), "level", e.level(), "gold", price);
            case CannonMounted e -> sentence("event.cannon", e.seat(), "cannons", e.cannons(), "gold", price);
            case CrewHired e -> sentence("event.hired", e.seat(), "berth", Words.berth(e.berth()), "gold", price);
            case WreckSearched e -> sentence("event.wreck", e.seat(), "gold", e.gold());
            case TaskCompleted e ->
                sentence(
                        "event.task",
                        e.seat(),
                        "place",
                        e.place(),
                        "port",
                        Words.stack(e.port()),
                        "price",
                        Words.demand(Goods.of(e.goods()), e.captains(), price));
        };
    }

    private static Phrase seen(TopSeen event) {
        Tile tile = event.tile();
        return tile == null
                ? sentence("event.looked", event.seat())
                : sentence("event.seen", event.seat(), "tile", Words.tile(tile));
    }

    private static Phrase fought(BattleFought event) {
        if (event.rolls().isEmpty()) {
            return sentence("event.surrender", event.seat(), "strength", event.strength());
        }
        return sentence(
                event.won() ? "event.won" : "event.lost",
                event.seat(),
                "strength",
                event.strength(),
                "rolls",
                event.rolls().stream().map(mark -> Phrase.named("mark", mark)).toList(),
                "hits",
                event.hits());
    }

    private static Phrase opponentsAsked(OpponentsAsked event) {
        return event.seats().isEmpty()
                ? Phrase.of("event.nobody-asked")
                : Phrase.of(
                        "event.asked",
                        "seats",
                        event.seats().stream().map(Words::seat).toList());
    }

    private static Phrase bonus(BonusPlaced event) {
        String code = "event.bonus." + event.bonus().name();
        return event.port() == null
                ? sentence(code, event.seat())
                : sentence(code, event.seat(), "port", Words.stack(event.port()));
    }

    private static Phrase ended(GameEnded event) {
        String code = "event.match-end." + event.reason().name();
        return event.winner() == null ? Phrase.of(code) : sentence(code, event.winner());
    }

    /** A sentence about a seat. */
    private static Phrase sentence(String code, Seat seat, Object... more) {
        Object[] all = new Object[more.length + 2];
        all[0] = "seat";
        all[1] = Words.seat(seat);
        System.arraycopy(more, 0, all, 2, more.length);
        return Phrase.of(code, all);
    }
}
