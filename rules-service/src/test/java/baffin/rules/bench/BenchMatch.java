package baffin.rules.bench;

import baffin.expedition.ExpeditionGame;
import baffin.expedition.scoring.ExpeditionTally;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionState;
import baffin.match.event.Step;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.Trees;
import baffin.platform.wire.Upcasters;
import baffin.rules.Starts;
import baffin.testkit.records.RandomMatch;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.IntStream;

/**
 * A match of Expedition that was played before, as the commands that make it again.
 *
 * @param id fresh for each round
 * @param start the record that begins it
 * @param commands in their order, each with the version that its sender has seen
 */
record BenchMatch(String id, String start, List<CommandEnvelope> commands) {

    private static final ExpeditionGame GAME = new ExpeditionGame();
    private static final JsonCodec<ExpeditionCommand, ExpeditionState, ExpeditionEvent, ExpeditionTally> CODEC =
            new JsonCodec<>(GAME, Upcasters.none());

    static BenchMatch of(int round, int number, int commandsMax) {
        String id = uuid("match " + round + ' ' + number);
        List<String> players = IntStream.range(0, 3)
                .mapToObj(seat -> uuid("player " + number + ' ' + seat))
                .toList();
        List<Step> steps = RandomMatch.play(GAME, id, players, number, false);
        List<SeatHolder> seats =
                players.stream().map(player -> new SeatHolder(player, false)).toList();
        MatchSetup setup = new MatchSetup("expedition", GAME.info().completed(Map.of()), seats);
        String start = Starts.json(Starts.of(setup, players.getFirst(), "" + number));
        return new BenchMatch(
                id,
                start,
                steps.stream()
                        .skip(1)
                        .limit(commandsMax)
                        .map(step -> command(id, step))
                        .toList());
    }

    private static CommandEnvelope command(String id, Step step) {
        return CommandEnvelope.command(
                id,
                uuid("command " + id + ' ' + step.version()),
                step.player(),
                List.of(step.version() - 1),
                Trees.trusted(CODEC.bytes(Objects.requireNonNull(step.command()))));
    }

    private static String uuid(String text) {
        return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)).toString();
    }
}
