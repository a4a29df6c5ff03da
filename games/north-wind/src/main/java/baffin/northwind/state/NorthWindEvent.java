package baffin.northwind.state;

import baffin.game.Event;
import baffin.game.Seat;
import baffin.northwind.data.BattleDie;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tile;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What has happened. All of it is public but the tiles of {@link StacksDealt}, the tile of {@link TopSeen} and the
 * answer of {@link StandingAnswerSet}.
 */
public sealed interface NorthWindEvent extends Event {

    /** An event that moves gold. */
    sealed interface Gold extends NorthWindEvent {

        /** Whose gold. */
        Seat seat();

        /** Gold it gets, below 0 for what it pays. */
        int gold();
    }

    /** An event that moves a token of a seat to the task board or back. */
    sealed interface Token extends NorthWindEvent {

        /** Whose token. */
        Seat seat();

        /** The column, or null for a bonus that belongs to none. */
        @Nullable
        Port port();
    }

    /** What gives a token besides tasks. */
    enum Bonus {
        /** Alone with most tokens in a column (NW-6.2). */
        MAJORITY,
        /** A token in each column (NW-6.3). */
        SUPPLY,
        /** Four crew aboard (NW-6.3). */
        CREW
    }

    /** Why a voyage ended. */
    enum VoyageEnd {
        /** The seat ended it. */
        ENDED,
        /** There is no range left and nothing to do (NW-3.2). */
        RANGE,
        /** The second action is done (NW-3.3). */
        SECOND_ACTION,
        /** A pirate won (NW-5.2). */
        DEFEAT
    }

    /** Why the match ended. */
    enum Reason {
        /** A seat has all its tokens on the board (NW-6.4). */
        VICTORY,
        /** All tasks are done (NW-6.5). */
        ALL_TASKS,
        /** Every seat has made its last voyage (NW-6.5). */
        LAST_VOYAGE,
        /** Only one seat is still held (NW-8.4). */
        OTHERS_LEFT
    }

    /** The seat that begins was drawn (NW-2.2). */
    record StartDrawn(Seat seat) implements NorthWindEvent {}

    /**
     * The stacks were made (NW-2.1).
     *
     * @param stacks tiles of each stack by port, sorted; empty for every viewer
     */
    record StacksDealt(List<List<Tile>> stacks) implements NorthWindEvent {
        public StacksDealt {
            stacks = List.copyOf(stacks);
        }
    }

    /**
     * A turn began.
     *
     * @param voyage its voyage of this match, from 1
     */
    record TurnBegan(Seat seat, int voyage) implements NorthWindEvent {}

    /** A seat without gold had an income (NW-3.1). */
    record IncomeTaken(Seat seat, int gold) implements Gold {}

    /**
     * A stack was chosen (NW-3.2).
     *
     * @param cut tiles put under it unseen
     */
    record SailSet(Seat seat, Port stack, int cut) implements NorthWindEvent {}

    /**
     * The lookout saw the top tile (NW-3.5).
     *
     * @param tile the tile; null for every viewer but the seat
     */
    record TopSeen(Seat seat, @Nullable Tile tile) implements NorthWindEvent {}

    /** The tile that the lookout saw was put under the stack (NW-3.5). */
    record TopPutUnder(Seat seat) implements NorthWindEvent {}

    /**
     * A tile was revealed (NW-3.2).
     *
     * @param number its number in the voyage, from 1
     */
    record TileRevealed(Seat seat, Tile tile, int number) implements NorthWindEvent {}

    /**
     * The event die was rolled in the fog (NW-4.7).
     *
     * @param face the face, 1 to 6
     * @param skulls strength of the pirate, 0 for a treasure
     * @param gold the treasure
     */
    record EventRolled(Seat seat, int face, int skulls, int gold) implements Gold {}

    /** A pirate was paid (NW-5.1). */
    record PiratePaid(Seat seat, int gold) implements Gold {}

    /**
     * A pirate was fought, or won without a fight (NW-5.1, NW-5.2).
     *
     * @param strength hits needed
     * @param rolls one a cannon; none when there was no way to win
     * @param hits hits made
     * @param won true for a victory
     */
    record BattleFought(Seat seat, int strength, List<BattleDie.Mark> rolls, int hits, boolean won)
            implements NorthWindEvent {
        public BattleFought {
            rolls = List.copyOf(rolls);
        }
    }

    /** A captain was captured (NW-5.1). */
    record CaptainTaken(Seat seat) implements NorthWindEvent {}

    /** Gold instead of a captain, as the brig was full (NW-5.1). */
    record RewardTaken(Seat seat, int gold) implements Gold {}

    /**
     * The active seat used the revealed tile.
     *
     * @param action 1 or 2 (NW-3.3)
     */
    record ActionTaken(Seat seat, Tile tile, int action) implements NorthWindEvent {}

    /**
     * Opponents are asked whether they use the tile by letter, in this order (NW-4.5).
     *
     * @param seats empty when every opponent that could use it has said no in advance (NW-7.3)
     */
    record OpponentsAsked(List<Seat> seats) implements NorthWindEvent {
        public OpponentsAsked {
            seats = List.copyOf(seats);
        }
    }

    /** An opponent paid a letter and used the tile (NW-4.5). */
    record LetterPaid(Seat seat, Tile tile) implements NorthWindEvent {}

    /** An opponent did not use the tile (NW-4.5). */
    record LetterDeclined(Seat seat) implements NorthWindEvent {}

    /**
     * A seat said when it wants to be asked (NW-7.3).
     *
     * @param answer the answer; null for every viewer but the seat
     */
    record StandingAnswerSet(Seat seat, @Nullable StandingAnswer answer) implements NorthWindEvent {}

    /** Pieces went overboard to make room (NW-4.1). */
    record ThrownOverboard(Seat seat, List<Commodity> goods) implements NorthWindEvent {
        public ThrownOverboard {
            goods = List.copyOf(goods);
        }
    }

    /** Pieces were bought (NW-4.1, NW-4.3). */
    record Bought(Seat seat, List<Commodity> goods, int gold) implements Gold {
        public Bought {
            goods = List.copyOf(goods);
        }
    }

    /** Pieces were sold (NW-4.1, NW-4.3). */
    record Sold(Seat seat, List<Commodity> goods, int gold) implements Gold {
        public Sold {
            goods = List.copyOf(goods);
        }
    }

    /** The bookkeeper earned on a sale (NW-4.4). */
    record BookkeeperPaid(Seat seat, int gold) implements Gold {}

    /**
     * The sail went up (NW-4.2).
     *
     * @param level the new level
     */
    record SailRaised(Seat seat, int level, int gold) implements Gold {}

    /**
     * A cannon was mounted (NW-4.2).
     *
     * @param cannons cannons mounted now
     */
    record CannonMounted(Seat seat, int cannons, int gold) implements Gold {}

    /** A crew member was hired (NW-4.2). */
    record CrewHired(Seat seat, Berth berth, int gold) implements Gold {}

    /** A wreck was searched (NW-4.6). */
    record WreckSearched(Seat seat, int gold) implements Gold {}

    /**
     * A task was done: its price is paid and a token lies on its field (NW-6.1).
     *
     * @param place its field, 1 at the bottom to 9
     * @param goods commodities delivered
     * @param captains captains delivered
     */
    record TaskCompleted(Seat seat, Port port, int place, List<Commodity> goods, int captains, int gold)
            implements Gold, Token {
        public TaskCompleted {
            goods = List.copyOf(goods);
        }
    }

    /** A token was placed for a bonus (NW-6.2, NW-6.3). */
    record BonusPlaced(Seat seat, Bonus bonus, @Nullable Port port) implements Token {}

    /** The token of a majority that is no longer alone was taken back (NW-6.2). */
    record MajorityLost(Seat seat, Port port) implements Token {}

    /** A voyage ended; its tiles are shuffled into their stack (NW-3.4). */
    record VoyageEnded(Seat seat, VoyageEnd reason) implements NorthWindEvent {}

    /** A letter was taken after a voyage (NW-3.4). */
    record LetterTaken(Seat seat) implements NorthWindEvent {}

    /**
     * The match is over.
     *
     * @param winner the seat that has won, or null when places decide (NW-6.5)
     */
    record GameEnded(Reason reason, @Nullable Seat winner) implements NorthWindEvent {}
}
