package baffin.bench.load;

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

/** The accounts under load and how they sit down together. */
final class Crowd {

    private static final int BOTS_AN_OWNER = 48;

    /** Hashing passwords is the dear part of making accounts. */
    private static final int AT_A_TIME = 4;

    private final LoadPlan plan;
    private final List<Account> all;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger opened = new AtomicInteger();

    /** Makes and signs in all players and spectators, bots of a few owners. */
    Crowd(LoadPlan plan, BaffinClient client) throws InterruptedException {
        this.plan = plan;
        byte[] bytes = new byte[18];
        new SecureRandom().nextBytes(bytes);
        String run = "load-" + HexFormat.of().formatHex(bytes, 0, 3);
        int count = plan.players() + Math.ceilDiv(plan.spectators(), Spectators.STREAMS_AN_ACCOUNT);
        List<Callable<Account>> tasks = new ArrayList<>();
        for (int made = 0; made < count; made += BOTS_AN_OWNER) {
            Credentials credentials =
                    new Credentials(run + "-o" + made, HexFormat.of().formatHex(bytes));
            client.register(credentials);
            Session owner = client.signIn(credentials);
            for (int number = made; number < Math.min(count, made + BOTS_AN_OWNER); number++) {
                String handle = run + "-" + number;
                tasks.add(() -> new Account(client.signIn(owner.makeBot(handle))));
            }
        }
        all = new ArrayList<>();
        try (ExecutorService pool = Executors.newFixedThreadPool(AT_A_TIME)) {
            for (Future<Account> bot : pool.invokeAll(tasks)) {
                all.add(bot.get());
            }
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a player could not be made: " + failed.getMessage(), failed);
        }
    }

    /** Those who only watch. */
    List<Account> spectators() {
        return all.subList(plan.players(), all.size());
    }

    /** Keeps all tokens fresh; to be called every few seconds. */
    void renew() {
        all.forEach(Account::renew);
    }

    /**
     * A match with players on all seats.
     *
     * @param matchId its id
     * @param seats who sits where
     */
    record Seated(String matchId, List<Account> seats) {}

    Seated seated() {
        int first = next.getAndAdd(plan.seats());
        List<Account> seats = new ArrayList<>();
        for (int seat = 0; seat < plan.seats(); seat++) {
            seats.add(all.get(Math.floorMod(first + seat, plan.players())));
        }
        List<String> games = plan.games();
        String game = games.get(Math.floorMod(opened.getAndIncrement(), games.size()));
        List<Session> sessions = seats.stream().map(Account::session).toList();
        LobbyMatch match = sessions.getFirst().lobby().open(NewMatch.of(game, plan.seats()));
        sessions.stream().skip(1).forEach(guest -> guest.lobby().join(match.matchId()));
        sessions.forEach(player -> player.lobby().ready(match.matchId()));
        return new Seated(match.matchId(), seats);
    }
}
