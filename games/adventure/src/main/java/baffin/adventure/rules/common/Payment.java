package baffin.adventure.rules.common;

import baffin.adventure.state.AdventureState;
import baffin.game.RuleViolation;
import baffin.game.words.Phrase;
import java.util.Optional;

/** Paying with action points (AD-4.1). */
public final class Payment {

    private Payment() {}

    public static Optional<RuleViolation> check(AdventureState state, int price, String... pointers) {
        int points = state.turn().points();
        return price <= points
                ? Optional.empty()
                : RuleViolation.broken(
                        "AD-4.1", Phrase.of("refused.points", "price", price, "points", points), pointers);
    }
}
