package baffin.bot.demo.contest;

import baffin.bot.client.Json;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/** Writes the policy of the demo's competition as the API takes it. */
public final class ContestPolicy {

    /** Seats of a full table. */
    static final int TABLE = 4;

    private static final int LEAGUE = 7;
    private static final List<String> LEAGUE_TIES =
            List.of("HEAD_TO_HEAD", "FIRST_PLACES", "WINNER_SHARE", "TABLE_SHARE", "PENALTIES", "LOT");
    private static final List<String> SWISS_TIES =
            List.of("FIRST_PLACES", "OPPONENTS", "WINNER_SHARE", "TABLE_SHARE", "PENALTIES", "LOT");

    private ContestPolicy() {}

    /** What kind of competition. */
    public sealed interface Form {

        /** How many bots take part. */
        int entrants();
    }

    /** A division in which everybody meets everybody twice, and takes every seat once. */
    public record League() implements Form {

        @Override
        public int entrants() {
            return LEAGUE;
        }
    }

    /**
     * Tables of those who stand alike and have met least.
     *
     * @param rounds 0 for as many as the entrants need
     * @param finalists 0, 4 or 16
     */
    record Swiss(int entrants, int rounds, int finalists) implements Form {}

    /**
     * The policy.
     *
     * @param choices options of the game that differ from their defaults
     */
    static ObjectNode of(Form form, String game, Map<String, String> choices) {
        ObjectNode policy = Json.mapper().createObjectNode();
        policy.put("name", name(form)).put("game", game).put("tableSize", TABLE).put("points", "EXPEDITION");
        choices.forEach(policy.putObject("options")::put);
        format(form, policy.putObject("format"));
        policy.set("tieBreaks", Json.mapper().valueToTree(form instanceof League ? LEAGUE_TIES : SWISS_TIES));
        policy.putObject("entry")
                .put("who", "OPEN")
                .put("min", form.entrants())
                .put("max", form.entrants())
                .put("bots", true);
        policy.putObject("schedule").put("round", "P1D").put("ruling", "PT1H").put("automatic", true);
        return policy;
    }

    private static String name(Form form) {
        return switch (form) {
            case League league -> "Demo league of " + league.entrants();
            case Swiss swiss -> "Demo Swiss of " + swiss.entrants();
        };
    }

    private static void format(Form form, ObjectNode format) {
        switch (form) {
            case League league ->
                format.put("type", "DivisionLeague")
                        .put("divisionSize", league.entrants())
                        .put("games", TABLE)
                        .put("up", 1)
                        .put("down", 2);
            case Swiss swiss ->
                format.put("type", "PodSwiss").put("rounds", swiss.rounds()).put("finalists", swiss.finalists());
        }
    }
}
