package baffin.bot.client;

import baffin.bot.client.model.CommandResult;
import baffin.bot.client.model.LegalActions;
import baffin.bot.client.model.MatchView;
import baffin.bot.client.model.Score;
import baffin.bot.client.model.Verification;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A match that has started, as one player sees it and plays it. */
public final class MatchClient {

    private final Session session;
    private final String matchId;
    private final String path;

    MatchClient(Session session, String matchId) {
        this.session = session;
        this.matchId = matchId;
        this.path = "/matches/" + matchId;
    }

    public String matchId() {
        return matchId;
    }

    /**
     * Sends a command and waits until the log has it.
     *
     * <p>A broken connection, 202, 429 and 503 are answered by sending the same command with
     * the same id again, which is
     * safe: the match takes an id once.
     *
     * @param expected the version that the caller has seen, or null when any will do
     * @param command the command's JSON with its {@code type}
     * @throws ApiException.RuleBroken when a rule forbids it
     * @throws ApiException.Stale when the match is not at the expected version any more
     * @throws UnknownOutcomeException when the platform could not tell in time whether it took the command
     */
    public CommandResult send(@Nullable Long expected, JsonNode command) {
        return send(Ids.fresh(), expected, command);
    }

    /** The same with an id of the caller's own, for callers that repeat a command after a restart of theirs. */
    public CommandResult send(String commandId, @Nullable Long expected, JsonNode command) {
        Call call = Ids.keyed(Call.post(path + "/commands", command), commandId)
                .with("If-Match", expected == null ? "*" : "\"" + expected + "\"");
        Retry retry = session.transport().retry();
        for (int attempt = 1; attempt <= retry.attempts(); attempt++) {
            Answer answer = session.persistent(call);
            if (answer.status() != 202) {
                return taken(answer);
            }
            Optional<CommandResult> known = outcome(commandId);
            if (known.isPresent()) {
                return known.get();
            }
            retry.pause(attempt, answer.retryAfter());
        }
        throw new UnknownOutcomeException(commandId);
    }

    /** What became of a command: empty while the platform does not know it (yet). */
    public Optional<CommandResult> outcome(String commandId) {
        Answer answer = session.persistent(Call.get(path + "/commands/" + commandId));
        return answer.status() == 404 || answer.status() == 202 ? Optional.empty() : Optional.of(taken(answer));
    }

    /** The match as it is shown now. */
    public MatchView view() {
        return view(null);
    }

    /**
     * The match as it is shown once it has reached a version.
     *
     * @param minVersion the least version wanted, or null for what is there
     */
    public MatchView view(@Nullable Long minVersion) {
        JsonNode document = tree(Call.get(path).asking("minVersion", minVersion));
        return new MatchView(document.path("version").asLong(), document);
    }

    /** All that the caller's seat may do. */
    public LegalActions legalActions(@Nullable Long minVersion) {
        Call call = Call.get(path + "/legal-actions").asking("explain", false).asking("minVersion", minVersion);
        return Json.read(session.call(call).body(), LegalActions.class);
    }

    /** The score sheet. */
    public Score score(@Nullable Long minVersion) {
        Call call = Call.get(path + "/score").asking("minVersion", minVersion);
        return Json.read(session.call(call).body(), Score.class);
    }

    /**
     * The history.
     *
     * @param from the first version wanted
     */
    public JsonNode history(long from) {
        return tree(Call.get(path + "/events").asking("from", from));
    }

    /** Replays the match from its revealed seed; only after its end. */
    public Verification verification() {
        return Json.read(session.call(Call.get(path + "/verification")).body(), Verification.class);
    }

    /** The board as an SVG document. */
    public String picture() {
        byte[] svg = session.call(Call.get(path + "/board.svg")).body();
        return new String(svg, java.nio.charset.StandardCharsets.UTF_8);
    }

    /**
     * Follows the match live.
     *
     * @param after the last version seen, or null to begin with a snapshot
     */
    public EventStream stream(@Nullable Long after) {
        return new EventStream(session, path + "/stream", after);
    }

    private JsonNode tree(Call call) {
        return Json.tree(session.call(call).body());
    }

    private static CommandResult taken(Answer answer) {
        if (!answer.ok()) {
            throw ApiException.of(answer);
        }
        return Json.read(answer.body(), CommandResult.class);
    }

    /**
     * The platform could not tell in time whether it took a command. It may have. Ask again with
     * {@link MatchClient#outcome}, or send the same command with the same id: it is never carried out twice.
     */
    public static final class UnknownOutcomeException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final String commandId;

        UnknownOutcomeException(String commandId) {
            super("the outcome of command " + commandId + " is not known yet");
            this.commandId = commandId;
        }

        /** The id (Idempotency-Key) of the command. */
        public String commandId() {
            return commandId;
        }
    }
}
