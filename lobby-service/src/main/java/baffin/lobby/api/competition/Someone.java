package baffin.lobby.api.competition;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Somebody, named in one of three ways; oneself when nobody is named.
 *
 * @param player id of the player
 * @param handle public name of the player
 * @param bot kind of a house bot, such as random
 * @param invitation the code that lets one in, where entry is by invitation
 */
@Schema(name = "Someone")
public record Someone(
        @Nullable String player,
        @Nullable String handle,
        @Nullable String bot,
        @Nullable String invitation) {

    static final Someone ONESELF = new Someone(null, null, null, null);
}
