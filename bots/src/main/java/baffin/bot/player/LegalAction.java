package baffin.bot.player;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A command that the match would accept now.
 *
 * @param command the body to send, as it is
 */
public record LegalAction(JsonNode command) {

    /** The type of the command, such as {@code PlaceTile}. */
    public String type() {
        return command.path("type").asText();
    }
}
