package baffin.lobby.decider;

import baffin.competition.decide.CompetitionDecider;
import baffin.lobby.openmatch.domain.OpenMatchDecider;
import baffin.lobby.openmatch.domain.Opening;
import baffin.lobby.openmatch.domain.Person;
import baffin.lobby.seek.domain.Pool;
import baffin.lobby.seek.domain.Pools;
import baffin.lobby.seek.domain.SeekCommand;
import baffin.lobby.seek.domain.SeekCommandBody;
import baffin.platform.runtime.decider.DeciderCore;
import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.DecisionSink;
import baffin.platform.runtime.decider.Rows;
import baffin.platform.runtime.decider.aggregate.Judgement;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.runtime.decider.bounds.RecordLimits;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Json;
import baffin.platform.wire.Reply;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The lobby's decider on a log in memory, with a time that the test sets. */
final class OneLog implements Rows, DecisionSink {

    private static final int PARTITION = 0;

    private static final RecordLimits BOUNDS = RecordLimits.of(
            Topics.LOBBY_COMMANDS, Topics.LOBBY_EVENTS, Topics.REPLIES_LOBBY, Topics.LOBBY_COMMANDS_REJECTED);

    record Written(String key, String type, byte[] json) {}

    final List<Written> facts = new ArrayList<>();
    final List<Reply> replies = new ArrayList<>();
    final Map<String, byte[]> rows = new HashMap<>();
    private final ArrayDeque<CommandEnvelope> sent = new ArrayDeque<>();
    private DeciderCore<Object> core = fresh();
    Instant now = Pools.NOON;

    private DeciderCore<Object> fresh() {
        OpenMatchDecider matches = new OpenMatchDecider(new Opening(id -> Optional.empty(), false));
        LobbyAggregates aggregate = new LobbyAggregates(
                matches, Pools.decider(), new CompetitionDecider(id -> Optional.empty()), due -> {});
        return new DeciderCore<>(aggregate, Duration.ofDays(2), this, this, DeciderObserver.NONE, BOUNDS);
    }

    /** Another instance takes over: it knows the rows and nothing else. */
    void restart() {
        core = fresh();
        core.started(now);
        core.at(now, true);
    }

    /** Time passes in which nobody can be served although this decider runs, until all is well again. */
    void outage(Duration time) {
        core.at(now, true);
        now = now.plus(time);
        core.at(now, true);
        core.wake(now);
        take();
    }

    /** Sends a command to the pool of chess and takes all that it causes from the log again. */
    Reply ask(String commandId, Person by, SeekCommand command) {
        CommandEnvelope envelope = CommandEnvelope.command(
                Pool.key("chess"), commandId, by.player(), null, Json.shared().tree(new SeekCommandBody(by, command)));
        int before = replies.size();
        sent.add(envelope.answeredAt(0, before));
        take();
        return replies.get(before);
    }

    /** Lets time pass, as the runtime does: look what is due, send a tick, take it. */
    void later(Duration time) {
        now = now.plus(time);
        core.wake(now);
        take();
    }

    private void take() {
        while (!sent.isEmpty()) {
            CommandEnvelope command = sent.poll();
            core.command(new RecordContext(command.key(), PARTITION, now, ""), command.bytes());
        }
    }

    @Override
    public byte @Nullable [] get(String key) {
        return rows.get(key);
    }

    @Override
    public void put(String key, byte[] row) {
        rows.put(key, row);
    }

    @Override
    public void delete(String key) {
        rows.remove(key);
    }

    @Override
    public void forEach(BiConsumer<String, byte[]> consumer) {
        Map.copyOf(rows).forEach(consumer);
    }

    @Override
    public void fact(RecordContext cause, Judgement.Fact fact) {
        facts.add(new Written(cause.key(), fact.type(), fact.json()));
    }

    @Override
    public void reply(RecordContext cause, Reply reply, byte[] json, int partition) {
        replies.add(reply);
    }

    @Override
    public void command(Instant at, CommandEnvelope command) {
        sent.add(command);
    }

    @Override
    public void rejected(RecordContext cause, byte[] command, String reason) {
        throw new AssertionError("rejected: " + reason);
    }
}
