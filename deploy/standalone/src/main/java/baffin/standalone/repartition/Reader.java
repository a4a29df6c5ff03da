package baffin.standalone.repartition;

import baffin.platform.topics.Topics;
import java.util.List;
import java.util.Optional;

/**
 * A consumer group whose place in the log Kafka alone knows; read models keep theirs in the database.
 *
 * @param group its id
 * @param topics what it reads; no topic has two such readers
 */
record Reader(String group, List<String> topics) {

    /** Both deciders, and who takes results to competitions. */
    static final List<Reader> ALL = List.of(
            new Reader("rules", List.of(Topics.MATCH_COMMANDS, Topics.LOBBY_EVENTS)),
            new Reader("lobby", List.of(Topics.LOBBY_COMMANDS)),
            new Reader("lobby-results", List.of(Topics.SCORE_EVENTS)));

    /** Who reads a topic. */
    static Optional<Reader> of(String topic) {
        return ALL.stream().filter(reader -> reader.topics().contains(topic)).findFirst();
    }
}
