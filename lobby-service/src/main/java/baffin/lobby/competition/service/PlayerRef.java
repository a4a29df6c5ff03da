package baffin.lobby.competition.service;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Somebody, named in one of three ways; oneself when nobody is named.
 *
 * @param bot kind of a house bot, such as random
 * @param invitation the code that lets one in, where entry is by invitation
 */
@Schema(name = "PlayerRef")
public record PlayerRef(
        @Nullable String player,
        @Nullable String handle,
        @Nullable String bot,
        @Nullable String invitation) {

    public static final PlayerRef ONESELF = new PlayerRef(null, null, null, null);
}
