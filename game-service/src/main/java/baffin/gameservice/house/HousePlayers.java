package baffin.gameservice.house;

import baffin.bot.strength.Budget;
import baffin.bot.strength.Strengths;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Seat;
import baffin.gameservice.match.FoldedStep;
import baffin.gameservice.match.Match;
import baffin.gameservice.match.Matches;
import baffin.match.terms.HouseBot;
import baffin.platform.acknowledgement.RecordPublisher;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Plays for the seats of house players. The same match and version give the same command id, so that a turn that is
 * played twice counts once. What goes wrong here leaves a seat without an answer, as an absent player does.
 */
final class HousePlayers {

    /** Of their health check. */
    static final String NAME = "house-players";

    private static final Logger LOG = Logger.getLogger(HousePlayers.class);
    private static final Duration READ_WAIT = Duration.ofSeconds(10);
    private static final int SHARE_OF_CLOCK = 10;
    private static final String SOURCE = "/game/house";

    private final Matches matches;
    private final RecordPublisher commands;
    private final HouseConfig config;
    private final Clock clock;
    private final MeterRegistry meters;
    private final Counter failures;
    private final Thinking thinking;

    HousePlayers(
            Matches matches,
            RecordPublisher commands,
            HouseConfig config,
            Thinking thinking,
            Clock clock,
            MeterRegistry meters) {
        this.matches = matches;
        this.commands = commands;
        this.config = config;
        this.clock = clock;
        this.meters = meters;
        this.failures = meters.counter("baffin.bots.failures");
        this.thinking = thinking;
        meters.gauge("baffin.bots.waiting", thinking, Thinking::size);
    }

    /** Takes records that are in the database: those who are asked after them may be house players. */
    void written(List<Entry> entries) {
        for (Entry entry : entries) {
            entry.content().known(FoldedStep.class).map(FoldedStep::after).ifPresent(this::look);
        }
    }

    private void look(Match<?, ?, ?, ?> match) {
        due(match)
                .ifPresent(seat ->
                        ask(match.id(), match.attendance().clocks().of(seat).deadline()));
    }

    /** Matches that have waited, since before the start or for what went wrong. */
    void waiting(List<HouseTurns.Waiting> turns) {
        turns.forEach(turn -> ask(turn.match(), turn.due()));
    }

    private void ask(String match, @Nullable Instant deadline) {
        thinking.ask(match, deadline, () -> play(match));
    }

    /** How they are doing, for operators; nothing that goes wrong with them keeps people from playing. */
    HealthCheckResponse health() {
        return HealthCheckResponse.named(NAME)
                .up()
                .withData("waiting", thinking.size())
                .withData("failures", (long) failures.count())
                .build();
    }

    /** The first seat of a house player that is due. */
    private static Optional<Seat> due(Match<?, ?, ?, ?> match) {
        return match.toAct().stream()
                .filter(seat -> player(match, seat).isPresent())
                .findFirst();
    }

    private static Optional<HouseBot> player(Match<?, ?, ?, ?> match, Seat seat) {
        return HouseBot.playing(match.holders().get(seat.index()).player()).filter(bot -> !bot.playedByMatch());
    }

    private void play(String id) {
        try {
            matches.current(id).await().atMost(READ_WAIT).ifPresent(this::play);
        } catch (RuntimeException | StackOverflowError fault) {
            failures.increment();
            LOG.errorf(fault, "a house player has no answer in match %s", id);
        }
    }

    private <C extends Command, S, E extends Event, K> void play(Match<C, S, E, K> match) {
        Optional<Seat> due = due(match);
        if (due.isEmpty() || match.legal(due.get()).isEmpty()) {
            return;
        }
        Seat seat = due.get();
        HouseBot bot = player(match, seat).orElseThrow();
        UUID turn = UUID.nameUUIDFromBytes((match.id() + '@' + match.version()).getBytes(StandardCharsets.UTF_8));
        C command = meters.timer("baffin.bots.decisions", "strength", bot.kind())
                .record(() -> Strengths.named(
                                bot.kind(), match.codec().game().info().id())
                        .choose(match.position(seat, turn.getMostSignificantBits()), budget(match, seat)));
        CommandEnvelope envelope = CommandEnvelope.command(
                        match.id(),
                        turn.toString(),
                        bot.holder().player(),
                        List.of(match.version()),
                        match.codec().tree(command))
                .from(true);
        Instant now = clock.instant();
        commands.append(
                        match.id(),
                        envelope.bytes(),
                        CloudEvents.attributes(CloudEvents.COMMAND, SOURCE, turn.toString(), match.id(), now))
                .await()
                .atMost(READ_WAIT);
    }

    private Budget budget(Match<?, ?, ?, ?> match, Seat seat) {
        Duration left = match.attendance().clocks().of(seat).left(clock.instant());
        Duration share = left == null ? config.time() : left.dividedBy(SHARE_OF_CLOCK);
        return new Budget(config.rollouts(), share.compareTo(config.time()) < 0 ? share : config.time());
    }
}
