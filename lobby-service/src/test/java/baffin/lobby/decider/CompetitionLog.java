package baffin.lobby.decider;

import baffin.competition.Competition;
import baffin.competition.decide.CompetitionDecider;
import baffin.competition.decide.Proposals;
import baffin.competition.decide.shared.Sides;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.RoundCommand.Publish;
import baffin.lobby.competition.domain.CompetitionCommandBody;
import baffin.lobby.competition.domain.CompetitionJson;
import baffin.lobby.openmatch.domain.OpenMatchDecider;
import baffin.lobby.openmatch.domain.Opening;
import baffin.lobby.seek.domain.Pools;
import baffin.platform.runtime.decider.DeciderCore;
import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.DecisionSink;
import baffin.platform.runtime.decider.Rows;
import baffin.platform.runtime.decider.aggregate.Judgement;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.runtime.decider.bounds.RecordLimits;
import baffin.platform.topics.Topics;
import baffin.platform.wire.AccountStanding;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Reply;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * One partition of the lobby's log in memory. Each record is one transaction: what it causes counts all together, or,
 * when the task is made to crash on the way, not at all.
 */
final class CompetitionLog implements Rows, DecisionSink {

    static final String ID = "01890000-0000-7000-8000-00000000c0de";

    private static final RecordLimits BOUNDS = RecordLimits.of(
            Topics.LOBBY_COMMANDS, Topics.LOBBY_EVENTS, Topics.REPLIES_LOBBY, Topics.LOBBY_COMMANDS_REJECTED);

    record Written(String key, String type, byte[] json) {}

    /** The task dies in the middle of a transaction. */
    static final class Crash extends Error {

        private static final long serialVersionUID = 1L;

        Crash() {
            super("crash");
        }
    }

    final List<Written> facts = new ArrayList<>();
    final List<Reply> replies = new ArrayList<>();
    final Map<String, byte[]> rows = new HashMap<>();
    final ArrayDeque<CommandEnvelope> commands = new ArrayDeque<>();
    Instant now = Pools.NOON;

    /** Competitions whose next round has to be worked out. */
    final ArrayDeque<Competition> due = new ArrayDeque<>();

    private final Map<String, byte[]> openRows = new HashMap<>();
    private final List<Written> openFacts = new ArrayList<>();
    private final List<Reply> openReplies = new ArrayList<>();
    private final List<CommandEnvelope> openCommands = new ArrayList<>();
    private final RecordLimits bounds;
    private DeciderCore<Object> core;
    private int effectsBeforeCrash = Integer.MAX_VALUE;

    CompetitionLog() {
        this(BOUNDS);
    }

    /** A log with bounds of its own. */
    CompetitionLog(RecordLimits bounds) {
        this.bounds = bounds;
        this.core = fresh();
    }

    /** A log that begins as another one stands. */
    CompetitionLog(CompetitionLog other) {
        this(other.bounds);
        facts.addAll(other.facts);
        rows.putAll(other.rows);
        now = other.now;
        restart();
    }

    private DeciderCore<Object> fresh() {
        LobbyAggregates aggregate = new LobbyAggregates(
                new OpenMatchDecider(new Opening(TestPolicies::game, false)),
                Pools.decider(),
                CompetitionDecider.checking(TestPolicies::game, Sides.NONE),
                due::add);
        return new DeciderCore<>(aggregate, Duration.ofDays(2), this, this, DeciderObserver.NONE, bounds);
    }

    /** Another instance takes over: it knows what was committed and nothing else. */
    void restart() {
        forget();
        core = fresh();
        core.started(now);
        core.at(now, true);
        commit();
    }

    /** Lets time pass in which people are served. */
    void served(Duration time) {
        Instant end = now.plus(time);
        while (now.isBefore(end)) {
            now = now.plusSeconds(20);
            core.at(now, true);
        }
        commit();
        later(Duration.ZERO);
    }

    /** The platform is away for a time, and another instance takes over. */
    void outage(Duration time) {
        now = now.plus(time);
        restart();
        later(Duration.ZERO);
    }

    /** Lets the task die after so many effects of the transactions to come. */
    void crashAfter(int effects) {
        effectsBeforeCrash = effects;
    }

    /** A command with somebody waiting. */
    static CommandEnvelope command(String commandId, @Nullable Actor by, CompetitionCommand command) {
        return command(ID, commandId, by, command);
    }

    private static CommandEnvelope command(
            String id, String commandId, @Nullable Actor by, CompetitionCommand command) {
        return CommandEnvelope.command(
                        Competition.key(id),
                        commandId,
                        by == null ? "" : by.player(),
                        null,
                        CompetitionJson.body(new CompetitionCommandBody(by, command)))
                .answeredAt(0, 1);
    }

    /** An account stands otherwise from now on. */
    void stands(String player, AccountStanding.Kind kind) {
        commands.add(new AccountStanding(player, kind, null).command());
        take();
    }

    /** Sends a command and takes all that it causes; gives the answer to the command itself. */
    Reply ask(String commandId, @Nullable Actor by, CompetitionCommand command) {
        return send(command(commandId, by, command));
    }

    /** The same of another competition. */
    Reply askOther(String id, String commandId, Actor by, CompetitionCommand command) {
        return send(command(id, commandId, by, command));
    }

    /** A command as it goes to the decider: what has to be searched is worked out before. */
    CommandEnvelope worked(CommandEnvelope envelope) {
        if (!(envelope.bodyAs(CompetitionCommandBody.class) instanceof Decoded.Ok(CompetitionCommandBody ask))) {
            return envelope;
        }
        if (!(ask.command() instanceof Publish request)
                || request.proposal() != null
                || records().isEmpty()) {
            return envelope;
        }
        return Proposals.of(competition(), request, now)
                .map(proposal -> new Publish(request.locked(), request.forbidden(), proposal))
                .map(whole -> envelope.carrying(
                        CompetitionJson.body(new CompetitionCommandBody(ask.by(), whole, ask.round()))))
                .orElse(envelope);
    }

    /** What is over for long leaves the store. */
    void sweep() {
        core.sweep(now);
        commit();
    }

    private void workOut(Competition state) {
        Proposals.due(state, now)
                .ifPresent(proposal -> commands.add(CommandEnvelope.command(
                        Competition.key(state.id()),
                        "round@" + state.version(),
                        "",
                        null,
                        CompetitionJson.body(new CompetitionCommandBody(
                                null,
                                new Publish(List.of(), List.of(), proposal),
                                state.rounds().size() + 1)))));
    }

    Reply send(CommandEnvelope envelope) {
        int before = replies.size();
        commands.add(worked(envelope));
        take();
        return replies.get(before);
    }

    /** Takes every command, each in a transaction of its own; one that crashes stays in the log. */
    void take() {
        while (!commands.isEmpty()) {
            CommandEnvelope command = commands.element();
            core.command(new RecordContext(command.key(), 0, now, ""), command.bytes());
            commands.remove();
            commit();
            workOutDue();
        }
    }

    /** Lets time pass, as the runtime does: look what is due, send a tick, take it. */
    void later(Duration time) {
        now = now.plus(time);
        core.wake(now);
        commit();
        workOutDue();
        take();
    }

    private void workOutDue() {
        while (!due.isEmpty()) {
            workOut(due.remove());
        }
    }

    private void commit() {
        rows.putAll(openRows);
        facts.addAll(openFacts);
        replies.addAll(openReplies);
        commands.addAll(openCommands);
        forget();
    }

    private void forget() {
        openRows.clear();
        openFacts.clear();
        openReplies.clear();
        openCommands.clear();
    }

    /** What the records make. */
    Competition competition() {
        return competition(ID);
    }

    Competition competition(String id) {
        Competition state = null;
        for (CompetitionRecord record : records(id)) {
            state = Competition.after(state, record);
        }
        return Objects.requireNonNull(state);
    }

    List<CompetitionRecord> records() {
        return records(ID);
    }

    private List<CompetitionRecord> records(String id) {
        return facts.stream()
                .filter(fact -> fact.type().equals(CompetitionBinding.CHANGED))
                .filter(fact -> fact.key().equals(Competition.key(id)))
                .map(fact -> CompetitionJson.record(fact.json()))
                .toList();
    }

    List<Written> matches() {
        return facts.stream()
                .filter(fact -> fact.type().equals(OpenMatchBinding.CHANGED))
                .toList();
    }

    private void effect() {
        if (effectsBeforeCrash-- == 0) {
            throw new Crash();
        }
    }

    @Override
    public byte @Nullable [] get(String key) {
        return openRows.getOrDefault(key, rows.get(key));
    }

    @Override
    public void put(String key, byte[] row) {
        effect();
        openRows.put(key, row);
    }

    @Override
    public void delete(String key) {
        if (!key.startsWith("#")) {
            throw new AssertionError("nothing is forgotten here");
        }
        openRows.remove(key);
        rows.remove(key);
    }

    @Override
    public void forEach(BiConsumer<String, byte[]> consumer) {
        Map.copyOf(rows).forEach(consumer);
    }

    @Override
    public void fact(RecordContext cause, Judgement.Fact fact) {
        effect();
        openFacts.add(new Written(cause.key(), fact.type(), fact.json()));
    }

    @Override
    public void reply(RecordContext cause, Reply reply, byte[] json, int partition) {
        effect();
        openReplies.add(reply);
    }

    @Override
    public void command(Instant at, CommandEnvelope command) {
        effect();
        openCommands.add(command);
    }

    @Override
    public void rejected(RecordContext cause, byte[] command, String reason) {
        throw new AssertionError("rejected: " + reason);
    }
}
