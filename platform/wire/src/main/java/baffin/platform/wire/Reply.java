package baffin.platform.wire;

import baffin.platform.names.NamedTrees;
import baffin.platform.names.PublicNames;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/**
 * What became of a command; written in the transaction that decided it.
 *
 * @param key what was asked of: a match, a pool of seeks or a competition
 * @param commandId id of the command
 * @param player who asked: ids are scoped to their author
 * @param ticket of the request that waits for it
 * @param outcome what became of it
 * @param version version after it; 0 when there is nothing of that key
 * @param problem slug of the problem type when it was not accepted, such as {@code rule-violation}; null otherwise
 * @param body the answer when accepted; else members of the problem document ({@code detail} and extensions)
 */
public record Reply(
        @JsonProperty("matchId") String key,
        String commandId,
        String player,
        long ticket,
        Outcome outcome,
        long version,
        @Nullable String problem,
        ObjectNode body) {

    /** What became of a command. */
    public enum Outcome {
        /** It is in the log as {@link Reply#version}. */
        ACCEPTED,
        /** It was in the log before, as {@link Reply#version}. */
        REPEATED,
        /** It would be accepted; nothing was written. */
        REHEARSED,
        /** It was refused; nothing was written. */
        REFUSED,
        /** The log does not hold it (answer to a probe). */
        NOT_KNOWN,
        /** The quarantine was lifted. */
        RELEASED
    }

    /** The command is in the log. */
    public static Reply accepted(CommandEnvelope command, long version, ObjectNode body) {
        return of(command, Outcome.ACCEPTED, version, null, body);
    }

    /** The command was in the log before. */
    public static Reply repeated(CommandEnvelope command, long version) {
        return of(command, Outcome.REPEATED, version, null, empty());
    }

    /** The command would be accepted. */
    public static Reply rehearsed(CommandEnvelope command, long version, ObjectNode body) {
        return of(command, Outcome.REHEARSED, version, null, body);
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
        return of(command, Outcome.REFUSED, version, problem, members);
    }

    /** The command cannot be read. */
    public static Reply refused(CommandEnvelope command, long version, Malformed fault) {
        ObjectNode members = empty();
        members.put("detail", fault.pointer().isEmpty() ? "the body " + fault.message() : fault.message());
        members.putArray("pointers").add(fault.pointer());
        return refused(command, version, fault.slug(), members);
    }

    /** Any outcome. */
    public static Reply of(
            CommandEnvelope command, Outcome outcome, long version, @Nullable String problem, ObjectNode body) {
        return new Reply(
                command.key(),
                command.commandId(),
                command.player(),
                command.ticket(),
                outcome,
                version,
                problem,
                body);
    }

    /** The same as its sender is shown it: everybody has a name. */
    public Reply named(PublicNames names) {
        return new Reply(key, commandId, player, ticket, outcome, version, problem, NamedTrees.of(body, names));
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
