package baffin.lobby.competition.api;

import baffin.competition.Competition;
import baffin.competition.Elsewhere;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand.Adopt;
import baffin.competition.event.CompetitionRecord;
import baffin.lobby.competition.api.CompetitionView.Importing;
import baffin.lobby.competition.api.ExportDocument.Checked;
import baffin.lobby.competition.domain.CompetitionCommandBody;
import baffin.lobby.competition.domain.CompetitionJson;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.lobby.competition.store.ImportedNames;
import baffin.platform.limits.ByteBudget;
import baffin.platform.limits.LongWork;
import baffin.platform.match.ReplyProblems;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.decider.port.CommandExchange;
import baffin.platform.wire.CommandEnvelope;
import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.InputStream;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Competitions that are being brought from elsewhere: record by record, in order, while readers watch. */
@ApplicationScoped
class Imports {

    private static final Logger LOG = Logger.getLogger(Imports.class);
    private static final Duration PAUSE = Duration.ofMillis(200);
    private static final Duration ANSWER_MAX = Duration.ofSeconds(30);
    private static final int TRIES = 10;
    private static final int AT_ONCE = 4;

    private final CommandExchange exchange;
    private final CompetitionReads reads;
    private final ImportedNames names;
    private final LongWork work;
    private final ByteBudget onDisk = new ByteBudget("imports", AT_ONCE * ImportFile.BYTES_MAX);
    private final Set<String> importers = ConcurrentHashMap.newKeySet();
    private final Map<String, Long> totals = new ConcurrentHashMap<>();

    Imports(@Identifier("lobby") CommandExchange exchange, CompetitionReads reads, ImportedNames names, LongWork work) {
        this.exchange = exchange;
        this.reads = reads;
        this.names = names;
        this.work = work;
    }

    /**
     * What is being taken over.
     *
     * @param id of the competition here
     * @param records how many there are
     */
    record Begun(String id, long records) {}

    /** How far an import is; null for a competition that is whole. */
    @Nullable
    Importing progress(Competition competition) {
        Long total = totals.get(competition.id());
        return total == null || competition.version() >= total ? null : new Importing(total, competition.version());
    }

    /**
     * Takes an export over: judges all of it, takes its first record at once, the rest while nobody waits. What was
     * interrupted goes on when the same person brings the same records again. Blocks while the body comes.
     *
     * @return completes when the first record stands here; fails with what is against it
     */
    Uni<Begun> begin(Actor by, InputStream body) {
        ImportFile file = ImportFile.spooled(body, by.player(), importers, onDisk);
        return work.run(by.player(), () -> ExportDocument.checked(file.path(), by))
                .chain(checked -> here(by, checked)
                        .call(here -> names.add(checked.names()))
                        .chain(here -> begin(by, file, checked, here)))
                .onFailure()
                .invoke(file::close)
                .onCancellation()
                .invoke(file::close);
    }

    private Uni<Long> here(Actor by, Checked checked) {
        String id = Elsewhere.of(by, checked.digest()).id();
        return reads.version(id).invoke(version -> {
            if (version >= checked.records()) {
                throw Problem.of(ProblemType.CONFLICT, "this competition is here already, as " + id)
                        .asException();
            }
        });
    }

    private Uni<Begun> begin(Actor by, ImportFile file, Checked checked, long here) {
        Elsewhere there = Elsewhere.of(by, checked.digest());
        totals.put(there.id(), checked.records());
        ExportStream stream = ExportStream.of(file.path());
        return Uni.createFrom()
                .voidItem()
                .emitOn(Infrastructure.getDefaultWorkerPool())
                .invoke(() -> skip(stream, here))
                .chain(() -> adopt(by, next(there, stream)))
                .onFailure()
                .invoke(failure -> ended(there.id(), stream))
                .invoke(() -> Infrastructure.getDefaultWorkerPool().execute(() -> rest(by, there, stream, file)))
                .replaceWith(new Begun(there.id(), checked.records()));
    }

    private static void skip(ExportStream stream, long records) {
        while (stream.index() < records) {
            stream.next();
        }
    }

    private static CompetitionRecord next(Elsewhere there, ExportStream stream) {
        JsonNode tree = Objects.requireNonNull(stream.next(), "the document was counted");
        return there.brought(ExportDocument.record(tree, "/records/" + (stream.index() - 1)));
    }

    private void ended(String id, ExportStream stream) {
        totals.remove(id);
        stream.close();
    }

    private void rest(Actor by, Elsewhere there, ExportStream stream, ImportFile file) {
        try {
            for (JsonNode tree = stream.next(); tree != null; tree = stream.next()) {
                adopt(by, there.brought(ExportDocument.record(tree, "")))
                        .await()
                        .atMost(ANSWER_MAX);
            }
            LOG.infof("competition imported: competition=%s by=%s", there.id(), by.player());
        } catch (RuntimeException e) {
            LOG.errorf(e, "an import has stopped and may be sent again: competition=%s by=%s", there.id(), by.player());
        } finally {
            ended(there.id(), stream);
            file.close();
        }
    }

    private Uni<Void> adopt(Actor by, CompetitionRecord record) {
        CommandEnvelope command = CommandEnvelope.command(
                Competition.key(record.competitionId()),
                "adopt-" + record.version(),
                by.player(),
                null,
                CompetitionJson.body(new CompetitionCommandBody(by, new Adopt(record))));
        return exchange.reply(command)
                .onFailure()
                .retry()
                .withBackOff(PAUSE)
                .atMost(TRIES)
                .onFailure()
                .transform(failure -> ProblemException.unavailable("the records can't be taken at the moment", 2))
                .invoke(reply -> {
                    if (!reply.accepted()) {
                        throw ReplyProblems.of(reply);
                    }
                })
                .replaceWithVoid();
    }
}
