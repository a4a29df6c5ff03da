package baffin.rules.operator;

import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import baffin.platform.acknowledgement.Told;
import baffin.platform.match.MatchAnswers;
import baffin.platform.match.ReplyProblems;
import baffin.platform.operator.Act;
import baffin.platform.operator.By;
import baffin.platform.operator.OperatorRecords;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.decider.port.Answer;
import baffin.platform.runtime.decider.port.CommandPort;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Json;
import baffin.platform.wire.Reply;
import baffin.platform.wire.Reply.Outcome;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.UUID;

/**
 * What operators do to matches. The decider is asked first whether there is anything to do, so that nothing is recorded
 * that is refused; then comes the record, then the act.
 */
@ApplicationScoped
public class MatchControl {

    private static final String SOURCE = "/rules";
    private static final int RETRY_S = 1;

    private final CommandPort port;
    private final OperatorRecords records;
    private final SeatTakers takers;

    MatchControl(@Identifier("rules") CommandPort port, OperatorRecords records, SeatTakers takers) {
        this.port = port;
        this.records = records;
        this.takers = takers;
    }

    /**
     * A seat that has another player.
     *
     * @param version of the match since then
     * @param former id of the player who had it
     */
    public record TakenOver(long version, String former) {}

    /** Lets a quarantined match go on from its last good state; fails with 409 when it is not quarantined. */
    public Uni<Void> release(By by, String match) {
        return asked(CommandEnvelope.probe(match, fresh(), ""))
                .invoke(MatchControl::requireQuarantined)
                .chain(() -> records.write(SOURCE, by, Act.matchReleased(match)))
                .chain(() -> asked(CommandEnvelope.release(match, fresh())))
                .invoke(reply -> require(reply, Outcome.RELEASED))
                .replaceWithVoid();
    }

    /**
     * Gives a seat to somebody who has agreed.
     *
     * @param seat from 0
     * @param player id of an account
     * @return fails with 400 when nobody has the id, with 409 when the match has ended, belongs to a competition, or
     *     seats the player already
     */
    public Uni<TakenOver> takeOver(By by, String match, int seat, String player) {
        return takers.find(player)
                .map(found ->
                        found.orElseThrow(() -> Problem.invalidField("/player", "invalid", "no player has this id")
                                .asException()))
                .chain(holder -> takeOver(by, takeOver(match, seat, holder), seat, holder));
    }

    private Uni<TakenOver> takeOver(By by, CommandEnvelope command, int seat, SeatHolder holder) {
        return asked(command.rehearsed())
                .invoke(reply -> require(reply, Outcome.REHEARSED))
                .map(reply -> reply.body().path(MatchAnswers.FORMER).asText())
                .call(former -> records.write(SOURCE, by, act(command.key(), seat, former, holder)))
                .chain(former -> asked(command)
                        .invoke(reply -> require(reply, Outcome.ACCEPTED))
                        .call(reply -> told(by, reply))
                        .map(reply -> new TakenOver(reply.version(), former)));
    }

    // a bot of the house is nobody whom it concerns
    private static Act act(String match, int seat, String former, SeatHolder holder) {
        return Act.seatHandedOver(match, seat, HouseBot.playing(former).isPresent() ? null : former, holder.player());
    }

    private static CommandEnvelope takeOver(String match, int seat, SeatHolder holder) {
        ObjectNode body = Json.shared().tree(new MatchCommand.TakeOver(new Seat(seat), holder));
        return CommandEnvelope.command(match, fresh(), "", null, body);
    }

    /** The operator reads the match with its new player from now on, or waits a moment. */
    private Uni<Void> told(By by, Reply reply) {
        return by.operator() == null
                ? Uni.createFrom().voidItem()
                : port.told(by.operator(), List.of(new Told(Topics.MATCH_EVENTS, reply.key(), reply.version())))
                        .onFailure()
                        .recoverWithNull();
    }

    private Uni<Reply> asked(CommandEnvelope command) {
        return port.ask(command).map(answer -> switch (answer) {
            case Answer.Decided(Reply reply) -> reply;
            case Answer.Unknown unknown ->
                throw ProblemException.unavailable("It is not known yet whether this is done; ask again", RETRY_S);
            case Answer.Full full -> throw ProblemException.unavailable("too many commands are waiting", RETRY_S);
        });
    }

    private static void requireQuarantined(Reply probed) {
        if (probed.outcome() == Outcome.NOT_KNOWN) {
            throw Problem.of(ProblemType.CONFLICT, "The match is not quarantined")
                    .asException();
        }
        if (!ProblemType.QUARANTINED.slug().equals(probed.problem())) {
            throw ReplyProblems.of(probed);
        }
    }

    private static void require(Reply reply, Outcome wanted) {
        if (reply.outcome() != wanted) {
            throw ReplyProblems.of(reply);
        }
    }

    private static String fresh() {
        return UUID.randomUUID().toString();
    }
}
