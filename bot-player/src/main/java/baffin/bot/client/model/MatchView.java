package baffin.bot.client.model;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A match as the caller may see it at one version.
 *
 * @param version the version shown
 * @param document the whole answer
 */
public record MatchView(long version, JsonNode document) {}
