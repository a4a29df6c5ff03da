package baffin.platform.runtime.decider.port;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Reply;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class OwnRecordsTest {

    private static final CommandEnvelope COMMAND = CommandEnvelope.command(
            "match", "key", "ann", List.of(7L), Reply.empty().put("type", "Undo"));

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
    void a_reply_to_this_instance_is_given_to_its_own_desk_on_another_thread() throws InterruptedException {
        BlockingQueue<Map.Entry<Reply, Thread>> replies = new LinkedBlockingQueue<>();
        OwnRecords second = new OwnRecords(1, reply -> replies.add(Map.entry(reply, Thread.currentThread())));
        Reply reply = Reply.accepted(COMMAND, 8, Reply.empty());

        second.give(reply);

        Map.Entry<Reply, Thread> given = Objects.requireNonNull(replies.poll(4, TimeUnit.MINUTES));
        assertThat(given.getKey()).isSameAs(reply);
        assertThat(given.getValue()).isNotSameAs(Thread.currentThread());
    }

    @Test
    void a_desk_that_fails_gets_the_next_reply_all_the_same() throws InterruptedException {
        BlockingQueue<Reply> replies = new LinkedBlockingQueue<>();
        OwnRecords first = new OwnRecords(0, reply -> {
            replies.add(reply);
            throw new IllegalStateException("nobody there");
        });

        first.give(Reply.accepted(COMMAND, 8, Reply.empty()));
        first.give(Reply.accepted(COMMAND, 9, Reply.empty()));

        assertThat(Objects.requireNonNull(replies.poll(4, TimeUnit.MINUTES)).version())
                .isEqualTo(8);
        assertThat(Objects.requireNonNull(replies.poll(4, TimeUnit.MINUTES)).version())
                .isEqualTo(9);
    }

    @Test
    void replies_to_others_are_not_awaited_here_and_none_are_where_nobody_asks() {
        assertThat(new OwnRecords(1, reply -> {}).awaits(1)).isTrue();
        assertThat(new OwnRecords(1, reply -> {}).awaits(0)).isFalse();
        assertThat(own.awaits(0)).isFalse();
        assertThat(own.awaits(-1)).isFalse();
    }

    private CommandEnvelope command(byte[] json) {
        return ((Decoded.Ok<CommandEnvelope>) own.command(json)).value();
    }
}
