package baffin.lobby.adapter.kafka;

import baffin.lobby.seek.Pool;
import baffin.lobby.seek.SeekCommand;
import baffin.lobby.seek.SeekDecider;
import baffin.lobby.seek.SeekEvent;
import baffin.lobby.seek.SeekNow;
import baffin.lobby.seek.SeekRecord;
import baffin.lobby.seek.SeekRuling;
import baffin.platform.runtime.decider.Aggregate;
import baffin.platform.runtime.decider.Heard;
import baffin.platform.runtime.decider.Judgement;
import baffin.platform.runtime.decider.Outage;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import baffin.platform.wire.Reply.Outcome;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Pools on the decider runtime: repeats, versions, time and replies around the pure decider. */
public final class PoolAggregate implements Aggregate<HeldPool> {

    /** {@code ce_type} of the records of pools on {@code lobby.events}. */
    public static final String CHANGED = "baffin.lobby.seeks.v1";

    private final SeekDecider decider;

    /** The pools that the decider rules. */
    public PoolAggregate(SeekDecider decider) {
        this.decider = decider;
    }

    @Override
    public Judgement<HeldPool> judge(@Nullable HeldPool state, CommandEnvelope command, Heard heard) {
        HeldPool held = held(state, heard.key());
        long version = held.pool().version();
        Optional<Seen> earlier = held.earlier(command.commandId(), command.player());
        if (earlier.isPresent()) {
            return new Judgement.Answered<>(
                    earlier.get().fingerprint().equals(command.fingerprint())
                            ? Reply.of(command, Outcome.REPEATED, version, null, Reply.empty())
                            : Reply.refused(command, version, "idempotency-key-reused", "the key was used before"));
        }
        SeekAsk ask;
        try {
            ask = LobbyJson.seekAsk(command.body());
        } catch (JsonProcessingException e) {
            return new Judgement.Answered<>(
                    Reply.refused(command, version, "invalid-field", "the command cannot be read"));
        }
        return switch (decider.decide(held.pool(), ask.by(), ask.command(), heard.at())) {
            case SeekRuling.Refused(var why) -> new Judgement.Answered<>(LobbyAggregate.refused(command, version, why));
            case SeekRuling.Accepted(List<SeekEvent> events) -> {
                SeekRecord record = new SeekRecord(
                        heard.key(), version + 1, command.commandId(), command.player(), heard.at(), events);
                Seen taken = new Seen(command.commandId(), command.player(), command.fingerprint(), record.version());
                HeldPool next = held.then(held.pool().after(record), taken);
                ObjectNode body = answer(held.pool(), record, ask.command());
                yield decided(held, next, record, Reply.accepted(command, record.version(), body));
            }
        };
    }

    private static HeldPool held(@Nullable HeldPool state, String key) {
        return state == null ? new HeldPool(Pool.empty(Pool.gameOf(key)), List.of()) : state;
    }

    /** The seek that the command is about, as it is now. */
    private static ObjectNode answer(Pool before, SeekRecord record, SeekCommand command) {
        Map<String, SeekNow> seeks = new LinkedHashMap<>();
        before.waiting().forEach(seek -> seeks.put(seek.seekId(), SeekNow.waiting(before.game(), seek)));
        SeekNow.after(seeks, record);
        String seekId = switch (command) {
            case SeekCommand.Wait wait -> wait.seekId();
            case SeekCommand.Withdraw withdraw -> withdraw.seekId();
        };
        return LobbyJson.tree(Objects.requireNonNull(seeks.get(seekId), "an accepted command has a seek"));
    }

    private static Judgement<HeldPool> decided(
            HeldPool before, HeldPool next, SeekRecord record, @Nullable Reply reply) {
        String id = record.pool() + "@" + record.version();
        Judgement.Fact fact = new Judgement.Fact(CHANGED, id, LobbyJson.bytes(record));
        return new Judgement.Decided<>(next, fact, reply, Convening.commands(before.pool(), record));
    }

    @Override
    public @Nullable Instant wakeAt(HeldPool state) {
        return state.pool().wakeAt();
    }

    @Override
    public Judgement<HeldPool> tick(HeldPool state, Heard heard, @Nullable Outage down) {
        List<SeekEvent> events = decider.due(state.pool(), heard.at());
        if (events.isEmpty()) {
            return new Judgement.Ignored<>();
        }
        SeekRecord record = new SeekRecord(heard.key(), state.pool().version() + 1, "", "", heard.at(), events);
        return decided(state, state.then(state.pool().after(record)), record, null);
    }

    @Override
    public Reply probe(@Nullable HeldPool state, CommandEnvelope probe) {
        Optional<Seen> earlier = state == null ? Optional.empty() : state.earlier(probe.commandId(), probe.player());
        return earlier.map(seen -> Reply.repeated(probe, seen.version()))
                .orElseGet(() -> Reply.of(probe, Outcome.NOT_KNOWN, 0, null, Reply.empty()));
    }

    @Override
    public Judgement<HeldPool> react(@Nullable HeldPool state, byte[] event, Heard heard) {
        return new Judgement.Ignored<>();
    }

    @Override
    public byte[] write(HeldPool state) {
        return LobbyJson.bytes(state);
    }

    @Override
    public HeldPool read(String key, byte[] row) {
        return LobbyJson.read(row, HeldPool.class);
    }

    /** Never: somebody may always come. */
    @Override
    public boolean over(HeldPool state) {
        return false;
    }
}
