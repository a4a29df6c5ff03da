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
                    case StartDrawn e -> told("told.start", e.seat());
                    case StacksDealt e -> Phrase.of("told.dealt", "stacks", SeaTiles.STACKS, "tiles", SeaTiles.STACK);
                    case TurnBegan e -> told("told.turn", e.seat(), "voyage", e.voyage());
                    case SailSet e -> told("told.sail-set", e.seat(), "stack", Words.stack(e.stack()), "cut", e.cut());
                    case TopSeen e -> seen(e);
                    case TopPutUnder e -> told("told.put-under", e.seat());
                    case TileRevealed e ->
                        told("told.revealed", e.seat(), "number", e.number(), "tile", Words.tile(e.tile()));
                    case BattleFought e -> fought(e);
                    case CaptainTaken e -> told("told.captain", e.seat());
                    case OpponentsAsked e -> asked(e);
                    case LetterPaid e -> told("told.letter-paid", e.seat(), "tile", Words.tile(e.tile()));
                    case LetterDeclined e -> told("told.declined", e.seat());
                    case ThrownOverboard e -> told("told.overboard", e.seat(), "goods", Words.amounts(e.goods()));
                    case BonusPlaced e -> bonus(e);
                    case MajorityLost e -> told("told.majority-lost", e.seat(), "port", Words.stack(e.port()));
                    case VoyageEnded e -> told("told.voyage-end." + e.reason().name(), e.seat());
                    case LetterTaken e -> told("told.letter-taken", e.seat());
                    case GameEnded e -> ended(e);
                    case ActionTaken e -> null;
                    case StandingAnswerSet e -> null;
                });
    }

    private static Phrase paid(Gold event) {
        int price = -event.gold();
        return switch (event) {
            case IncomeTaken e -> told("told.income", e.seat(), "gold", e.gold());
            case EventRolled e ->
                e.skulls() > 0
                        ? told("told.pirate", e.seat(), "strength", e.skulls())
                        : told("told.treasure", e.seat(), "gold", e.gold());
            case PiratePaid e -> told("told.pirate-paid", e.seat(), "gold", price);
            case RewardTaken e -> told("told.reward", e.seat(), "gold", e.gold());
            case Bought e -> told("told.bought", e.seat(), "goods", Words.amounts(e.goods()), "gold", price);
            case Sold e -> told("told.sold", e.seat(), "goods", Words.amounts(e.goods()), "gold", e.gold());
            case BookkeeperPaid e -> told("told.bookkeeper", e.seat(), "gold", e.gold());
            case SailRaised e -> told("told.sail-raised", e.seat(), "level", e.level(), "gold", price);
            case CannonMounted e -> told("told.cannon", e.seat(), "cannons", e.cannons(), "gold", price);
            case CrewHired e -> told("told.hired", e.seat(), "berth", Words.berth(e.berth()), "gold", price);
            case WreckSearched e -> told("told.wreck", e.seat(), "gold", e.gold());
            case TaskCompleted e ->
                told(
                        "told.task",
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
                ? told("told.looked", event.seat())
                : told("told.seen", event.seat(), "tile", Words.tile(tile));
    }

    private static Phrase fought(BattleFought event) {
        if (event.rolls().isEmpty()) {
            return told("told.surrender", event.seat(), "strength", event.strength());
        }
        return told(
                event.won() ? "told.won" : "told.lost",
                event.seat(),
                "strength",
                event.strength(),
                "rolls",
                event.rolls().stream().map(mark -> Phrase.named("mark", mark)).toList(),
                "hits",
                event.hits());
    }

    private static Phrase asked(OpponentsAsked event) {
        return event.seats().isEmpty()
                ? Phrase.of("told.nobody-asked")
                : Phrase.of(
                        "told.asked",
                        "seats",
                        event.seats().stream().map(Words::seat).toList());
    }

    private static Phrase bonus(BonusPlaced event) {
        String code = "told.bonus." + event.bonus().name();
        return event.port() == null
                ? told(code, event.seat())
                : told(code, event.seat(), "port", Words.stack(event.port()));
    }

    private static Phrase ended(GameEnded event) {
        String code = "told.match-end." + event.reason().name();
        return event.winner() == null ? Phrase.of(code) : told(code, event.winner());
    }

    /** A sentence about a seat. */
    private static Phrase told(String code, Seat seat, Object... more) {
        Object[] all = new Object[more.length + 2];
        all[0] = "seat";
        all[1] = Words.seat(seat);
        System.arraycopy(more, 0, all, 2, more.length);
        return Phrase.of(code, all);
    }
}
