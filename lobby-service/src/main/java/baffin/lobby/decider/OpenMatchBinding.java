package baffin.lobby.decider;

import baffin.decider.ProcessedCommand;
import baffin.decider.Transition;
import baffin.lobby.openmatch.domain.LobbyCommand;
import baffin.lobby.openmatch.domain.LobbyRecord;
import baffin.lobby.openmatch.domain.LobbyRefusal;
import baffin.lobby.openmatch.domain.OpenMatch;
import baffin.lobby.openmatch.domain.OpenMatchCommandBody;
import baffin.lobby.openmatch.domain.OpenMatchRequest;
import baffin.lobby.openmatch.domain.Person;
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
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Binds open matches to the platform. */
public final class OpenMatchBinding
        implements AggregateBinding<OpenMatchRequest, OpenMatch, LobbyRecord, LobbyRefusal> {

    /** {@code ce_type} of the records of {@code lobby.events}. */
    public static final String CHANGED = "baffin.lobby.changed.v1";

    private static final int PROCESSED_MAX = 64;

    @Override
    public long version(OpenMatch match) {
        return match.version();
    }

    /** What is said of a match in play is for its own decider, long after it was open here. */
    @Override
    public Optional<Fact> passedOn(CommandEnvelope command) {
        if (!MatchRuling.is(command)) {
            return Optional.empty();
        }
        MatchRuling ruling = MatchRuling.read(command.body());
        return Optional.of(new Fact(MatchRuling.TYPE, ruling.matchId() + "@" + ruling.commandId(), ruling.bytes()));
    }

    @Override
    public Decoded<OpenMatchRequest> decode(@Nullable OpenMatch match, CommandEnvelope command, RecordContext context) {
        return command.bodyAs(OpenMatchCommandBody.class)
                .map(ask -> new OpenMatchRequest(
                        context.key(), command.commandId(), ask.by(), context.at(), ask.command()));
    }

    @Override
    public Fact fact(Transition<OpenMatch, LobbyRecord> transition) {
        LobbyRecord record = transition.event();
        return new Fact(
                CHANGED,
                record.matchId() + "@" + record.version(),
                Json.shared().bytes(record));
    }

    @Override
    public ObjectNode accepted(
            @Nullable OpenMatch before,
            CommandEnvelope envelope,
            OpenMatchRequest request,
            Transition<OpenMatch, LobbyRecord> transition) {
        return Json.shared().tree(transition.next());
    }

    @Override
    public ObjectNode repeated(OpenMatch match, CommandEnvelope envelope, long version) {
        return Json.shared().tree(match);
    }

    @Override
    public Reply refused(
            @Nullable OpenMatch match, CommandEnvelope envelope, OpenMatchRequest request, LobbyRefusal refusal) {
        return refused(envelope, match == null ? 0 : match.version(), refusal);
    }

    /** A refusal of the lobby as members of a problem document. */
    static Reply refused(CommandEnvelope command, long version, LobbyRefusal refusal) {
        ObjectNode members = Reply.empty().put("detail", refusal.detail());
        if (!refusal.pointer().isEmpty()) {
            members.putArray("pointers").add(refusal.pointer());
        }
        return Reply.refused(command, version, refusal.reason().slug(), members);
    }

    @Override
    public List<String> people(OpenMatch match) {
        return Stream.concat(
                        Stream.of(match.host()),
                        match.seats().stream().map(seat -> seat.person().player()))
                .distinct()
                .toList();
    }

    @Override
    public boolean begins(CommandEnvelope command) {
        return command.bodyAs(OpenMatchCommandBody.class)
                        instanceof Decoded.Ok(OpenMatchCommandBody(Person by, LobbyCommand ask))
                && (ask instanceof LobbyCommand.Open
                        || ask instanceof LobbyCommand.Join
                        || ask instanceof LobbyCommand.Rematch);
    }

    /** Who was matched a moment before the account went meets nobody; a competition's table has its own absentees. */
    @Override
    public CommandEnvelope amended(CommandEnvelope command, Predicate<String> gone) {
        return command.bodyAs(OpenMatchCommandBody.class)
                                instanceof Decoded.Ok(OpenMatchCommandBody(Person by, LobbyCommand ask))
                        && ask instanceof LobbyCommand.Convene convene
                        && convene.terms().competition() == null
                ? convene.people().stream()
                        .map(Person::player)
                        .filter(gone)
                        .findFirst()
                        .map(player -> new LobbyCommand.Convene(convene.terms(), convene.people(), player))
                        .map(off -> command.carrying(Json.shared().tree(new OpenMatchCommandBody(by, off))))
                        .orElse(command)
                : command;
    }

    @Override
    public Optional<OpenMatchRequest> account(OpenMatch match, AccountStanding standing, RecordContext context) {
        boolean gone =
                standing.kind() != AccountStanding.Kind.USUAL && people(match).contains(standing.player());
        Person by = new Person(standing.player(), false);
        return gone
                ? Optional.of(
                        new OpenMatchRequest(match.matchId(), "account", by, context.at(), new LobbyCommand.EndPart()))
                : Optional.empty();
    }

    @Override
    public int processedMax() {
        return PROCESSED_MAX;
    }

    @Override
    public byte[] write(OpenMatch state, List<ProcessedCommand> inRow) {
        return Json.shared().bytes(new LobbyRows.OpenMatchRow(state, inRow));
    }

    @Override
    public AggregateState<OpenMatch> read(String key, byte[] row) {
        return Json.shared().read(row, LobbyRows.OpenMatchRow.class).state();
    }
}
