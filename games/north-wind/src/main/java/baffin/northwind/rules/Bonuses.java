package baffin.northwind.rules;

import baffin.game.Seat;
import baffin.northwind.data.Port;
import baffin.northwind.data.ShipParts;
import baffin.northwind.data.ShipParts.Name;
import baffin.northwind.state.Column;
import baffin.northwind.state.NorthWindEvent.Bonus;
import baffin.northwind.state.NorthWindEvent.BonusPlaced;
import baffin.northwind.state.NorthWindEvent.GameEnded;
import baffin.northwind.state.NorthWindEvent.MajorityLost;
import baffin.northwind.state.NorthWindEvent.Reason;
import baffin.northwind.state.NorthWindState;
import org.jspecify.annotations.Nullable;

/** Bonus tokens and victory (NW-6.2 to NW-6.5). */
final class Bonuses {

    private Bonuses() {}

    /** What a new token in a column brings and takes. */
    static void afterTask(Deeds deeds, Seat seat, Port port) {
        majority(deeds, port);
        NorthWindState state = deeds.now();
        boolean everywhere = state.board().columns().stream().allMatch(column -> column.of(seat) > 0);
        if (everywhere && !state.board().supply().contains(seat) && hasToken(state, seat)) {
            deeds.add(new BonusPlaced(seat, Bonus.SUPPLY, null));
        }
        victory(deeds);
        if (!deeds.over() && deeds.now().board().full()) {
            deeds.add(new GameEnded(Reason.ALL_TASKS, null));
        }
    }

    /** What a new crew member brings. */
    static void afterHiring(Deeds deeds, Seat seat) {
        NorthWindState state = deeds.now();
        boolean full = state.of(seat).crew().size() == ShipParts.most(Name.CREW);
        if (full && !state.board().crew().contains(seat) && hasToken(state, seat)) {
            deeds.add(new BonusPlaced(seat, Bonus.CREW, null));
        }
        victory(deeds);
    }

    /** Only the seat whose turn it is can win (NW-6.4). */
    static void victory(Deeds deeds) {
        NorthWindState state = deeds.now();
        if (state.board().tokens(state.active()) >= state.goal()) {
            deeds.add(new GameEnded(Reason.VICTORY, state.active()));
        }
    }

    private static void majority(Deeds deeds, Port port) {
        Column column = deeds.now().board().of(port);
        Seat before = column.leader();
        Seat now = soleLeader(deeds.now(), column);
        if (before != null && !before.equals(now)) {
            deeds.add(new MajorityLost(before, port));
        }
        if (now != null && !now.equals(before) && hasToken(deeds.now(), now)) {
            deeds.add(new BonusPlaced(now, Bonus.MAJORITY, port));
        }
    }

    private static @Nullable Seat soleLeader(NorthWindState state, Column column) {
        Seat leader = null;
        int most = 0;
        for (int index = 0; index < state.ships().size(); index++) {
            int tokens = column.of(new Seat(index));
            if (tokens >= most && tokens > 0) {
                leader = tokens > most ? new Seat(index) : null;
                most = tokens;
            }
        }
        return leader;
    }

    private static boolean hasToken(NorthWindState state, Seat seat) {
        return state.board().tokens(seat) < state.goal();
    }
}
