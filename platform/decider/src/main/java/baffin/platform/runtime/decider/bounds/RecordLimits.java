package baffin.platform.runtime.decider.bounds;

import baffin.platform.acknowledgement.DoesNotFit;
import baffin.platform.acknowledgement.RecordSize;
import baffin.platform.runtime.decider.aggregate.Judgement;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import java.util.Arrays;

/**
 * Most bytes of each record that a decider writes, as the broker counts them.
 *
 * @param command of a command to others
 * @param event of what happened
 * @param reply of an answer
 * @param rejected of a copy of what was set aside
 * @param row of a state in the changelog
 */
public record RecordLimits(int command, int event, int reply, int rejected, int row) {

    /** Most bytes of a state, well below what producers and changelogs take. */
    public static final int ROW_MAX = 1_020 * 1_024;

    /** Most bytes of all that one decision writes: its transaction has to be committed in seconds. */
    public static final long DECISION_MAX = 8L * 1_024 * 1_024;

    // the id of a record ends with its ticket
    private static final String TICKET = "/01234567890123456789";

    // what people add leaves room for what the platform has to add: results, deadlines, rounds
    private static final int PEOPLE_PART = 4;

    private static final byte[] NONE = new byte[0];

    /** The bounds of a decider's topics. */
    public static RecordLimits of(String commands, String events, String replies, String rejected) {
        return new RecordLimits(
                Topics.bytesMax(commands),
                Topics.bytesMax(events),
                Topics.bytesMax(replies),
                Topics.bytesMax(rejected),
                ROW_MAX);
    }

    /**
     * Judges a judgement before anything of it is written.
     *
     * @param byPerson by somebody, and not by the platform itself
     * @return the answer as it is sent; empty when nobody gets one
     * @throws DoesNotFit names the first thing that is too large
     */
    public byte[] require(String key, Judgement<?> judgement, boolean byPerson) {
        if (judgement instanceof Judgement.Decided<?> decided) {
            return require(key, decided, byPerson);
        }
        if (judgement instanceof Judgement.Announced<?>(Judgement.Fact fact)) {
            require(key, fact);
        }
        Reply reply = judgement.reply();
        return reply == null ? NONE : require(reply);
    }

    private byte[] require(String key, Judgement.Decided<?> decided, boolean byPerson) {
        long sum = fits(
                "the state after it", RecordSize.of(key, "", decided.row()), byPerson ? row - row / PEOPLE_PART : row);
        sum += require(key, decided.fact());
        byte[] reply = decided.reply() == null ? NONE : require(decided.reply());
        sum += reply.length;
        for (CommandEnvelope command : decided.then()) {
            sum += fits("a command that follows from it", size(command), this.command);
        }
        fits("all that follows from it", sum, DECISION_MAX);
        return reply;
    }

    /**
     * Judges a record of the events topic.
     *
     * @return its bytes
     * @throws DoesNotFit when it is too large
     */
    public long require(String key, Judgement.Fact fact) {
        return fits("the record of it", RecordSize.of(key, fact.id(), fact.json()), event);
    }

    /**
     * Judges an answer.
     *
     * @return the answer as it is sent
     * @throws DoesNotFit when it is too large
     */
    public byte[] require(Reply answer) {
        byte[] json = answer.bytes();
        fits("the answer", RecordSize.of(answer.key(), answer.commandId() + TICKET, json), reply);
        return json;
    }

    /** As much of what is set aside as there is room for. */
    public byte[] copy(String key, byte[] original) {
        // the reason stands in a header
        long room = rejected - RecordSize.of(key, "", new byte[0]) - 4L * Texts.LENGTH_MAX;
        return original.length <= room ? original : Arrays.copyOf(original, (int) Math.max(0, room));
    }

    private static long size(CommandEnvelope command) {
        return size(command, command.bytes());
    }

    /**
     * Bytes of a command on its topic.
     *
     * @param json the command as it is sent
     */
    public static long size(CommandEnvelope command, byte[] json) {
        return RecordSize.of(command.key(), command.commandId() + TICKET, json);
    }

    private static long fits(String what, long bytes, long most) {
        if (bytes > most) {
            throw new DoesNotFit(what, bytes, most);
        }
        return bytes;
    }

    /** The refusal of a command that does not fit. */
    public static Reply refusal(CommandEnvelope command, DoesNotFit fault) {
        return Reply.refused(
                command,
                0,
                "too-large",
                Reply.empty()
                        .put("detail", "this is more than can be kept: " + fault.getMessage())
                        .put("what", fault.what())
                        .put("bytes", fault.bytes())
                        .put("most", fault.most()));
    }
}
