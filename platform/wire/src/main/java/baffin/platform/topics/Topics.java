package baffin.platform.topics;

import java.util.List;
import java.util.Optional;

/**
 * The one catalogue of topics. Names and retention are part of the platform's contract. All topics keyed by match id
 * share one number of partitions, so that one owner sees all of a match. A log is made with that number and keeps it.
 */
public final class Topics {

    /** Partitions of the topics keyed by match id in a new log whose services run apart. */
    public static final int PARTITIONS_APART = 12;

    /** The same where one process runs all services: each partition is a task and files, and a share of a core. */
    public static final int PARTITIONS_ONE_PROCESS = 4;

    /** The most: the place in a stream of notices names two of each, and goes into a header of a request. */
    public static final int PARTITIONS_MAX = 128;

    /** Environment variable with the number of partitions of a new log. */
    public static final String PARTITIONS_SETTING = "BAFFIN_PARTITIONS";

    /** Partitions of the reply topics: one for each service instance that may wait for replies. */
    public static final int REPLY_PARTITIONS = 16;

    public static final String LOBBY_COMMANDS = "lobby.commands";
    public static final String LOBBY_EVENTS = "lobby.events";
    public static final String LOBBY_COMMANDS_REJECTED = "lobby.commands.rejected";
    public static final String MATCH_COMMANDS = "match.commands";
    public static final String MATCH_EVENTS = "match.events";
    public static final String MATCH_COMMANDS_REJECTED = "match.commands.rejected";
    public static final String CHAT_EVENTS = "chat.events";
    public static final String SCORE_EVENTS = "score.events";
    public static final String REPLIES_LOBBY = "replies.lobby";
    public static final String REPLIES_RULES = "replies.rules";

    /** What accounts were told of a moment ago; keyed by account, and read whole by every service. */
    public static final String ACKNOWLEDGEMENTS = "acknowledgements";

    /** Sessions and tokens that were ended before their time; read whole by every process. */
    public static final String REVOCATIONS = "account.revocations";

    /** Public names of players by id, sealed: the latest of each; read whole by every process. */
    public static final String ACCOUNT_NAMES = "account.names";

    /** What operators have done: who, when, to whom and why. */
    public static final String OPERATOR_ACTIONS = "operator.actions";

    /** Rows of the lobby that are no fold of events, such as accounts: the latest image of each, sealed. */
    public static final String LOBBY_TABLES = "lobby.tables";

    /** The same of game-service, such as webhooks and what waits for them. */
    public static final String GAME_TABLES = "game.tables";

    /** The rows of the lobby's decider. */
    public static final String LOBBY_CHANGELOG = "lobby-open-match-changelog";

    /** The rows of the decider of matches. */
    public static final String RULES_CHANGELOG = "rules-match-changelog";

    /** The rows of deciders, with as many partitions as the topics that they read; no contract for anybody else. */
    public static final List<String> CHANGELOGS = List.of(LOBBY_CHANGELOG, RULES_CHANGELOG);

    /** Partitions of {@link #ACKNOWLEDGEMENTS}. */
    public static final int ACKNOWLEDGEMENT_PARTITIONS = 4;

    /** How long ended sessions are known, days; no token lives longer. */
    public static final int REVOCATION_DAYS = 30;

    /** How long what people have said is kept, days. */
    public static final int CHAT_DAYS = 90;

    private static final int COMMAND_BYTES = 64 * 1024;
    /** Largest record of a topic of events. */
    public static final int EVENT_BYTES = 512 * 1024;

    private static final int ROW_BYTES = 1024 * 1024;

    /** Largest row of a decider that a broker takes, well above all that is judged to fit. */
    public static final int DECIDER_ROW_BYTES = 2 * 1024 * 1024;

    private static final List<TopicSpec> ALL = all(PARTITIONS_APART);

    private static final List<String> KEYED = List.of(
            LOBBY_COMMANDS,
            LOBBY_COMMANDS_REJECTED,
            LOBBY_EVENTS,
            MATCH_COMMANDS,
            MATCH_EVENTS,
            MATCH_COMMANDS_REJECTED,
            CHAT_EVENTS,
            SCORE_EVENTS);

    private Topics() {}

    /**
     * Most bytes of a record of a topic, as the broker counts them.
     *
     * @throws IllegalArgumentException when the catalogue has no such topic
     */
    public static int bytesMax(String topic) {
        return ALL.stream()
                .filter(spec -> spec.name().equals(topic))
                .map(TopicSpec::bytesMax)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no topic " + topic));
    }

    /** The names of all topics of the platform, but for {@link #CHANGELOGS}. */
    public static List<String> names() {
        return ALL.stream().map(TopicSpec::name).toList();
    }

    /** The topics keyed by match id; their number of partitions is a property of the log. */
    public static List<String> keyedByMatch() {
        return KEYED;
    }

    /** Says what is wrong with a number of partitions; empty when a new log may have as many. */
    public static Optional<String> fault(int partitions) {
        return partitions >= 1 && partitions <= PARTITIONS_MAX
                ? Optional.empty()
                : Optional.of("A log has 1 to " + PARTITIONS_MAX + " partitions, not " + partitions + ".");
    }

    /**
     * Every topic of the platform but {@link #CHANGELOGS}.
     *
     * @param partitions of the topics keyed by match id
     */
    public static List<TopicSpec> all(int partitions) {
        return List.of(
                // an import brings whole records as commands
                TopicSpec.expiring(LOBBY_COMMANDS, partitions, TopicSpec.days(7), EVENT_BYTES),
                TopicSpec.expiring(LOBBY_COMMANDS_REJECTED, partitions, TopicSpec.days(30), EVENT_BYTES),
                TopicSpec.kept(LOBBY_EVENTS, partitions, EVENT_BYTES),
                TopicSpec.expiring(MATCH_COMMANDS, partitions, TopicSpec.days(7), COMMAND_BYTES),
                TopicSpec.kept(MATCH_EVENTS, partitions, EVENT_BYTES),
                TopicSpec.expiring(MATCH_COMMANDS_REJECTED, partitions, TopicSpec.days(30), EVENT_BYTES),
                TopicSpec.expiring(CHAT_EVENTS, partitions, TopicSpec.days(CHAT_DAYS), COMMAND_BYTES),
                TopicSpec.kept(SCORE_EVENTS, partitions, EVENT_BYTES),
                TopicSpec.expiring(REVOCATIONS, 1, TopicSpec.days(REVOCATION_DAYS), COMMAND_BYTES),
                TopicSpec.kept(OPERATOR_ACTIONS, 1, COMMAND_BYTES),
                TopicSpec.compacted(ACCOUNT_NAMES, COMMAND_BYTES),
                TopicSpec.compacted(LOBBY_TABLES, ROW_BYTES),
                TopicSpec.compacted(GAME_TABLES, ROW_BYTES),
                TopicSpec.expiring(REPLIES_LOBBY, REPLY_PARTITIONS, TopicSpec.hours(1), EVENT_BYTES),
                TopicSpec.expiring(REPLIES_RULES, REPLY_PARTITIONS, TopicSpec.hours(1), EVENT_BYTES),
                TopicSpec.expiring(ACKNOWLEDGEMENTS, ACKNOWLEDGEMENT_PARTITIONS, TopicSpec.minutes(10), EVENT_BYTES));
    }

    /** The topics of {@link #CHANGELOGS}. */
    static List<TopicSpec> changelogs(int partitions) {
        return CHANGELOGS.stream()
                .map(name -> TopicSpec.changelog(name, partitions, DECIDER_ROW_BYTES))
                .toList();
    }
}
