package baffin.platform.wire;

import baffin.platform.names.NamedTrees;
import baffin.platform.names.PublicNames;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/**
 * What became of a command, accepted or refused; written in the transaction that decided it.
 *
 * @param key what was asked of: a match, a pool of seeks or a competition
 * @param commandId id of the command
 * @param player who asked: ids are scoped to their author
 * @param ticket of the request that waits for it
 * @param version version after it; 0 when there is nothing of that key
 * @param problem slug of the problem type when it was refused, such as {@code rule-violation}; null when accepted
 * @param repeated true when it was in the log before, as {@link #version}, or asks for what is so already
 * @param body the answer when accepted; else members of the problem document ({@code detail} and extensions)
 */
public record Reply(
        @JsonProperty("matchId") String key,
        String commandId,
        String player,
        long ticket,
        long version,
        @Nullable String problem,
        boolean repeated,
        ObjectNode body) {

    /** Member of the body of a refusal: what is wrong with the fields of the command, as problem documents say it. */
    public static final String VIOLATIONS = "violations";

    /** True when the command was carried out, now or before; of a rehearsal, when it would be. */
    public boolean accepted() {
        return problem == null;
    }

    /** The command is in the log, or would be if it were no rehearsal. */
    public static Reply accepted(CommandEnvelope command, long version, ObjectNode body) {
        return of(command, version, null, false, body);
    }

    /** The command was in the log before. */
    public static Reply repeated(CommandEnvelope command, long version, ObjectNode body) {
        return of(command, version, null, true, body);
    }

    /**
     * The command is refused.
     *
     * @param version version now, 0 when there is nothing of that key
     * @param problem slug of the problem type
     * @param detail the reason in words
     */
    public static Reply refused(CommandEnvelope command, long version, String problem, String detail) {
        return refused(command, version, problem, empty().put("detail", detail));
    }

    /** The command is refused, with further members of the problem document. */
    public static Reply refused(CommandEnvelope command, long version, String problem, ObjectNode members) {
        return of(command, version, problem, false, members);
    }

    /** The command cannot be read. */
    public static Reply refused(CommandEnvelope command, long version, Malformed fault) {
        ObjectNode members = empty();
        members.put("detail", fault.pointer().isEmpty() ? "the body " + fault.message() : fault.message());
        members.set(VIOLATIONS, Json.shared().tree(fault.faults()));
        return refused(command, version, fault.slug(), members);
    }

    /** The log does not hold the command that a probe asks for. */
    public static Reply notKnown(CommandEnvelope probe, long version) {
        return refused(
                probe,
                version,
                "not-found",
                empty().put("detail", "the log holds no command " + probe.commandId() + " of yours")
                        .put("currentVersion", version));
    }

    private static Reply of(
            CommandEnvelope command, long version, @Nullable String problem, boolean repeated, ObjectNode body) {
        return new Reply(
                command.key(),
                command.commandId(),
                command.player(),
                command.ticket(),
                version,
                problem,
                repeated,
                body);
    }

    /** The same as its sender is shown it: everybody has a name. */
    public Reply named(PublicNames names) {
        return new Reply(key, commandId, player, ticket, version, problem, repeated, NamedTrees.of(body, names));
    }

    /** An object to be filled. */
    public static ObjectNode empty() {
        return Json.shared().object();
    }

    /** As JSON. */
    public byte[] bytes() {
        return Json.shared().bytes(this);
    }

    /**
     * Reads a reply.
     *
     * @throws JsonFault when it is none
     */
    public static Reply read(byte[] json) {
        return Json.shared().read(json, Reply.class);
    }
}
