package baffin.system.play;

import baffin.bot.client.BaffinClient;
import baffin.bot.client.MatchClient;
import baffin.bot.client.Retry;
import baffin.bot.client.Session;
import baffin.bot.client.model.CommandResult;
import baffin.bot.client.model.Credentials;
import baffin.bot.client.model.LegalActions;
import baffin.bot.client.model.LobbyMatch;
import baffin.bot.client.model.NewMatch;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;

/** Some players who register, sit down together and play random legal actions through REST. */
public final class Players implements AutoCloseable {

    private final BaffinClient client;
    /** Some five minutes: longer than a restart of any part on a machine that is busy with other work. */
    private static final Retry PATIENT = new Retry(70, Duration.ofMillis(50), Duration.ofSeconds(5));

    /** Of all of them. */
    public static final String PASSWORD = "a long enough secret";

    private final List<Credentials> accounts;
    private final List<Session> sessions = new ArrayList<>();
    private final Map<String, Long> acknowledged = new HashMap<>();

    /** Registers players and signs them in. */
    public Players(URI origin, String prefix, int count) {
        this(
                origin,
                IntStream.range(0, count)
                        .mapToObj(number -> new Credentials(prefix + "-" + number, PASSWORD))
                        .toList());
        accounts.forEach(client::register);
        signIn();
    }

    private Players(URI origin, List<Credentials> accounts) {
        this.accounts = accounts;
        client = BaffinClient.of(origin, PATIENT);
    }

    /** Signs in players whom the platform knows already. */
    public static Players known(URI origin, List<Credentials> accounts) {
        Players players = new Players(origin, accounts);
        players.signIn();
        return players;
    }

    private void signIn() {
        accounts.forEach(account -> sessions.add(client.signIn(account)));
    }

    /** Proves that their passwords are still known. */
    void signInAgain() {
        accounts.forEach(client::signIn);
    }

    /** What the players sign in with, in the same order as their sessions. */
    public List<Credentials> accounts() {
        return accounts;
    }

    /** The signed-in players, the host first. */
    public List<Session> sessions() {
        return sessions;
    }

    /** Opens a match for all of them and waits until it has started. */
    public List<MatchClient> sitDown(NewMatch match) throws InterruptedException {
        return sitDown(match, sessions);
    }

    /** Opens a match for some players, the host first, and waits until it has started. */
    public static List<MatchClient> sitDown(NewMatch match, List<Session> who) throws InterruptedException {
        LobbyMatch open = who.getFirst().lobby().open(match);
        for (Session session : who.subList(1, who.size())) {
            session.lobby().join(open.matchId());
        }
        who.forEach(session -> session.lobby().ready(open.matchId()));
        List<MatchClient> tables =
                who.stream().map(session -> session.table(open.matchId())).toList();
        for (int tries = 0; tries < 2_400; tries++) {
            try {
                tables.getFirst().view(1L);
                return tables;
            } catch (baffin.bot.client.ApiException e) {
                Thread.sleep(100);
            }
        }
        throw new IllegalStateException("match " + open.matchId() + " did not start");
    }

    /**
     * Plays random legal actions until the match is over or enough were played. Goes on from what was
     * acknowledged last: a view that has just been killed may still show less.
     *
     * @param accepted told every version that the platform has acknowledged
     * @return true when the match is over
     */
    public boolean play(List<MatchClient> tables, Random random, int commandsMax, LongConsumer accepted) {
        String matchId = tables.getFirst().matchId();
        long version = acknowledged.getOrDefault(matchId, 1L);
        for (int count = 0; count < commandsMax; count++) {
            LegalActions first = tables.getFirst().legalActions(version);
            if (first.toAct().isEmpty()) {
                return true;
            }
            int seat = first.toAct().getFirst();
            MatchClient table = tables.get(seat);
            LegalActions legal = seat == first.seat() ? first : table.legalActions(version);
            if (legal.items().isEmpty()) {
                throw new IllegalStateException("no action for the seat that is asked: " + first + ", then " + legal);
            }
            var choice = legal.items().get(random.nextInt(legal.items().size()));
            CommandResult result = table.send(legal.version(), choice.command());
            version = result.version();
            acknowledged.put(matchId, version);
            accepted.accept(version);
        }
        return false;
    }

    /** Plays on where the match stands, whoever has played it before; true when it is over. */
    boolean goOn(List<MatchClient> tables, Random random, int commandsMax) {
        acknowledged.computeIfAbsent(
                tables.getFirst().matchId(), id -> tables.getFirst().view().version());
        return play(tables, random, commandsMax, version -> {});
    }

    @Override
    public void close() {
        client.close();
    }
}
