package baffin.lobby.decider;

import baffin.competition.Competition;
import baffin.competition.RuledMatches;
import baffin.competition.decide.CompetitionDecider;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRequest;
import baffin.competition.event.EntryCommand.AccountStands;
import baffin.competition.event.EntryCommand.AccountStands.Account;
import baffin.decider.Outage;
import baffin.decider.ProcessedCommand;
import baffin.decider.Transition;
import baffin.lobby.competition.domain.CompetitionCommandBody;
import baffin.lobby.competition.domain.CompetitionJson;
import baffin.lobby.competition.domain.CompetitionRefusals;
import baffin.match.event.MatchCommand;
import baffin.platform.runtime.decider.aggregate.AggregateBinding;
import baffin.platform.runtime.decider.aggregate.AggregateState;
import baffin.platform.runtime.decider.aggregate.Judgement.Fact;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.wire.AccountStanding;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Json;
import baffin.platform.wire.MatchRuling;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Binds competitions to the platform. A round and all its matches are one transaction. */
public final class CompetitionBinding
        implements AggregateBinding<CompetitionRequest, Competition, CompetitionRecord, CompetitionRefusal> {

    /** {@code ce_type} of the records of competitions on {@code lobby.events}. */
    public static final String CHANGED = "baffin.lobby.competition.v1";

    // many enter at the same time, and each may ask again
    private static final int PROCESSED_MAX = 256;

    private final CompetitionDecider decider;
    private final Consumer<Competition> dueRounds;

    /**
     * Competitions that the decider rules.
     *
     * @param dueRounds is told, now and again, of a round that is due and has to be worked out elsewhere; must not wait
     */
    public CompetitionBinding(CompetitionDecider decider, Consumer<Competition> dueRounds) {
        this.decider = decider;
        this.dueRounds = dueRounds;
    }

    @Override
    public long version(Competition competition) {
        return competition.version();
    }

    @Override
    public Decoded<CompetitionRequest> decode(
            @Nullable Competition state, CommandEnvelope command, RecordContext context) {
        String id = Competition.idOf(context.key());
        return command.bodyAs(CompetitionCommandBody.class)
                .map(ask -> new CompetitionRequest(
                        id,
                        command.commandId(),
                        ask.by(),
                        context.at(),
                        ask.command(),
                        null,
                        ask.round(),
                        ask.cause()));
    }

    @Override
    public Fact fact(Transition<Competition, CompetitionRecord> transition) {
        CompetitionRecord record = transition.event();
        return new Fact(
                CHANGED,
                record.competitionId() + "@" + record.version(),
                Json.shared().bytes(record));
    }

    @Override
    public List<CommandEnvelope> then(
            @Nullable Competition before, Transition<Competition, CompetitionRecord> transition) {
        CompetitionRecord record = transition.event();
        List<CommandEnvelope> then = new ArrayList<>(Fixtures.commands(transition.next(), record));
        RuledMatches.instructions(before, transition.next(), record)
                .forEach(instruction -> then.add(command(instruction, record)));
        NextSeasons.command(before, transition.next(), record).ifPresent(then::add);
        return then;
    }

    private static CommandEnvelope command(RuledMatches.Instruction instruction, CompetitionRecord record) {
        String id = switch (instruction.word()) {
            case MatchCommand.Reseat reseat ->
                "reseat-" + record.version() + "-" + reseat.seat().index();
            case MatchCommand.Unseat unseat ->
                "unseat-" + record.version() + "-" + unseat.seat().index();
            case MatchCommand.CloseMatch close -> "close-" + record.version();
            default -> "ruling-" + record.version();
        };
        return new MatchRuling(instruction.match().matchId(), id, instruction.word()).command();
    }

    @Override
    public ObjectNode accepted(
            @Nullable Competition before,
            CommandEnvelope envelope,
            CompetitionRequest request,
            Transition<Competition, CompetitionRecord> transition) {
        return CompetitionJson.answer(transition.event());
    }

    @Override
    public Reply refused(
            @Nullable Competition state,
            CommandEnvelope envelope,
            CompetitionRequest request,
            CompetitionRefusal refusal) {
        return CompetitionRefusals.reply(envelope, state, refusal);
    }

    @Override
    public @Nullable Instant wakeAt(Competition competition) {
        return decider.wakeAt(competition);
    }

    @Override
    public Optional<CompetitionRequest> tick(Competition competition, RecordContext context, @Nullable Outage down) {
        String id = competition.id();
        return Optional.of(
                down == null
                        ? CompetitionRequest.tick(id, context.at())
                        : CompetitionRequest.afterOutage(id, context.at(), down));
    }

    @Override
    public void idle(Competition competition, RecordContext context) {
        if (decider.wanted(competition, context.at())) {
            dueRounds.accept(competition);
        }
    }

    @Override
    public List<String> people(Competition competition) {
        return competition.people();
    }

    // a row is compressed
    @Override
    public boolean mentions(byte[] row, String player) {
        return true;
    }

    @Override
    public boolean begins(CommandEnvelope command) {
        return command.bodyAs(CompetitionCommandBody.class) instanceof Decoded.Ok(CompetitionCommandBody ask)
                && ask.command().begins();
    }

    @Override
    public Optional<CompetitionRequest> account(
            Competition competition, AccountStanding standing, RecordContext context) {
        AccountStands word = new AccountStands(
                standing.player(), Account.valueOf(standing.kind().name()));
        return Optional.of(new CompetitionRequest(competition.id(), "", null, context.at(), word));
    }

    @Override
    public int processedMax() {
        return PROCESSED_MAX;
    }

    @Override
    public byte[] write(Competition state, List<ProcessedCommand> inRow) {
        return CompetitionJson.press(new LobbyRows.CompetitionRow(state, inRow));
    }

    @Override
    public AggregateState<Competition> read(String key, byte[] row) {
        return CompetitionJson.open(row, LobbyRows.CompetitionRow.class).state();
    }

    /** Results may be put right for a month after the end; then it is there to be read. */
    @Override
    public boolean settled(Competition competition) {
        return competition.status().over();
    }

    @Override
    public int weight(Competition competition) {
        return competition.weight();
    }
}
