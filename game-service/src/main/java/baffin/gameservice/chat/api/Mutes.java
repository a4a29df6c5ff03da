package baffin.gameservice.chat.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * Whom a player does not want to read.
 *
 * @param players ids of players
 */
@Schema(name = "Mutes")
public record Mutes(List<String> players) {}
