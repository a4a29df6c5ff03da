package baffin.bot.client.model;

import baffin.bot.player.LegalAction;
import java.util.List;

/**
 * What a seat may do.
 *
 * @param matchId the match
 * @param version the version at which these are legal
 * @param seat whose actions these are
 * @param toAct seats that may act now, in the order in which they are asked; empty when the match is over
 * @param items all, or as many as were asked for
 */
public record LegalActions(String matchId, long version, int seat, List<Integer> toAct, List<LegalAction> items) {

    public LegalActions {
        toAct = toAct == null ? List.of() : List.copyOf(toAct);
        items = items == null ? List.of() : List.copyOf(items);
    }
}
