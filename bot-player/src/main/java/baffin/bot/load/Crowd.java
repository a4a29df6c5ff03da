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

    private final BaffinClient client;
    private final LoadPlan plan;
    private final String run;
    private final String password;
    private final AtomicInteger named = new AtomicInteger();
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger opened = new AtomicInteger();
    private final List<Account> all = new ArrayList<>();
    private final List<Account> players;

    /** Makes and signs in all players. */
    Crowd(LoadPlan plan, BaffinClient client) throws InterruptedException {
        this.plan = plan;
        this.client = client;
        byte[] bytes = new byte[18];
        new SecureRandom().nextBytes(bytes);
        run = "load-" + HexFormat.of().formatHex(bytes, 0, 3);
        password = HexFormat.of().formatHex(bytes);
        players = bots(plan.players());
    }

    /**
     * Further accounts, bots of a few owners, made some at a time: hashing their passwords is the dear part.
     */
    List<Account> bots(int count) throws InterruptedException {
        List<Callable<Account>> tasks = new ArrayList<>();
        for (int made = 0; made < count; made += BOTS_AN_OWNER) {
            Session owner = owner();
            for (int number = made; number < Math.min(count, made + BOTS_AN_OWNER); number++) {
                String handle = run + "-" + named.getAndIncrement();
                tasks.add(() -> new Account(client.signIn(owner.makeBot(handle))));
            }
        }
        List<Account> bots = new ArrayList<>();
        try (ExecutorService pool = Executors.newFixedThreadPool(AT_A_TIME)) {
            for (Future<Account> bot : pool.invokeAll(tasks)) {
                bots.add(bot.get());
            }
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a player could not be made: " + failed.getMessage(), failed);
        }
        synchronized (all) {
            all.addAll(bots);
        }
        return bots;
    }

    /** A player who owns bots and may run competitions. */
    Session owner() {
        Credentials own = new Credentials(run + "-o" + named.getAndIncrement(), password);
        client.register(own);
        return client.signIn(own);
    }

    /** Keeps all tokens fresh; to be called every few seconds. */
    void renew() {
        List<Account> known;
        synchronized (all) {
            known = List.copyOf(all);
        }
        known.forEach(Account::renew);
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
            seats.add(players.get(Math.floorMod(first + seat, players.size())));
        }
        String game = plan.games()
                .get(Math.floorMod(opened.getAndIncrement(), plan.games().size()));
        List<Session> sessions = seats.stream().map(Account::session).toList();
        LobbyMatch match = sessions.getFirst().lobby().open(NewMatch.of(game, plan.seats()));
        sessions.stream().skip(1).forEach(guest -> guest.lobby().join(match.matchId()));
        sessions.forEach(player -> player.lobby().ready(match.matchId()));
        return new Seated(match.matchId(), seats);
    }
}
