package baffin.lobby.adapter.kafka;

import baffin.competition.Competition;
import baffin.competition.CompetitionCommand.Adopt;
import baffin.competition.CompetitionCommand.Create;
import baffin.competition.CompetitionEvent;
import baffin.competition.CompetitionRecord;
import baffin.competition.Round;
import baffin.competition.RuledMatches;
import baffin.competition.Verdict;
import baffin.competition.decide.CompetitionDecider;
import baffin.match.MatchCommand;
import baffin.platform.runtime.decider.Aggregate;
import baffin.platform.runtime.decider.Heard;
import baffin.platform.runtime.decider.Judgement;
import baffin.platform.runtime.decider.Outage;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.MatchRuling;
import baffin.platform.wire.Reply;
import baffin.platform.wire.Reply.Outcome;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Competitions on the decider runtime: repeats, versions, rehearsals, time and replies around the pure decider. A round
 * and all its matches are one transaction.
 */
public final class CompetitionAggregate implements Aggregate<HeldCompetition> {

    /** {@code ce_type} of the records of competitions on {@code lobby.events}. */
    public static final String CHANGED = "baffin.lobby.competition.v1";

    private final CompetitionDecider decider;
    private final Consumer<Competition> dueRounds;

    /**
     * The competitions that the decider rules.
     *
     * @param dueRounds is told, now and again, of a round that is due and has to be worked out elsewhere; must not wait
     */
    public CompetitionAggregate(CompetitionDecider decider, Consumer<Competition> dueRounds) {
        this.decider = decider;
        this.dueRounds = dueRounds;
    }

    @Override
    public Judgement<HeldCompetition> judge(@Nullable HeldCompetition state, CommandEnvelope command, Heard heard) {
        long version = state == null ? 0 : state.competition().version();
        Optional<Seen> earlier = command.dryRun()
                ? Optional.empty()
                : HeldCompetition.earlier(state, command.commandId(), command.player());
        if (earlier.isPresent()) {
            return answered(
                    earlier.get().fingerprint().equals(command.fingerprint())
                            ? Reply.repeated(command, earlier.get().version())
                            : Reply.refused(command, version, "idempotency-key-reused", "the key was used before"));
        }
        CompetitionAsk ask;
        try {
            ask = CompetitionJson.ask(command.body());
        } catch (JsonProcessingException e) {
            return answered(Reply.refused(command, version, "invalid-field", "the command cannot be read"));
        }
        // whoever publishes what another one has published a moment ago has to know that, more than the version
        Optional<Round> published = published(state, ask);
        if (published.isPresent()) {
            return answered(CompetitionRefusals.published(command, version, published.get()));
        }
        if (state != null && command.ifMatch() != null && command.ifMatch() != version) {
            return answered(LobbyAggregate.stale(command, version));
        }
        return ruled(state, command, heard, ask);
    }

    private static Optional<Round> published(@Nullable HeldCompetition state, CompetitionAsk ask) {
        return state == null || ask.round() == null
                ? Optional.empty()
                : state.competition().round(ask.round());
    }

    private Judgement<HeldCompetition> ruled(
            @Nullable HeldCompetition state, CommandEnvelope command, Heard heard, CompetitionAsk ask) {
        Competition before = state == null ? null : state.competition();
        long version = before == null ? 0 : before.version();
        if (before != null
                && ask.round() != null
                && ask.round() != before.rounds().size() + 1) {
            String next = "the next round is " + (before.rounds().size() + 1);
            return answered(Reply.refused(command, version, "conflict", next));
        }
        Verdict verdict = decider.decide(before, Competition.idOf(heard.key()), ask.by(), ask.command(), heard.at());
        return switch (verdict) {
            case Verdict.Refused refused
            when before != null && ask.command() instanceof Create ->
                answered(CompetitionRefusals.existing(command, refused, before));
            case Verdict.Refused refused -> answered(CompetitionRefusals.of(command, version, refused, before));
            case Verdict.Accepted(List<CompetitionEvent> events)
            when events.isEmpty() -> answered(Reply.repeated(command, version));
            case Verdict.Accepted(List<CompetitionEvent> events) ->
                accepted(state, command, record(before, command, heard, ask, events));
        };
    }

    private static CompetitionRecord record(
            @Nullable Competition before,
            CommandEnvelope command,
            Heard heard,
            CompetitionAsk ask,
            List<CompetitionEvent> events) {
        if (ask.command() instanceof Adopt(CompetitionRecord old) && ask.by() != null) {
            return old;
        }
        long version = before == null ? 1 : before.version() + 1;
        return new CompetitionRecord(
                Competition.idOf(heard.key()), version, command.commandId(), ask.by(), heard.at(), events);
    }

    private static Judgement<HeldCompetition> accepted(
            @Nullable HeldCompetition state, CommandEnvelope command, CompetitionRecord record) {
        ObjectNode answer = CompetitionJson.answer(record);
        Competition next = Competition.after(state == null ? null : state.competition(), record);
        if (command.dryRun()) {
            return answered(Reply.rehearsed(command, record.version(), answer));
        }
        Seen taken = command.player().isEmpty()
                ? null
                : new Seen(command.commandId(), command.player(), command.fingerprint(), record.version());
        Reply reply = Reply.accepted(command, record.version(), answer);
        return decided(
                state == null ? null : state.competition(), HeldCompetition.after(state, next, taken), record, reply);
    }

    private static Judgement<HeldCompetition> decided(
            @Nullable Competition before, HeldCompetition next, CompetitionRecord record, @Nullable Reply reply) {
        String id = record.competitionId() + "@" + record.version();
        Judgement.Fact fact = new Judgement.Fact(CHANGED, id, LobbyJson.bytes(record));
        List<CommandEnvelope> then = new ArrayList<>(Fixtures.commands(next.competition(), record));
        RuledMatches.told(before, next.competition(), record).forEach(told -> then.add(told(told, record)));
        return new Judgement.Decided<>(next, fact, reply, then);
    }

    private static CommandEnvelope told(RuledMatches.Told told, CompetitionRecord record) {
        String id = told.word() instanceof MatchCommand.Reseat reseat
                ? "reseat-" + record.version() + "-" + reseat.seat().index()
                : "ruling-" + record.version();
        return new MatchRuling(told.match().matchId(), id, told.word()).command();
    }

    private static Judgement<HeldCompetition> answered(Reply reply) {
        return new Judgement.Answered<>(reply);
    }

    @Override
    public @Nullable Instant wakeAt(HeldCompetition state) {
        return decider.wakeAt(state.competition());
    }

    @Override
    public Judgement<HeldCompetition> tick(HeldCompetition state, Heard heard, @Nullable Outage down) {
        Competition before = state.competition();
        List<CompetitionEvent> events = decider.due(before, heard.at());
        if (events.isEmpty()) {
            if (decider.wanted(before, heard.at())) {
                dueRounds.accept(before);
            }
            return new Judgement.Ignored<>();
        }
        CompetitionRecord record =
                new CompetitionRecord(before.id(), before.version() + 1, "", null, heard.at(), events);
        Competition next = Competition.after(before, record);
        return decided(before, HeldCompetition.after(state, next, null), record, null);
    }

    @Override
    public Reply probe(@Nullable HeldCompetition state, CommandEnvelope probe) {
        return HeldCompetition.earlier(state, probe.commandId(), probe.player())
                .map(seen -> Reply.repeated(probe, seen.version()))
                .orElseGet(() -> Reply.of(probe, Outcome.NOT_KNOWN, 0, null, Reply.empty()));
    }

    @Override
    public Judgement<HeldCompetition> react(@Nullable HeldCompetition state, byte[] event, Heard heard) {
        return new Judgement.Ignored<>();
    }

    @Override
    public byte[] write(HeldCompetition state) {
        return CompetitionJson.press(state);
    }

    @Override
    public HeldCompetition read(String key, byte[] row) {
        return CompetitionJson.open(row, HeldCompetition.class);
    }

    /** Results may be put right for a month after the end; then it is there to be read. */
    @Override
    public boolean settled(HeldCompetition state) {
        return state.competition().imported() || state.competition().status().over();
    }

    @Override
    public int weight(HeldCompetition state) {
        return state.competition().weight();
    }

    /** Never: nothing else may ever have its id. */
    @Override
    public boolean over(HeldCompetition state) {
        return false;
    }
}
