package baffin.platform.runtime.decider.aggregate;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.runtime.decider.aggregate.Counter.Count;
import baffin.platform.runtime.decider.aggregate.Counter.Raise;
import baffin.platform.runtime.decider.aggregate.Counter.Raised;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the aggregate does around any decider. */
class DeciderAggregateTest {

    private static final RecordContext CONTEXT = new RecordContext("counter", 0, Instant.EPOCH, "");

    private final CounterBinding binding = new CounterBinding();
    private final DeciderAggregate<Raise, Count, Raised, String> aggregate =
            new DeciderAggregate<>(new Counter(), binding);
    private @Nullable AggregateState<Count> kept;

    private static CommandEnvelope raise(String id, String player, int by, @Nullable Long seen) {
        return CommandEnvelope.command(
                "counter",
                id,
                player,
                seen == null ? null : List.of(seen),
                Reply.empty().put("by", by));
    }

    private Reply send(CommandEnvelope command) {
        return switch (aggregate.judge(kept, command, CONTEXT)) {
            case Judgement.Decided<Count> decided -> {
                kept = decided.next();
                yield Objects.requireNonNull(decided.reply());
            }
            case Judgement.Answered<Count>(Reply reply) -> reply;
            default -> throw new AssertionError("a command gets an answer");
        };
    }

    private Reply raised(String id, int by) {
        return send(raise(id, "ann", by, null));
    }

    private Count count() {
        return Objects.requireNonNull(kept).state();
    }

    @Test
    void an_accepted_command_makes_a_version_and_is_answered() {
        Reply reply = raised("a", 3);

        assertThat(reply).returns(true, Reply::accepted).returns(false, Reply::repeated);
        assertThat(reply.version()).isEqualTo(1);
        assertThat(reply.body().path("total").intValue()).isEqualTo(3);
        assertThat(count()).isEqualTo(new Count(1, 3));
    }

    @Test
    void a_repeat_is_known_by_its_key_and_changes_nothing() {
        raised("a", 3);
        raised("b", 1);

        Reply again = raised("a", 3);

        assertThat(again).returns(true, Reply::accepted).returns(true, Reply::repeated);
        assertThat(again.version()).isEqualTo(1);
        assertThat(count()).isEqualTo(new Count(2, 4));
    }

    @Test
    void a_key_that_was_used_for_another_command_is_refused() {
        raised("a", 3);

        Reply reused = raised("a", 4);

        assertThat(reused.problem()).isEqualTo("idempotency-key-reused");
        assertThat(reused.body().path("currentVersion").longValue()).isEqualTo(1);
    }

    @Test
    void keys_are_scoped_to_their_author() {
        raised("a", 3);

        assertThat(send(raise("a", "bo", 3, null)))
                .returns(true, Reply::accepted)
                .returns(false, Reply::repeated);
    }

    @Test
    void only_so_many_keys_are_remembered() {
        raised("a", 1);
        raised("b", 1);
        raised("c", 1);

        assertThat(raised("a", 1)).returns(true, Reply::accepted).returns(false, Reply::repeated);
        assertThat(raised("c", 1)).returns(true, Reply::accepted).returns(true, Reply::repeated);
    }

    @Test
    void a_stale_version_is_refused_unless_the_sender_has_no_say_at_all() {
        raised("a", 1);
        raised("b", 1);

        assertThat(send(raise("c", "ann", 1, 1L)).problem()).isEqualTo("stale-version");
        assertThat(send(raise("c", "ann", 1, 2L)))
                .returns(true, Reply::accepted)
                .returns(false, Reply::repeated);
        assertThat(send(raise("d", "stranger", 1, 1L)).body().path("detail").asText())
                .isEqualTo("forbidden");
    }

    @Test
    void a_dry_run_says_what_would_happen_and_neither_changes_nor_remembers_anything() {
        raised("a", 1);

        Reply rehearsed = send(raise("b", "ann", 2, null).rehearsed());

        assertThat(rehearsed).returns(true, Reply::accepted).returns(false, Reply::repeated);
        assertThat(rehearsed.body().path("total").intValue()).isEqualTo(3);
        assertThat(count()).isEqualTo(new Count(1, 1));
        assertThat(raised("b", 2)).returns(true, Reply::accepted).returns(false, Reply::repeated);
        assertThat(send(raise("c", "ann", 9, null).rehearsed())).returns(false, Reply::accepted);
    }

    @Test
    void what_is_so_already_makes_no_version() {
        raised("a", 1);

        Reply nothing = raised("b", 0);

        assertThat(nothing).returns(true, Reply::accepted).returns(true, Reply::repeated);
        assertThat(nothing.version()).isEqualTo(1);
    }

    @Test
    void a_body_that_cannot_be_read_is_refused_by_its_field() {
        Reply refused = send(CommandEnvelope.command("counter", "a", "ann", null, Reply.empty()));

        assertThat(refused.problem()).isEqualTo("invalid-field");
        assertThat(refused.body().at("/violations/0/pointer").asText()).isEqualTo("/by");
    }

    @Test
    void a_probe_tells_what_became_of_a_command() {
        raised("a", 1);

        Reply known = aggregate.probe(kept, CommandEnvelope.probe("counter", "a", "ann"));
        Reply notKnown = aggregate.probe(kept, CommandEnvelope.probe("counter", "a", "bo"));

        assertThat(known).returns(true, Reply::accepted).returns(true, Reply::repeated);
        assertThat(known.version()).isEqualTo(1);
        assertThat(notKnown).returns("not-found", Reply::problem);
    }

    @Test
    void for_those_who_may_not_see_it_there_is_nothing() {
        raised("a", 1);

        assertThat(send(raise("b", "blind", 1, null)).problem()).isEqualTo("not-found");
        assertThat(aggregate
                        .probe(kept, CommandEnvelope.probe("counter", "b", "blind"))
                        .problem())
                .isEqualTo("not-found");
    }

    @Test
    void what_the_clock_does_is_recorded_but_answered_to_nobody_and_not_remembered() {
        raised("a", 1);

        var ticked = aggregate.tick(Objects.requireNonNull(kept), CONTEXT, null);

        assertThat(ticked).isInstanceOfSatisfying(Judgement.Decided.class, decided -> {
            assertThat(decided.reply()).isNull();
            assertThat(decided.next().processed()).hasSize(1);
        });
    }

    @Test
    void nothing_due_is_told_to_the_binding() {
        raised("a", 2);

        assertThat(aggregate.tick(Objects.requireNonNull(kept), CONTEXT, null)).isInstanceOf(Judgement.Ignored.class);
        assertThat(binding.idled).isEqualTo(1);
    }

    @Test
    void a_terminal_state_is_over() {
        raised("a", 1);

        assertThat(aggregate.judge(kept, raise("b", "ann", Counter.MOST - 1, null), CONTEXT))
                .isInstanceOfSatisfying(Judgement.Decided.class, last -> {
                    assertThat(last.over()).isTrue();
                    assertThat(last.wake()).isNull();
                });
    }
}
