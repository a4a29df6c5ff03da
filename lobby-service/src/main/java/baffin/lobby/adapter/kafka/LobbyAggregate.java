package baffin.lobby.adapter.kafka;

import baffin.lobby.open.LobbyRecord;
import baffin.lobby.open.OpenMatch;
import baffin.lobby.open.OpenMatchDecider;
import baffin.lobby.open.Ruling;
import baffin.lobby.open.Status;
import baffin.platform.runtime.decider.Aggregate;
import baffin.platform.runtime.decider.Heard;
import baffin.platform.runtime.decider.Judgement;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.MatchRuling;
import baffin.platform.wire.Reply;
import baffin.platform.wire.Reply.Outcome;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Open matches on the decider runtime: repeats, versions and replies around the pure decider. */
public final class LobbyAggregate implements Aggregate<HeldMatch> {

    /** {@code ce_type} of the records of {@code lobby.events}. */
    public static final String CHANGED = "baffin.lobby.changed.v1";

    private final OpenMatchDecider decider;

    /** The matches that the decider rules. */
    public LobbyAggregate(OpenMatchDecider decider) {
        this.decider = decider;
    }

    @Override
    public Judgement<HeldMatch> judge(@Nullable HeldMatch state, CommandEnvelope command, Heard heard) {
        if (MatchRuling.is(command)) {
            return announced(MatchRuling.read(command.body()));
        }
        long version = state == null ? 0 : state.match().version();
        Optional<Seen> earlier =
                state == null ? Optional.empty() : state.earlier(command.commandId(), command.player());
        if (state != null && earlier.isPresent()) {
            return answered(
                    earlier.get().fingerprint().equals(command.fingerprint())
                            ? Reply.of(command, Outcome.REPEATED, version, null, LobbyJson.tree(state.match()))
                            : Reply.refused(command, version, "idempotency-key-reused", "the key was used before"));
        }
        Ask ask;
        try {
            ask = LobbyJson.ask(command.body());
        } catch (JsonProcessingException e) {
            return answered(Reply.refused(command, version, "invalid-field", "the command cannot be read"));
        }
        boolean known = state != null && OpenMatchDecider.knows(state.match(), ask.by(), ask.command());
        if (known && command.ifMatch() != null && command.ifMatch() != version) {
            return answered(stale(command, version));
        }
        return ruled(state, command, heard, ask);
    }

    /** What is said of a match in play is for its own decider, long after it was open here. */
    private static Judgement<HeldMatch> announced(MatchRuling ruling) {
        String id = ruling.matchId() + "@" + ruling.commandId();
        return new Judgement.Announced<>(new Judgement.Fact(MatchRuling.TYPE, id, ruling.bytes()));
    }

    private Judgement<HeldMatch> ruled(@Nullable HeldMatch state, CommandEnvelope command, Heard heard, Ask ask) {
        long version = state == null ? 0 : state.match().version();
        OpenMatch match = state == null ? null : state.match();
        return switch (decider.decide(match, ask.by(), ask.command())) {
            case Ruling.Refused refused -> answered(refused(command, version, refused));
            case Ruling.Accepted(List<baffin.lobby.open.LobbyEvent> events)
            when state != null && events.isEmpty() ->
                answered(Reply.of(command, Outcome.REPEATED, version, null, LobbyJson.tree(state.match())));
            case Ruling.Accepted(List<baffin.lobby.open.LobbyEvent> events) -> {
                LobbyRecord record = new LobbyRecord(
                        heard.key(), version + 1, command.commandId(), command.player(), heard.at(), events);
                yield decided(state, command, record);
            }
        };
    }

    private static Judgement<HeldMatch> decided(
            @Nullable HeldMatch state, CommandEnvelope command, LobbyRecord record) {
        OpenMatch next = OpenMatch.after(state == null ? null : state.match(), record);
        Seen taken = new Seen(command.commandId(), command.player(), command.fingerprint(), record.version());
        HeldMatch held = (state == null ? new HeldMatch(next, List.of()) : state).then(next, taken);
        String id = record.matchId() + "@" + record.version();
        return new Judgement.Decided<>(
                held,
                new Judgement.Fact(CHANGED, id, LobbyJson.bytes(record)),
                Reply.accepted(command, record.version(), LobbyJson.tree(next)));
    }

    static Reply refused(CommandEnvelope command, long version, Ruling.Refused refused) {
        ObjectNode members = Reply.empty().put("detail", refused.detail());
        if (!refused.pointer().isEmpty()) {
            members.putArray("pointers").add(refused.pointer());
        }
        return Reply.refused(command, version, refused.reason().slug(), members);
    }

    static Reply stale(CommandEnvelope command, long version) {
        ObjectNode members = Reply.empty()
                .put("detail", "you have seen version " + command.ifMatch() + ", it is " + version + " now")
                .put("currentVersion", version);
        return Reply.refused(command, version, "stale-version", members);
    }

    private static Judgement<HeldMatch> answered(Reply reply) {
        return new Judgement.Answered<>(reply);
    }

    @Override
    public Reply probe(@Nullable HeldMatch state, CommandEnvelope probe) {
        Optional<Seen> earlier = state == null ? Optional.empty() : state.earlier(probe.commandId(), probe.player());
        return earlier.map(seen -> Reply.repeated(probe, seen.version()))
                .orElseGet(() -> Reply.of(probe, Outcome.NOT_KNOWN, 0, null, Reply.empty()));
    }

    @Override
    public Judgement<HeldMatch> react(@Nullable HeldMatch state, byte[] event, Heard heard) {
        return new Judgement.Ignored<>();
    }

    @Override
    public byte[] write(HeldMatch state) {
        return LobbyJson.bytes(state);
    }

    @Override
    public HeldMatch read(String key, byte[] row) {
        return LobbyJson.read(row, HeldMatch.class);
    }

    @Override
    public boolean over(HeldMatch state) {
        return state.match().status() != Status.OPEN;
    }
}
