package baffin.competition;

import baffin.competition.entry.Penalty;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.policy.CardRule;

/**
 * The cards of an entrant.
 *
 * @param carried 1 when it began with a yellow card for a season before, else 0
 * @param yellow yellow cards of this competition that were not taken back
 * @param red red cards: those shown and not taken back, and those that the policy makes of yellow ones
 */
public record Cards(int carried, int yellow, int red) {

    /** The cards of an entrant as they stand. */
    public static Cards of(Competition competition, Entrant entrant) {
        int yellow = 0;
        int shown = 0;
        for (Penalty penalty : competition.penalties()) {
            if (penalty.entrant() == entrant.number() && !penalty.lifted()) {
                yellow += penalty.card() == Card.YELLOW ? 1 : 0;
                shown += penalty.card() == Card.RED ? 1 : 0;
            }
        }
        boolean carries = competition.cards().stream()
                .anyMatch(card -> card.player().equals(entrant.person().player()));
        int carried = carries ? 1 : 0;
        CardRule rule = competition.policy().cardRule();
        return new Cards(carried, yellow, shown + (carried + yellow) / rule.yellows());
    }
}
