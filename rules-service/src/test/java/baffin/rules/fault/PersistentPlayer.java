package baffin.rules.fault;

import baffin.expedition.ExpeditionGame;
import baffin.expedition.scoring.ExpeditionTally;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionState;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.match.chance.Seed;
import baffin.match.decide.MatchDecider;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.event.Request;
import baffin.match.state.MatchState;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.Trees;
import baffin.platform.wire.Upcasters;
import baffin.rules.Starts;
import baffin.testkit.http.TokenIssuer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/**
 * Plays all seats of one seeded match, knows what every command must give, and repeats a command under the same key
 * until it
 * is told what became of it.
 */
final class PersistentPlayer {

    /** What a client was told: the command was accepted as this version. */
    record Accepted(String matchId, String commandId, String player, long version) {}

    private static final ExpeditionGame GAME = new ExpeditionGame();
    private static final JsonCodec<ExpeditionCommand, ExpeditionState, ExpeditionEvent, ExpeditionTally> CODEC =
            new JsonCodec<>(GAME, Upcasters.none());
    private static final MatchDecider<ExpeditionCommand, ExpeditionState, ExpeditionEvent> DECIDER =
            new MatchDecider<>(GAME);

    final String matchId = UUID.randomUUID().toString();
    final MatchSetup setup;
    final List<Accepted> accepted = new CopyOnWriteArrayList<>();
    final Queue<Long> latenciesNanos = new ConcurrentLinkedQueue<>();
    final AtomicInteger repeats = new AtomicInteger();
    private final Random random;
    private final HttpClient http;
    private final String base;
    private final List<String> tokens;
    private MatchState<ExpeditionState, ExpeditionEvent> state;

    private Instant now = Instant.EPOCH;

    /** How many steps the match has that no command has made: it is told of outages. */
    int outages;

    PersistentPlayer(int number, HttpClient http, String base) {
        this.random = new Random(number);
        this.http = http;
        this.base = base;
        List<SeatHolder> seats = List.of(
                new SeatHolder(UUID.randomUUID().toString(), true),
                new SeatHolder(UUID.randomUUID().toString(), true),
                new SeatHolder(UUID.randomUUID().toString(), true));
        this.setup = new MatchSetup("expedition", GAME.info().completed(Map.of()), seats);
        this.tokens = seats.stream()
                .map(seat -> TokenIssuer.shared().token(seat.player(), "Ann"))
                .toList();
        MatchStarted first = new MatchStarted(setup, GAME.info().rulesVersion(), Seed.fromText("" + number), false);
        this.state = DECIDER.start(
                        matchId, first, "start", setup.seats().getFirst().player(), Instant.EPOCH)
                .next();
    }

    String start(int number) {
        return Starts.json(Starts.of(setup, setup.seats().getFirst().player(), "" + number));
    }

    /** Plays until told to stop, or to the end of the match. */
    void play(BooleanSupplier goOn) throws InterruptedException {
        while (goOn.getAsBoolean() && !state.ended()) {
            Seat seat = GAME.toAct(state.game()).getFirst();
            List<LegalCommand<ExpeditionCommand>> legal = GAME.legalCommands(state.game(), seat);
            step(
                    seat,
                    new MatchCommand.Play<>(
                            legal.get(random.nextInt(legal.size())).command()));
        }
    }

    private void step(Seat seat, MatchCommand command) throws InterruptedException {
        String id = UUID.randomUUID().toString();
        String player = setup.seats().get(seat.index()).player();
        long before = System.nanoTime();
        long version = sent(id, seat, CODEC.bytes(command));
        latenciesNanos.add(System.nanoTime() - before);
        accepted.add(new Accepted(matchId, id, player, version));
        while (version > state.version() + 1) {
            hearOfAnOutage();
        }
        var outcome = DECIDER.decide(state, new Request(id, "", player, now, command));
        state = outcome.orElseThrow().next();
        if (version != state.version()) {
            throw new AssertionError("match " + matchId + ": answered " + version + ", expected " + state.version());
        }
    }

    private void hearOfAnOutage() {
        Instant end = now.plusSeconds(1);
        Request tick = Request.tick(state.version() + 1, end, new MatchCommand.Tick(now, end));
        state = DECIDER.decide(state, tick).orElseThrow().next();
        now = end;
        outages++;
    }

    private long sent(String id, Seat seat, byte[] body) throws InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(base + "/api/v1/matches/" + matchId + "/commands"))
                .header("Authorization", "Bearer " + tokens.get(seat.index()))
                .header("Idempotency-Key", id)
                .header("If-Match", "\"" + state.version() + "\"")
                .header("Content-Type", "application/json")
                .timeout(Duration.ofSeconds(10))
                .POST(BodyPublishers.ofByteArray(body))
                .build();
        while (true) {
            try {
                HttpResponse<byte[]> answer = http.send(request, BodyHandlers.ofByteArray());
                if (answer.statusCode() == 200) {
                    return Trees.trusted(answer.body()).path("version").longValue();
                }
                boolean unknown = answer.statusCode() == 202 || answer.statusCode() == 503;
                boolean notStarted = answer.statusCode() == 404 && state.version() == 1;
                if (!unknown && !notStarted) {
                    throw new AssertionError(
                            answer.statusCode() + " " + new String(answer.body(), StandardCharsets.UTF_8));
                }
            } catch (IOException e) {
                // the service is down: the same command again, until somebody answers
            }
            repeats.incrementAndGet();
            Thread.sleep(50);
        }
    }
}
