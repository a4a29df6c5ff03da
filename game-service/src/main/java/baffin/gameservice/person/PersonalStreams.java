package baffin.gameservice.person;

import baffin.gameservice.chat.stream.ChatStreams;
import baffin.gameservice.match.Matches;
import baffin.gameservice.match.stream.Streams;
import baffin.gameservice.notification.api.NoticeStreams;
import baffin.gameservice.table.OpenTables;
import baffin.platform.match.Include;
import baffin.platform.problem.ProblemException;
import baffin.platform.stream.Followers;
import baffin.platform.stream.Item;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Multi;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** The streams of persons that this process keeps open, by the ids that their first events tell. */
@Singleton
public final class PersonalStreams {

    private final TopicSource topics;
    private final Followers<PersonalStream> followers = new Followers<>();

    PersonalStreams(
            Matches matches,
            Streams steps,
            ChatStreams chats,
            NoticeStreams notices,
            OpenTables tables,
            MeterRegistry meters) {
        this.topics = new TopicSource(matches, steps, chats, notices, tables, Include.NOTHING);
        meters.gauge("baffin.streams.persons", followers, Followers::size);
    }

    /**
     * Opens a stream.
     *
     * @param wanted what it follows at first
     * @param from after which events are wanted
     * @param shown language of texts, and what goes along with the steps of matches that are a topic of their own
     * @throws ProblemException 429 when the player has too many streams
     */
    Multi<Item> open(String player, Set<Topic> wanted, StreamPositions from, Include shown) {
        String id = UUID.randomUUID().toString();
        PersonalStream stream = new PersonalStream(id, player, topics.shown(shown), from);
        followers.add(player, id, stream);
        return Multi.createFrom()
                .deferred(() -> {
                    stream.follow(wanted);
                    return stream.items();
                })
                .onTermination()
                .invoke(() -> followers.remove(player, id, stream));
    }

    /**
     * Makes an open stream follow these topics and no others.
     *
     * @return false when the player has no such stream here
     */
    boolean follow(String player, String id, Set<Topic> wanted) {
        Optional<PersonalStream> found = find(player, id);
        found.ifPresent(stream -> stream.follow(wanted));
        return found.isPresent();
    }

    /** The topics of an open stream; empty when the player has no such stream here. */
    Optional<List<String>> topics(String player, String id) {
        return find(player, id).map(PersonalStream::topics);
    }

    private Optional<PersonalStream> find(String player, String id) {
        return followers.of(id).stream()
                .filter(stream -> stream.player().equals(player))
                .findFirst();
    }

    /** Players who have a stream open here. */
    public Set<String> players() {
        return followers.users();
    }

    /** Keeps idle connections open; to be called every few seconds. */
    public void beat() {
        followers.each(PersonalStream::beat);
    }
}
