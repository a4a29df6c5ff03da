package baffin.bot.demo.match;

import baffin.bot.client.BaffinClient;
import baffin.bot.client.BotAccounts;
import baffin.bot.client.Session;
import baffin.bot.client.model.LobbyMatch;
import baffin.bot.client.model.NewMatch;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Brings bots to a table: accounts, a match in the lobby, everybody ready. */
final class Seating {

    private final BaffinClient client;
    private final DemoOptions options;

    Seating(BaffinClient client, DemoOptions options) {
        this.client = client;
        this.options = options;
    }

    /**
     * A match about to start.
     *
     * @param matchId its id
     * @param sessions who is signed in, by seat
     * @param handles public names, by seat
     */
    record Seated(String matchId, List<Session> sessions, List<String> handles) {}

    Seated seat() {
        BotAccounts accounts = new BotAccounts(client);
        Session owner = accounts.owner();
        List<Session> sessions = new ArrayList<>();
        for (int seat = 0; seat < options.seats(); seat++) {
            sessions.add(accounts.bot(owner, options.botOf(seat) + "-" + (seat + 1)));
        }
        NewMatch request = new NewMatch(options.game(), options.seats(), options.choices(), false, null, null, null);
        String seed = options.seed();
        Session host = sessions.getFirst();
        LobbyMatch match = host.lobby().open(seed == null ? request : request.seeded(seed));
        for (Session guest : sessions.subList(1, sessions.size())) {
            guest.lobby().join(match.matchId());
        }
        for (Session session : sessions) {
            session.lobby().ready(match.matchId());
        }
        List<String> handles =
                sessions.stream().map(session -> session.me().handle()).toList();
        return new Seated(match.matchId(), sessions, handles);
    }

    /** What the bots draw from when the match has a secret seed. */
    static String botSeed(@Nullable String seed) {
        return seed == null ? BotAccounts.secret() : seed;
    }
}
