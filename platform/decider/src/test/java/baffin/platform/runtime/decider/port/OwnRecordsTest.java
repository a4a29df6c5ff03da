package baffin.platform.runtime.decider.port;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Malformed;
import baffin.platform.wire.Reply;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class OwnRecordsTest {

    private static final CommandEnvelope COMMAND =
            CommandEnvelope.command("match", "key", "ann", 7L, Reply.empty().put("type", "Undo"));

    private final OwnRecords own = new OwnRecords();

    @Test
    void what_this_instance_has_sent_comes_back_as_it_was_once() {
        own.sent(COMMAND.bytes(), COMMAND);
        assertThat(command(COMMAND.bytes())).isSameAs(COMMAND);
        assertThat(command(COMMAND.bytes())).isNotSameAs(COMMAND).isEqualTo(COMMAND);
    }

    @Test
    void what_another_instance_has_sent_is_parsed() {
        CommandEnvelope other = COMMAND.answeredAt(1, 4711);
        own.sent(COMMAND.bytes(), COMMAND);
        assertThat(command(other.bytes())).isEqualTo(other);
        assertThat(own.command("{".getBytes(StandardCharsets.UTF_8))).isInstanceOf(Decoded.Bad.class);
    }

    @Test
    void a_reply_that_was_decided_again_elsewhere_is_not_mistaken_for_the_one_from_here() {
        Reply first = Reply.accepted(COMMAND, 8, Reply.empty());
        Reply second = Reply.refused(COMMAND, 8, new Malformed(Malformed.FIELD, "/type", "is late"));
        own.replied(first.bytes(), first);
        assertThat(own.reply(second.bytes())).isEqualTo(second);
        assertThat(own.reply(first.bytes())).isSameAs(first);
        assertThat(own.reply(first.bytes())).isNotSameAs(first).isEqualTo(first);
    }

    private CommandEnvelope command(byte[] json) {
        return ((Decoded.Ok<CommandEnvelope>) own.command(json)).value();
    }
}
