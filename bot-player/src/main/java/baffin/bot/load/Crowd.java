package baffin.bot.load;

import baffin.bot.client.BaffinClient;
import baffin.bot.client.Session;
import baffin.bot.client.model.Credentials;
import baffin.bot.client.model.LobbyMatch;
import baffin.bot.client.model.NewMatch;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** The players under load and how they sit down together. */
final class Crowd {

    private static final int BOTS_AN_OWNER = 48;
    private static final int AT_A_TIME = 4;

    private final List<Session> players = new ArrayList<>();
    private final AtomicInteger next = new AtomicInteger();
    private final LoadPlan plan;

    private Crowd(LoadPlan plan) {
        this.plan = plan;
    }

    /**
     * Makes and signs in all players as bots of a few owners, some at a time: hashing their
     * passwords is the dear part.
     */
    static Crowd of(LoadPlan plan, BaffinClient client) throws InterruptedException {
        Crowd crowd = new Crowd(plan);
        byte[] bytes = new byte[18];
        new SecureRandom().nextBytes(bytes);
        String run = "load-" + HexFormat.of().formatHex(bytes, 0, 3);
        String password = HexFormat.of().formatHex(bytes);
        List<Callable<Session>> tasks = new ArrayList<>();
        for (int made = 0; made < plan.players(); made += BOTS_AN_OWNER) {
            Credentials own = new Credentials(run + "-o" + made, password);
            client.register(own);
            Session owner = client.signIn(own);
            for (int number = made; number < Math.min(plan.players(), made + BOTS_AN_OWNER); number++) {
                String handle = run + "-" + number;
                tasks.add(() -> client.signIn(owner.makeBot(handle)));
            }
        }
        try (ExecutorService pool = Executors.newFixedThreadPool(AT_A_TIME)) {
            for (Future<Session> player : pool.invokeAll(tasks)) {
                crowd.players.add(player.get());
            }
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a player could not be made: " + failed.getMessage(), failed);
        }
        return crowd;
    }

    /**
     * A match with players on all seats.
     *
     * @param matchId its id
     * @param seats who sits where
     */
    record Seated(String matchId, List<Session> seats) {}

    Seated seated() {
        int first = next.getAndAdd(plan.seats());
        List<Session> seats = new ArrayList<>();
        for (int seat = 0; seat < plan.seats(); seat++) {
            seats.add(players.get(Math.floorMod(first + seat, players.size())));
        }
        LobbyMatch match = seats.getFirst().lobby().open(NewMatch.of(plan.game(), plan.seats()));
        seats.stream().skip(1).forEach(guest -> guest.lobby().join(match.matchId()));
        seats.forEach(player -> player.lobby().ready(match.matchId()));
        return new Seated(match.matchId(), seats);
    }
}
