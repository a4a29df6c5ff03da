package baffin.rules.engine;

import baffin.decider.Decision;
import baffin.decider.Outage;
import baffin.decider.ProcessedCommand;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.match.Audience;
import baffin.match.chance.Seed;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.Attendance;
import baffin.match.state.MatchState;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.Visibility;
import baffin.platform.match.GameModule;
import baffin.platform.match.GameModules;
import baffin.platform.match.MatchAnswers;
import baffin.platform.runtime.decider.aggregate.AggregateBinding;
import baffin.platform.runtime.decider.aggregate.AggregateState;
import baffin.platform.runtime.decider.aggregate.Judgement.Fact;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.wire.AccountStanding;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.MatchRuling;
import baffin.platform.wire.MatchStart;
import baffin.platform.wire.Reply;
import baffin.platform.wire.StateCodec;
import baffin.platform.wire.Trees;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Binds matches of all installed games to the platform. They begin by an event of the lobby, not by a command. */
final class MatchBinding implements AggregateBinding<Request, HeldMatch<?, ?, ?>, Step, Refusal> {

    /** Command id of the step that starts a match; no caller can have it, since theirs are UUIDs. */
    static final String START = "start";

    static final MatchAnswers ANSWERS = new MatchAnswers("/api/v1/matches");

    private final HeldMatchDecider decider;
    private final GameModules gameModules;
    private final Supplier<Seed> seeds;
    private final RecentAnswers recent = new RecentAnswers();

    /**
     * Matches with secrets from the given source.
     *
     * @param seeds draws 256 secret bits each time
     */
    MatchBinding(HeldMatchDecider decider, GameModules gameModules, Supplier<Seed> seeds) {
        this.decider = decider;
        this.gameModules = gameModules;
        this.seeds = seeds;
    }

    @Override
    public long version(HeldMatch<?, ?, ?> match) {
        return match.state().version();
    }

    @Override
    public boolean isCurrent(HeldMatch<?, ?, ?> match, String player, long seen) {
        return match.state().isCurrent(player, seen);
    }

    /** A private match is there for its own people, and for the platform itself. */
    @Override
    public boolean isVisible(HeldMatch<?, ?, ?> match, String player) {
        if (player.isEmpty()) {
            return true;
        }
        MatchState<?, ?> state = match.state();
        return Audience.of(Visibility.of(state.start().visibility()), state.attendance())
                .admits(Optional.of(player));
    }

    @Override
    public Optional<Reply> unknown(CommandEnvelope command) {
        return Optional.of(MatchAnswers.unknownMatch(command));
    }

    @Override
    public Decoded<Request> decode(@Nullable HeldMatch<?, ?, ?> match, CommandEnvelope command, RecordContext context) {
        return body(present(match), command).map(body -> request(command, context, body));
    }

    private static Decoded<MatchCommand> body(HeldMatch<?, ?, ?> match, CommandEnvelope command) {
        return command.player().isEmpty()
                ? match.gameModule().codec().takeOver(command.body())
                : match.gameModule().codec().command(command.body());
    }

    private static Request request(CommandEnvelope command, RecordContext context, MatchCommand body) {
        return new Request(
                command.commandId(), command.fingerprint(), command.player(), context.at(), body, command.bot());
    }

    @Override
    public Fact fact(Transition<HeldMatch<?, ?, ?>, Step> transition) {
        Step step = transition.event();
        byte[] json = transition.next().gameModule().codec().step(step);
        return new Fact(CloudEvents.STEP, step.matchId() + '@' + step.version(), json);
    }

    @Override
    public ObjectNode accepted(
            @Nullable HeldMatch<?, ?, ?> before,
            CommandEnvelope envelope,
            Request request,
            Transition<HeldMatch<?, ?, ?>, Step> transition) {
        ObjectNode body = accepted(transition.next(), transition.event());
        recent.keep(envelope.key(), transition.event().version(), body);
        return body;
    }

    private static <C extends Command, S, E extends Event> ObjectNode accepted(HeldMatch<C, S, E> after, Step step) {
        return ANSWERS.accepted(after.gameModule(), after.state(), step);
    }

    @Override
    public Reply rehearsed(
            @Nullable HeldMatch<?, ?, ?> before,
            CommandEnvelope envelope,
            Request request,
            Transition<HeldMatch<?, ?, ?>, Step> transition) {
        return rehearsed(present(before), envelope, request, transition.event());
    }

    private static <C extends Command, S, E extends Event> Reply rehearsed(
            HeldMatch<C, S, E> match, CommandEnvelope envelope, Request request, Step step) {
        return ANSWERS.rehearsed(match.gameModule(), match.state(), envelope, request, step);
    }

    @Override
    public ObjectNode repeated(HeldMatch<?, ?, ?> match, CommandEnvelope envelope, long version) {
        return recent.find(envelope, version);
    }

    @Override
    public Reply refused(
            @Nullable HeldMatch<?, ?, ?> match, CommandEnvelope envelope, Request request, Refusal refusal) {
        return answer(present(match), envelope, request, refusal);
    }

    private static <C extends Command, S, E extends Event> Reply answer(
            HeldMatch<C, S, E> match, CommandEnvelope envelope, Request request, Refusal refusal) {
        return ANSWERS.refused(match.gameModule(), match.state(), envelope, request, refusal);
    }

    @Override
    public ObjectNode stale(HeldMatch<?, ?, ?> match, CommandEnvelope envelope) {
        return ANSWERS.stale(match.state(), envelope);
    }

    // where there is no match, every command is answered as unknown before it gets here
    private static HeldMatch<?, ?, ?> present(@Nullable HeldMatch<?, ?, ?> match) {
        return Objects.requireNonNull(match, "a match begins by an event of the lobby");
    }

    @Override
    public Optional<Transition<HeldMatch<?, ?, ?>, Step>> react(
            @Nullable HeldMatch<?, ?, ?> match, byte[] event, RecordContext context) {
        if (match != null) {
            return context.type().equals(MatchRuling.TYPE)
                    ? ruled(match, MatchRuling.read(event), context)
                    : Optional.empty();
        }
        return MatchStart.in(event)
                .map(start -> started(gameModules.of(start.setup().game()), start, context));
    }

    private Optional<Transition<HeldMatch<?, ?, ?>, Step>> ruled(
            HeldMatch<?, ?, ?> match, MatchRuling said, RecordContext context) {
        Request request = Request.ofPlatform(said.commandId(), context.at(), said.ruling());
        return decider.decide(match, request) instanceof Decision.Accepted(var caused)
                ? Optional.of(caused)
                : Optional.empty();
    }

    private <C extends Command, S, E extends Event> Transition<HeldMatch<?, ?, ?>, Step> started(
            GameModule<C, S, E, ?> gameModule, MatchStart start, RecordContext context) {
        String outside = start.seed();
        MatchEvent.MatchStarted agreed = new MatchEvent.MatchStarted(
                start.setup(),
                gameModule.game().info().rulesVersion(),
                outside == null ? secret(start) : Seed.fromText(outside),
                outside == null,
                start.terms(),
                start.nonces(),
                start.competition(),
                start.visibility());
        var caused = gameModule.decider().start(context.key(), agreed, START, start.host(), context.at());
        return Transition.of(caused.event(), HeldMatch.begun(gameModule, caused.next()));
    }

    private Seed secret(MatchStart start) {
        String committed = start.secret();
        return committed == null ? seeds.get() : new Seed(committed);
    }

    @Override
    public @Nullable Instant wakeAt(HeldMatch<?, ?, ?> match) {
        return wake(match);
    }

    private static <C extends Command, S, E extends Event> @Nullable Instant wake(HeldMatch<C, S, E> match) {
        return match.gameModule().decider().wakeAt(match.state());
    }

    @Override
    public Optional<Request> tick(HeldMatch<?, ?, ?> match, RecordContext context, @Nullable Outage down) {
        MatchCommand.Tick tick =
                down == null ? new MatchCommand.Tick(null, null) : new MatchCommand.Tick(down.from(), down.until());
        return Optional.of(Request.tick(match.state().version() + 1, context.at(), tick));
    }

    @Override
    public List<String> people(HeldMatch<?, ?, ?> match) {
        Attendance attendance = match.state().attendance();
        return Stream.of(attendance.holders(), attendance.alternates())
                .flatMap(List::stream)
                .map(SeatHolder::player)
                .toList();
    }

    @Override
    public boolean begins(CommandEnvelope command) {
        String type = command.body().path("type").asText();
        return type.equals("StandBy") || type.equals("TakeSeat");
    }

    @Override
    public Optional<Request> account(HeldMatch<?, ?, ?> match, AccountStanding standing, RecordContext context) {
        boolean ended = standing.kind() == AccountStanding.Kind.ENDED;
        return standing.kind() == AccountStanding.Kind.USUAL
                ? Optional.empty()
                : Optional.of(Request.ofPlatform(
                        "account-" + (match.state().version() + 1),
                        context.at(),
                        new MatchCommand.AccountGone(standing.player(), ended)));
    }

    @Override
    public int processedMax() {
        return MatchState.PROCESSED_MAX;
    }

    @Override
    public byte[] write(HeldMatch<?, ?, ?> match, List<ProcessedCommand> inRow) {
        return match.row(inRow);
    }

    @Override
    public AggregateState<HeldMatch<?, ?, ?>> read(String key, byte[] row) {
        ObjectNode tree = Trees.trusted(row);
        return read(gameModules.of(StateCodec.gameOf(tree)), tree);
    }

    private static <C extends Command, S, E extends Event> AggregateState<HeldMatch<?, ?, ?>> read(
            GameModule<C, S, E, ?> gameModule, ObjectNode tree) {
        return HeldMatch.read(gameModule, gameModule.rows().read(tree));
    }

    /** The last answers of one partition, so that a repeated command gets the whole first answer while it is fresh. */
    static final class RecentAnswers {

        private static final int KEPT_MAX = 200;

        private final Map<String, ObjectNode> answers = new LinkedHashMap<>() {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, ObjectNode> eldest) {
                return size() > KEPT_MAX;
            }
        };

        void keep(String matchId, long version, ObjectNode body) {
            answers.put(key(matchId, version), body);
        }

        /** The first answer, or the bare version with a link to the events when it is no longer at hand. */
        ObjectNode find(CommandEnvelope repeated, long version) {
            ObjectNode first = answers.get(key(repeated.key(), version));
            return first == null ? bare(repeated, version) : first;
        }

        private static ObjectNode bare(CommandEnvelope repeated, long version) {
            return Reply.empty()
                    .put("matchId", repeated.key())
                    .put("version", version)
                    .put("commandId", repeated.commandId())
                    .put("link", MatchBinding.ANSWERS.events(repeated.key(), version));
        }

        private static String key(String matchId, long version) {
            return matchId + '@' + version;
        }
    }
}
