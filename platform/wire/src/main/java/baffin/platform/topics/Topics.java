package baffin.platform.topics;

import java.util.List;

/**
 * The one catalogue of topics. Names, partition counts and retention are part of the platform's contract: match and
 * lobby
 * topics share partition count and key (match id), so that one owner sees all of a match, and the count never changes.
 */
public final class Topics {

    /** Partitions of every topic keyed by match id. */
    public static final int PARTITIONS = 12;

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

    /** Rows of the lobby that are no fold of events, such as accounts: the latest image of each, sealed. */
    public static final String LOBBY_TABLES = "lobby.tables";

    /** The same of game-service, such as webhooks and what waits for them. */
    public static final String GAME_TABLES = "game.tables";

    /** Partitions of {@link #ACKNOWLEDGEMENTS}. */
    public static final int ACKNOWLEDGEMENT_PARTITIONS = 4;

    /** How long what people have said is kept, days. */
    public static final int CHAT_DAYS = 90;

    private static final int COMMAND_BYTES = 64 * 1024;
    /** Largest record of a topic of events. */
    public static final int EVENT_BYTES = 512 * 1024;

    private static final int ROW_BYTES = 1024 * 1024;

    private static final List<TopicSpec> ALL = List.of(
            // an import brings whole records as commands
            TopicSpec.expiring(LOBBY_COMMANDS, PARTITIONS, TopicSpec.days(7), EVENT_BYTES),
            TopicSpec.expiring(LOBBY_COMMANDS_REJECTED, PARTITIONS, TopicSpec.days(30), EVENT_BYTES),
            TopicSpec.kept(LOBBY_EVENTS, PARTITIONS, EVENT_BYTES),
            TopicSpec.expiring(MATCH_COMMANDS, PARTITIONS, TopicSpec.days(7), COMMAND_BYTES),
            TopicSpec.kept(MATCH_EVENTS, PARTITIONS, EVENT_BYTES),
            TopicSpec.expiring(MATCH_COMMANDS_REJECTED, PARTITIONS, TopicSpec.days(30), EVENT_BYTES),
            TopicSpec.expiring(CHAT_EVENTS, PARTITIONS, TopicSpec.days(CHAT_DAYS), COMMAND_BYTES),
            TopicSpec.kept(SCORE_EVENTS, PARTITIONS, EVENT_BYTES),
            TopicSpec.compacted(LOBBY_TABLES, ROW_BYTES),
            TopicSpec.compacted(GAME_TABLES, ROW_BYTES),
            TopicSpec.expiring(REPLIES_LOBBY, REPLY_PARTITIONS, TopicSpec.hours(1), EVENT_BYTES),
            TopicSpec.expiring(REPLIES_RULES, REPLY_PARTITIONS, TopicSpec.hours(1), EVENT_BYTES),
            TopicSpec.expiring(ACKNOWLEDGEMENTS, ACKNOWLEDGEMENT_PARTITIONS, TopicSpec.minutes(10), EVENT_BYTES));

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

    /** Every topic of the platform, apart from those that Kafka Streams makes for itself. */
    public static List<TopicSpec> all() {
        return ALL;
    }
}
