package baffin.lobby.api.competition;

import baffin.competition.Actor;
import baffin.competition.Competition;
import baffin.competition.CompetitionCommand.Adopt;
import baffin.competition.CompetitionRecord;
import baffin.lobby.adapter.kafka.CompetitionAsk;
import baffin.lobby.adapter.kafka.CompetitionJson;
import baffin.lobby.api.ReplyProblems;
import baffin.lobby.api.competition.CompetitionView.Importing;
import baffin.platform.identity.Caller;
import baffin.platform.runtime.decider.Answer;
import baffin.platform.runtime.decider.CommandPort;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Competitions that are being brought from elsewhere: record by record, in order, while readers watch. */
@ApplicationScoped
class Imports {

    private static final Logger LOG = Logger.getLogger(Imports.class);
    private static final Duration PAUSE = Duration.ofMillis(200);
    private static final int TRIES = 10;

    private final CommandPort port;
    private final Map<String, Long> totals = new ConcurrentHashMap<>();

    Imports(CommandPort port) {
        this.port = port;
    }

    /** How far an import is; null for a competition that is whole. */
    @Nullable
    Importing progress(Competition competition) {
        Long total = totals.get(competition.id());
        return total == null || competition.version() >= total ? null : new Importing(total, competition.version());
    }

    /** True while the records of a competition are on their way. */
    boolean running(String competition) {
        return totals.containsKey(competition);
    }

    /**
     * Takes records over, the first one at once, the rest while nobody waits.
     *
     * @return completes when the first record stands here; fails with what the decider says against it
     */
    Uni<Void> begin(Caller caller, List<CompetitionRecord> records, long whole) {
        Actor by = new Actor(caller.player(), caller.handle(), caller.bot());
        String id = records.getFirst().competitionId();
        totals.put(id, whole);
        return adopt(by, records.getFirst())
                .onFailure()
                .invoke(failure -> totals.remove(id))
                .invoke(() -> rest(by, id, records.subList(1, records.size())));
    }

    private void rest(Actor by, String id, List<CompetitionRecord> records) {
        Multi.createFrom()
                .iterable(records)
                .onItem()
                .transformToUniAndConcatenate(record -> adopt(by, record).replaceWith(record))
                .collect()
                .last()
                .onTermination()
                .invoke(() -> totals.remove(id))
                .subscribe()
                .with(
                        last -> LOG.infof("competition imported: competition=%s by=%s", id, by.player()),
                        failure -> LOG.errorf(
                                failure,
                                "an import has stopped and may be sent again: competition=%s by=%s",
                                id,
                                by.player()));
    }

    private Uni<Void> adopt(Actor by, CompetitionRecord record) {
        CommandEnvelope command = CommandEnvelope.command(
                Competition.key(record.competitionId()),
                "adopt-" + record.version(),
                by.player(),
                null,
                CompetitionJson.body(new CompetitionAsk(by, new Adopt(record))));
        return port.ask(command)
                .map(answer -> switch (answer) {
                    case Answer.Decided(Reply reply) -> taken(reply);
                    case Answer.Unknown unknown -> false;
                    case Answer.Full full -> false;
                })
                .chain(taken -> taken
                        ? Uni.createFrom().voidItem()
                        : Uni.createFrom().failure(new IllegalStateException("no answer yet")))
                .onFailure(IllegalStateException.class)
                .retry()
                .withBackOff(PAUSE)
                .atMost(TRIES);
    }

    private static boolean taken(Reply reply) {
        if (reply.problem() != null) {
            throw ReplyProblems.of(reply, reply.problem());
        }
        return true;
    }
}
