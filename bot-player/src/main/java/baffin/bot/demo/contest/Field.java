package baffin.bot.demo.contest;

import baffin.bot.client.Session;
import baffin.bot.demo.match.MatchRunner;
import baffin.bot.navigator.Bots;
import baffin.bot.player.Bot;
import baffin.bot.player.BotChance;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The bots of a competition by their players' ids, ready to sit down wherever the rounds put them. */
final class Field {

    private static final MatchRunner.Watcher NOBODY = new MatchRunner.Watcher() {
        @Override
        public void seen(JsonNode document, long version) {}

        @Override
        public void taken(long nanos) {}
    };

    private final Map<String, Entrant> entrants = new LinkedHashMap<>();

    private record Entrant(Session session, Bot bot) {}

    /** @param sessions in the order of entry */
    Field(ContestPlan plan, List<Session> sessions) {
        for (int index = 0; index < sessions.size(); index++) {
            Session session = sessions.get(index);
            entrants.put(session.me().id(), new Entrant(session, Bots.of(plan.botOf(index), plan.game())));
        }
    }

    List<Session> sessions() {
        return entrants.values().stream().map(Entrant::session).toList();
    }

    /**
     * Plays the match of a table to its end.
     *
     * @param table as the document of its round has it
     */
    void play(JsonNode table) {
        String match = table.path("matchId").asText();
        List<MatchRunner.Player> players = new ArrayList<>();
        for (JsonNode seat : table.path("seats")) {
            Entrant entrant = entrants.get(seat.path("player").asText());
            if (entrant == null) {
                throw new IllegalStateException("a stranger sits in match " + match + ": " + seat);
            }
            players.add(new MatchRunner.Player(
                    entrant.session().table(match), entrant.bot(), BotChance.of(match, players.size())));
        }
        new MatchRunner(players, NOBODY).toTheEnd();
    }
}
