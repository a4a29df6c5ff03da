package baffin.accounts.preferences;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What a player has set for every program through which they play; programs follow it, the platform keeps it.
 *
 * @param language of texts, one of those that the platform has; absent for what the browser says
 * @param confirmCommands true when every command is confirmed; false when only what is final is
 * @param sounds true when sounds are played
 * @param animations true when moves are animated
 * @param autoPass true when the player passes by itself where there is no choice
 * @param orientation of pictures: auto (by the screen), landscape or portrait
 * @param colourScheme auto (as the system says), light or dark
 * @param timeZone IANA time zone in which times are shown, such as {@code Europe/Oslo}; absent for that of the browser
 * @param push kinds of notifications for which push messages are wanted, at most {@value #PUSH_MAX}
 */
@Schema(name = "Preferences")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Preferences(
        @Nullable String language,

        boolean confirmCommands,
        boolean sounds,
        boolean animations,
        boolean autoPass,

        @Schema(enumeration = {"auto", "landscape", "portrait"})
        String orientation,

        @Schema(enumeration = {"auto", "light", "dark"}) String colourScheme,

        @Schema(examples = "Europe/Oslo") @Nullable String timeZone,

        @Schema(examples = "[\"YOUR_TURN\", \"YOU_WERE_ASKED\"]")
        List<String> push) {

    /** What is left to the program or the system. */
    public static final String AUTO = "auto";

    /** Words for {@code orientation}. */
    public static final List<String> ORIENTATIONS = List.of(AUTO, "landscape", "portrait");

    /** Words for {@code colourScheme}. */
    public static final List<String> COLOUR_SCHEMES = List.of(AUTO, "light", "dark");

    /** Most kinds of notifications. */
    public static final int PUSH_MAX = 40;

    /** Those of a player who has set none. */
    public static final Preferences DEFAULT = new Preferences(
            null,
            false,
            true,
            true,
            false,
            AUTO,
            AUTO,
            null,
            List.of("YOUR_TURN", "YOU_WERE_ASKED", "TIME_IS_SHORT", "MATCH_STARTED", "ROUND_PUBLISHED"));

    public Preferences {
        push = List.copyOf(push);
    }
}
