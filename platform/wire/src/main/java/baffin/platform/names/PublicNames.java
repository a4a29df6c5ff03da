package baffin.platform.names;

import baffin.match.terms.HouseBot;
import baffin.match.terms.Named;
import org.jspecify.annotations.Nullable;

/** Under which names players are shown. */
@FunctionalInterface
public interface PublicNames {

    /** The name of everybody whose own one is erased. */
    String FORMER_PLAYER = "former player";

    /** Shown in place of a name or text that is on its way. */
    String COMING = "…";

    /** Knows nobody but the bots of the house. */
    PublicNames NONE = player -> null;

    /** The name that stands with an account, or a text by its id; null when it was erased, or never was. */
    @Nullable
    String known(String player);

    /** True when a text was redacted. */
    default boolean redacted(String text) {
        return false;
    }

    /** False for a player whose name may be on its way. */
    default boolean erased(String player) {
        return true;
    }

    /** The name of a player. */
    default String of(String player) {
        String known = known(player);
        return known != null
                ? known
                : HouseBot.playing(player)
                        .map(bot -> String.valueOf(bot.holder().handle()))
                        .orElseGet(() -> erased(player) ? FORMER_PLAYER : COMING);
    }

    /** The name of somebody; null where nobody is meant. */
    default @Nullable String of(Named somebody) {
        String own = somebody.handle();
        String player = somebody.player();
        return own != null || player == null ? own : of(player);
    }
}
