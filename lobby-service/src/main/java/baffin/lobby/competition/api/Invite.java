package baffin.lobby.competition.api;

import baffin.platform.problem.Problem;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A merge patch of a policy, and whether the people of the original are asked to take part.
 *
 * @param patch the body without {@code invite}
 */
record Invite(JsonNode patch, boolean wanted) {

    /** Field beside those of the policy. */
    private static final String INVITE = "invite";

    /** Reads a body; 400 when {@code invite} is neither true nor false. */
    static Invite of(JsonNode body) {
        JsonNode invite = body.path(INVITE);
        if (!invite.isMissingNode() && !invite.isBoolean()) {
            throw Problem.invalidField("/" + INVITE, "invalid", "must be true or false")
                    .asException();
        }
        JsonNode patch = body instanceof ObjectNode object ? object.deepCopy().without(INVITE) : body;
        return new Invite(patch, invite.asBoolean());
    }
}
