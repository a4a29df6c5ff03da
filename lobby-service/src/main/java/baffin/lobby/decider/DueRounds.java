package baffin.lobby.decider;

import baffin.competition.Competition;
import baffin.competition.decide.Proposals;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.table.Proposal;
import baffin.lobby.competition.domain.CompetitionCommandBody;
import baffin.lobby.competition.domain.CompetitionJson;
import baffin.platform.acknowledgement.RecordPublisher;
import baffin.platform.limits.LongWork;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jboss.logging.Logger;

/**
 * Works out the rounds of automatic competitions while their decider goes on with others, and hands them in as commands
 * of the platform. Remembers nothing: the decider asks again as long as a round is due.
 */
public final class DueRounds implements Consumer<Competition> {

    private static final Logger LOG = Logger.getLogger(DueRounds.class);
    private static final String SOURCE = "/lobby";

    private final LongWork work;
    private final RecordPublisher log;
    private final Clock clock;
    private final Set<String> underWay = ConcurrentHashMap.newKeySet();

    /** Rounds that are worked out by some workers and sent to a log. */
    public DueRounds(LongWork work, RecordPublisher log, Clock clock) {
        this.work = work;
        this.log = log;
        this.clock = clock;
    }

    /** Begins with a round, unless it is being worked out; never waits. */
    @Override
    public void accept(Competition state) {
        if (!underWay.add(state.id())) {
            return;
        }
        work.run("", () -> Proposals.due(state, clock.instant()))
                .chain(found -> found.map(proposal -> send(state, proposal))
                        .orElseGet(() -> Uni.createFrom().voidItem()))
                .onTermination()
                .invoke(() -> underWay.remove(state.id()))
                .subscribe()
                .with(
                        sent -> {},
                        failure -> LOG.warnf(
                                "a round that is due can't be worked out, and is tried again: competition=%s: %s",
                                state.id(), failure.getMessage()));
    }

    private Uni<Void> send(Competition state, Proposal proposal) {
        String key = Competition.key(state.id());
        int round = state.rounds().size() + 1;
        Publish publish = new Publish(List.of(), List.of(), proposal);
        CommandEnvelope command = CommandEnvelope.command(
                key,
                "round-" + round + "@" + state.version(),
                "",
                null,
                CompetitionJson.body(new CompetitionCommandBody(null, publish, round)));
        return log.append(
                key,
                command.bytes(),
                CloudEvents.attributes(CloudEvents.LOBBY_COMMAND, SOURCE, command.commandId(), key, clock.instant()));
    }
}
