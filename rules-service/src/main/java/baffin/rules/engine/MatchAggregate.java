package baffin.rules.engine;

import baffin.game.Command;
import baffin.game.Event;
import baffin.match.Audience;
import baffin.match.MatchCommand;
import baffin.match.MatchHeader;
import baffin.match.MatchState;
import baffin.match.Outcome;
import baffin.match.Request;
import baffin.match.Seed;
import baffin.match.Step;
import baffin.match.Visibility;
import baffin.platform.match.Answers;
import baffin.platform.match.Desk;
import baffin.platform.match.Desks;
import baffin.platform.runtime.decider.Aggregate;
import baffin.platform.runtime.decider.Heard;
import baffin.platform.runtime.decider.Judgement;
import baffin.platform.runtime.decider.Outage;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.MatchRuling;
import baffin.platform.wire.MatchStart;
import baffin.platform.wire.Reply;
import baffin.platform.wire.StateCodec;
import baffin.platform.wire.Trees;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Matches of all installed games. */
final class MatchAggregate implements Aggregate<HeldMatch<?, ?, ?>> {

    /** Command id of the step that starts a match; no caller can have it, since theirs are UUIDs. */
    static final String START = "start";

    static final Answers ANSWERS = new Answers("/api/v1/matches");

    private final Desks desks;
    private final Supplier<Seed> seeds;
    private final RecentAnswers recent = new RecentAnswers();

    /**
     * Matches with secrets from the given source.
     *
     * @param seeds draws 256 secret bits each time
     */
    MatchAggregate(Desks desks, Supplier<Seed> seeds) {
        this.desks = desks;
        this.seeds = seeds;
    }

    @Override
    public Judgement<HeldMatch<?, ?, ?>> judge(
            @Nullable HeldMatch<?, ?, ?> match, CommandEnvelope command, Heard heard) {
        if (match == null) {
            return unknown(command);
        }
        return isThere(match.state(), command) ? judged(match, command, heard) : unknown(command);
    }

    /** A private match is there for its own people, and for those who ask again what they have asked as such. */
    private static boolean isThere(MatchState<?, ?> match, CommandEnvelope command) {
        return Audience.of(Visibility.of(match.header().visibility()), match.attendance())
                        .admits(Optional.of(command.player()))
                || match.seenFrom(command.player(), command.commandId()) != null;
    }

    @Override
    public Reply probe(@Nullable HeldMatch<?, ?, ?> match, CommandEnvelope probe) {
        if (match == null || !isThere(match.state(), probe)) {
            return Answers.unknownMatch(probe);
        }
        return match.state().seen().stream()
                .filter(seen -> seen.commandId().equals(probe.commandId())
                        && seen.player().equals(probe.player()))
                .findFirst()
                .map(seen -> Reply.repeated(probe, seen.version()))
                .orElseGet(() ->
                        Reply.of(probe, Reply.Outcome.NOT_KNOWN, match.state().version(), null, Reply.empty()));
    }

    @Override
    public Judgement<HeldMatch<?, ?, ?>> react(@Nullable HeldMatch<?, ?, ?> match, byte[] event, Heard heard) {
        if (match != null) {
            return heard.type().equals(MatchRuling.TYPE)
                    ? ruled(match, MatchRuling.read(event), heard)
                    : new Judgement.Ignored<>();
        }
        Optional<MatchStart> start = MatchStart.in(event);
        return start.isEmpty()
                ? new Judgement.Ignored<>()
                : started(desks.of(start.get().setup().game()), start.get(), heard);
    }

    private static Judgement<HeldMatch<?, ?, ?>> unknown(CommandEnvelope command) {
        return new Judgement.Answered<>(Answers.unknownMatch(command));
    }

    @Override
    public byte[] write(HeldMatch<?, ?, ?> match) {
        return match.row().bytes();
    }

    @Override
    public HeldMatch<?, ?, ?> read(String key, byte[] row) {
        return HeldMatch.read(desks.of(StateCodec.gameOf(Trees.trusted(row))), row);
    }

    @Override
    public boolean over(HeldMatch<?, ?, ?> match) {
        return match.state().ended();
    }

    private <C extends Command, S, E extends Event> Judgement<HeldMatch<?, ?, ?>> started(
            Desk<C, S, E, ?> desk, MatchStart start, Heard heard) {
        String outside = start.seed();
        MatchHeader agreed = new MatchHeader(
                heard.key(),
                start.setup(),
                desk.game().info().rulesVersion(),
                outside == null ? secret(start) : Seed.fromText(outside),
                outside == null,
                start.terms(),
                start.nonces(),
                start.competition(),
                start.visibility(),
                null);
        Outcome.Accepted<S, E> accepted = desk.decider().start(agreed.startingNow(), START, start.host(), heard.at());
        return new Judgement.Decided<>(HeldMatch.started(desk, accepted.next()), fact(desk, accepted.step()), null);
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
        return match.desk().decider().wakeAt(match.state());
    }

    @Override
    public Judgement<HeldMatch<?, ?, ?>> tick(HeldMatch<?, ?, ?> match, Heard heard, @Nullable Outage down) {
        return ticked(match, heard, down);
    }

    private static Judgement<HeldMatch<?, ?, ?>> ticked(HeldMatch<?, ?, ?> match, Heard heard, @Nullable Outage down) {
        MatchCommand.Tick tick =
                down == null ? new MatchCommand.Tick(null, null) : new MatchCommand.Tick(down.from(), down.until());
        return own(match, Request.tick(match.state().version() + 1, heard.at(), tick));
    }

    private static Judgement<HeldMatch<?, ?, ?>> ruled(HeldMatch<?, ?, ?> match, MatchRuling said, Heard heard) {
        return own(match, Request.ofPlatform(said.commandId(), heard.at(), said.ruling()));
    }

    private static <C extends Command, S, E extends Event> Judgement<HeldMatch<?, ?, ?>> own(
            HeldMatch<C, S, E> match, Request request) {
        return match.desk().decider().decide(match.state(), request) instanceof Outcome.Accepted<S, E> accepted
                ? new Judgement.Decided<>(match.after(accepted.next()), fact(match.desk(), accepted.step()), null)
                : new Judgement.Ignored<>();
    }

    private <C extends Command, S, E extends Event> Judgement<HeldMatch<?, ?, ?>> judged(
            HeldMatch<C, S, E> match, CommandEnvelope command, Heard heard) {
        return switch (match.desk().codec().command(command.body())) {
            case Decoded.Bad<MatchCommand> bad ->
                new Judgement.Answered<>(Reply.refused(command, match.state().version(), bad.problem()));
            case Decoded.Ok<MatchCommand> ok -> judged(match, command, request(command, heard, ok.value()));
        };
    }

    private <C extends Command, S, E extends Event> Judgement<HeldMatch<?, ?, ?>> judged(
            HeldMatch<C, S, E> match, CommandEnvelope command, Request request) {
        return switch (match.desk().decider().decide(match.state(), request)) {
            case Outcome.Refused<S, E> refused ->
                new Judgement.Answered<>(ANSWERS.refused(match.desk(), match.state(), command, request, refused));
            case Outcome.Repeated<S, E> repeated -> new Judgement.Answered<>(recent.find(command, repeated.version()));
            case Outcome.Accepted<S, E> accepted
            when command.dryRun() ->
                new Judgement.Answered<>(ANSWERS.rehearsed(match.desk(), match.state(), command, request, accepted));
            case Outcome.Accepted<S, E> accepted -> {
                Reply reply = ANSWERS.accepted(match.desk(), command, accepted.step());
                recent.keep(reply);
                yield new Judgement.Decided<>(match.after(accepted.next()), fact(match.desk(), accepted.step()), reply);
            }
        };
    }

    private static Request request(CommandEnvelope command, Heard heard, MatchCommand body) {
        CommandEnvelope.Sender sender = command.sender();
        return new Request(
                command.commandId(),
                command.fingerprint(),
                command.player(),
                command.ifMatch(),
                heard.at(),
                body,
                sender == null ? command.player() : sender.handle(),
                sender != null && sender.bot());
    }

    private static Judgement.Fact fact(Desk<?, ?, ?, ?> desk, Step step) {
        return new Judgement.Fact(
                CloudEvents.STEP,
                step.matchId() + '@' + step.version(),
                desk.codec().step(step));
    }
}
