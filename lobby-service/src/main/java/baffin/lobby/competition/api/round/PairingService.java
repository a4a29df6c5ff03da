package baffin.lobby.competition.api.round;

import baffin.competition.Competition;
import baffin.competition.decide.Proposals;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.RoundCommand.Publish;
import baffin.lobby.competition.service.CompetitionCommandService;
import baffin.lobby.competition.service.CompetitionCommandService.Request;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.lobby.competition.service.Done;
import baffin.lobby.competition.service.OutdatedException;
import baffin.platform.limits.LongWork;
import baffin.platform.problem.ProblemException;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.time.Clock;
import java.util.function.Function;

/** Works out the next round before the decider is asked for it: the decider checks, and never searches. */
@ApplicationScoped
class PairingService {

    private static final int TRIES = 3;
    private static final int RETRY_S = 1;

    private final CompetitionCommandService commands;
    private final CompetitionReads reads;
    private final LongWork work;
    private final Clock clock;

    PairingService(CompetitionCommandService commands, CompetitionReads reads, LongWork work, Clock clock) {
        this.commands = commands;
        this.reads = reads;
        this.work = work;
        this.clock = clock;
    }

    /** Publishes the next round, or rehearses that; a past that has moved on meanwhile is worked out again. */
    Uni<Response> publish(Request request, Publish publish, Function<Done, Uni<ResponseBuilder>> shown) {
        return publish(request, publish, shown, request.ifMatch().earliest());
    }

    /** The same once the list has reached a version. */
    Uni<Response> publish(Request request, Publish publish, Function<Done, Uni<ResponseBuilder>> shown, long least) {
        return publish(request, publish, shown, least, TRIES);
    }

    private Uni<Response> publish(
            Request request, Publish publish, Function<Done, Uni<ResponseBuilder>> shown, long least, int tries) {
        return commands.answer(request, new Whole(publish, worked(request, publish, least)), shown)
                .onFailure(OutdatedException.class)
                .recoverWithUni(moved -> tries > 1
                        ? publish(request, publish, shown, moved.version(), tries - 1)
                        : Uni.createFrom()
                                .failure(ProblemException.unavailable(
                                        "the competition changes faster than it is paired", RETRY_S)));
    }

    private Uni<CompetitionCommand> worked(Request request, Publish publish, long least) {
        return known(request.competition(), least).chain(state -> {
            // whoever may not publish is told so by the decider, and keeps nobody busy
            boolean may = state.directedBy(request.caller().player());
            Integer round = request.round();
            boolean next = round == null || round == state.rounds().size() + 1;
            return may && next
                    ? work.run(request.caller().player(), () -> worked(state, publish))
                    : Uni.createFrom().item(publish);
        });
    }

    private CompetitionCommand worked(Competition state, Publish publish) {
        return Proposals.of(state, publish, clock.instant())
                .map(proposal -> new Publish(publish.locked(), publish.forbidden(), proposal))
                .orElse(publish);
    }

    private Uni<Competition> known(String id, long least) {
        return least == 0
                ? reads.present(id)
                : reads.find(id, least).onFailure(ProblemException.class).recoverWithUni(behind -> reads.present(id));
    }
}
