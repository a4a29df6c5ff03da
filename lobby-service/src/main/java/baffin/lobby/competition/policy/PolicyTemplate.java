package baffin.lobby.competition.policy;

import com.fasterxml.jackson.databind.JsonNode;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A policy that an organiser can begin with.
 *
 * @param id of the template, the same for good
 * @param title what it is called
 * @param text what it is, in a few sentences
 * @param policy what {@code POST /competitions} takes, with the title as its name
 */
@Schema(name = "PolicyTemplate")
public record PolicyTemplate(
        @Schema(examples = "weekend-swiss") String id,
        String title,
        String text,

        @Schema(type = SchemaType.OBJECT, implementation = Object.class)
        JsonNode policy) {}
