package baffin.rules.operator;

import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import baffin.platform.acknowledgement.SeenVersion;
import baffin.platform.match.MatchAnswers;
import baffin.platform.match.ReplyProblems;
import baffin.platform.operator.Act;
import baffin.platform.operator.ActingOperator;
import baffin.platform.operator.OperatorRecords;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.decider.port.CommandExchange;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Json;
import baffin.platform.wire.Reply;
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

    private final CommandExchange exchange;
    private final OperatorRecords records;
    private final SeatTakers takers;

    MatchControl(@Identifier("rules") CommandExchange exchange, OperatorRecords records, SeatTakers takers) {
        this.exchange = exchange;
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
    public Uni<Void> release(ActingOperator by, String match) {
        return exchange.reply(CommandEnvelope.probe(match, fresh(), ""))
                .invoke(MatchControl::requireQuarantined)
                .chain(() -> records.write(SOURCE, by, Act.matchReleased(match)))
                .chain(() -> exchange.reply(CommandEnvelope.release(match, fresh())))
                .invoke(MatchControl::requireAccepted)
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
    public Uni<TakenOver> takeOver(ActingOperator by, String match, int seat, String player) {
        return takers.find(player)
                .map(found ->
                        found.orElseThrow(() -> Problem.invalidField("/player", "invalid", "no player has this id")
                                .asException()))
                .chain(holder -> takeOver(by, takeOver(match, seat, holder), seat, holder));
    }

    private Uni<TakenOver> takeOver(ActingOperator by, CommandEnvelope command, int seat, SeatHolder holder) {
        return exchange.reply(command.rehearsed())
                .invoke(MatchControl::requireAccepted)
                .map(reply -> reply.body().path(MatchAnswers.FORMER).asText())
                .call(former -> records.write(SOURCE, by, act(command.key(), seat, former, holder)))
                .chain(former -> exchange.reply(command)
                        .invoke(MatchControl::requireAccepted)
                        .call(reply -> acknowledged(by, reply))
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
    private Uni<Void> acknowledged(ActingOperator by, Reply reply) {
        return by.operator() == null
                ? Uni.createFrom().voidItem()
                : exchange.acknowledge(
                                by.operator(),
                                List.of(new SeenVersion(Topics.MATCH_EVENTS, reply.key(), reply.version())))
                        .onFailure()
                        .recoverWithNull();
    }

    private static void requireQuarantined(Reply probed) {
        if (ProblemType.NOT_FOUND.slug().equals(probed.problem())) {
            throw Problem.of(ProblemType.CONFLICT, "The match is not quarantined")
                    .asException();
        }
        if (!ProblemType.QUARANTINED.slug().equals(probed.problem())) {
            throw ReplyProblems.of(probed);
        }
    }

    private static void requireAccepted(Reply reply) {
        if (!reply.accepted()) {
            throw ReplyProblems.of(reply);
        }
    }

    private static String fresh() {
        return UUID.randomUUID().toString();
    }
}
