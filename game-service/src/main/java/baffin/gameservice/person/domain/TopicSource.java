package baffin.gameservice.person.domain;

import baffin.gameservice.stream.Item;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where the events of topics come from. */
interface TopicSource {

    /**
     * A match of somebody's own.
     *
     * @param version its latest one
     * @param running false when it has ended, or the seat is held by somebody else
     */
    record OwnMatch(String id, long version, boolean running) {}

    /**
     * Opens a topic.
     *
     * @param reader distinguishes this opening from all others
     * @param position after which events are wanted; empty for a snapshot and what comes, which is also what comes when
     *     too much has happened since the position
     * @return fails with {@link TopicNotThereException} when there is none for the player
     */
    Uni<Multi<Item>> open(String reader, String player, Topic topic, Optional<String> position);

    /**
     * The steps of a match from a version on, as a player may see them.
     *
     * @return begins with a snapshot when there are too many
     */
    Uni<Multi<Item>> steps(String reader, String player, String match, long from);

    /** What a player is told from now on; the first item says that it has begun. */
    Multi<Item> told(String reader, String player);

    /** The matches in which a player holds a seat, the latest start first, with those that are asked for besides. */
    Uni<List<OwnMatch>> own(String player, Set<String> besides);
}
