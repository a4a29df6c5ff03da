package baffin.bot.client.model;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * One event of a live stream.
 *
 * @param id the version of the match; 0 when the event has none
 * @param name kind of event, such as {@code snapshot} or {@code step}
 * @param data its JSON
 */
public record StreamEvent(long id, String name, JsonNode data) {}
