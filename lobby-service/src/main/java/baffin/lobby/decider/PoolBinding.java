package baffin.lobby.decider;

import baffin.decider.Outage;
import baffin.decider.ProcessedCommand;
import baffin.decider.Transition;
import baffin.lobby.openmatch.domain.LobbyRefusal;
import baffin.lobby.seek.domain.Pool;
import baffin.lobby.seek.domain.SeekCommand;
import baffin.lobby.seek.domain.SeekCommandBody;
import baffin.lobby.seek.domain.SeekNow;
import baffin.lobby.seek.domain.SeekRecord;
import baffin.lobby.seek.domain.SeekRequest;
import baffin.platform.runtime.decider.aggregate.AggregateBinding;
import baffin.platform.runtime.decider.aggregate.AggregateState;
import baffin.platform.runtime.decider.aggregate.Judgement.Fact;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.wire.AccountStanding;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Json;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Binds pools of seeks to the platform. */
public final class PoolBinding implements AggregateBinding<SeekRequest, Pool, SeekRecord, LobbyRefusal> {

    /** {@code ce_type} of the records of pools on {@code lobby.events}. */
    public static final String CHANGED = "baffin.lobby.seeks.v1";

    // a pool is shared by all who play the game, so that it remembers more than a match does
    private static final int PROCESSED_MAX = 256;

    @Override
    public long version(Pool pool) {
        return pool.version();
    }

    @Override
    public Decoded<SeekRequest> decode(@Nullable Pool pool, CommandEnvelope command, RecordContext context) {
        return command.bodyAs(SeekCommandBody.class)
                .map(ask -> new SeekRequest(command.commandId(), ask.by(), context.at(), ask.command()));
    }

    @Override
    public Fact fact(Transition<Pool, SeekRecord> transition) {
        SeekRecord record = transition.event();
        return new Fact(
                CHANGED, record.pool() + "@" + record.version(), Json.shared().bytes(record));
    }

    @Override
    public List<CommandEnvelope> then(@Nullable Pool before, Transition<Pool, SeekRecord> transition) {
        return MatchedSeeks.commands(pool(before), transition.event());
    }

    /** The seek that the command is about, as it is now. */
    @Override
    public ObjectNode accepted(
            @Nullable Pool before,
            CommandEnvelope envelope,
            SeekRequest request,
            Transition<Pool, SeekRecord> transition) {
        Map<String, SeekNow> seeks = new LinkedHashMap<>();
        pool(before)
                .waiting()
                .forEach(seek ->
                        seeks.put(seek.seekId(), SeekNow.waiting(pool(before).game(), seek)));
        SeekNow.after(seeks, transition.event());
        String seekId = switch (Objects.requireNonNull(request.command(), "the clock gets no answer")) {
            case SeekCommand.Wait wait -> wait.seekId();
            case SeekCommand.Withdraw withdraw -> withdraw.seekId();
        };
        return Json.shared().tree(Objects.requireNonNull(seeks.get(seekId), "an accepted command has a seek"));
    }

    private static Pool pool(@Nullable Pool before) {
        return Objects.requireNonNull(before, "a pool is there before anybody waits in it");
    }

    @Override
    public Reply refused(@Nullable Pool pool, CommandEnvelope envelope, SeekRequest request, LobbyRefusal refusal) {
        return OpenMatchBinding.refused(envelope, pool == null ? 0 : pool.version(), refusal);
    }

    @Override
    public @Nullable Instant wakeAt(Pool pool) {
        return pool.wakeAt();
    }

    @Override
    public Optional<SeekRequest> tick(Pool pool, RecordContext context, @Nullable Outage down) {
        return Optional.of(down == null ? SeekRequest.tick(context.at()) : SeekRequest.afterOutage(context.at(), down));
    }

    @Override
    public List<String> people(Pool pool) {
        return pool.waiting().stream().map(seek -> seek.person().player()).toList();
    }

    @Override
    public boolean begins(CommandEnvelope command) {
        return command.bodyAs(SeekCommandBody.class) instanceof Decoded.Ok(SeekCommandBody ask)
                && ask.command() instanceof SeekCommand.Wait;
    }

    @Override
    public Optional<SeekRequest> account(Pool pool, AccountStanding standing, RecordContext context) {
        return pool.waiting().stream()
                .filter(seek -> standing.kind() != AccountStanding.Kind.USUAL)
                .filter(seek -> seek.person().player().equals(standing.player()))
                .findFirst()
                .map(seek -> new SeekRequest(
                        "account", seek.person(), context.at(), new SeekCommand.Withdraw(seek.seekId(), false)));
    }

    @Override
    public int processedMax() {
        return PROCESSED_MAX;
    }

    @Override
    public byte[] write(Pool state, List<ProcessedCommand> inRow) {
        return Json.shared().bytes(new LobbyRows.PoolRow(state, inRow));
    }

    @Override
    public AggregateState<Pool> read(String key, byte[] row) {
        return Json.shared().read(row, LobbyRows.PoolRow.class).state();
    }
}
