package baffin.bot.demo.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.util.List;
import java.util.StringJoiner;

/** Tells round by round how the match goes. */
public final class Progress {

    /** Rounds of a game whose view does not tell how many there are at most. */
    private static final int LAST_ROUND = 10;

    private final PrintWriter out;
    private List<String> handles = List.of();
    private int round = -1;

    public Progress(PrintWriter out) {
        this.out = out;
    }

    void seated(DemoOptions options, Seating.Seated seated) {
        handles = seated.handles();
        say("Match " + seated.matchId() + ": " + options.game() + ", " + options.seats() + " seats, "
                + (options.seed() == null ? "secret seed" : "seed " + options.seed() + " (seeded, unranked)"));
        for (int seat = 0; seat < handles.size(); seat++) {
            say("  seat " + seat + ": " + handles.get(seat) + " (" + options.botOf(seat) + ")");
        }
    }

    /** Prints a line when a new round has begun. */
    void seen(JsonNode view, long version) {
        int now = view.path("round").asInt();
        if (now == round) {
            return;
        }
        round = now;
        if (round == 0) {
            say("Setup");
            return;
        }
        String ice = view.has("frozenRows")
                ? "frozen rows %d  ".formatted(view.path("frozenRows").asInt())
                : "";
        int last = view.path("rounds").asInt(LAST_ROUND);
        say("Round %2d/%d  version %4d  %s%s".formatted(round, last, version, ice, standing(view)));
    }

    void checking() {
        say("The match is over; replaying it from the revealed seed and rebuilding the read models");
    }

    private String standing(JsonNode view) {
        StringJoiner text = new StringJoiner(", ", "if it ended now: ", "");
        for (JsonNode line : view.path("standing")) {
            text.add(line.path("place").asInt() + ". "
                    + handles.get(line.path("seat").asInt()) + " "
                    + line.path("score").asInt());
        }
        return text.toString();
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }
}
