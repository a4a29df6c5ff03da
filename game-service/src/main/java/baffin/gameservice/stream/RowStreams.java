package baffin.gameservice.stream;

import baffin.platform.problem.ProblemException;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Live streams of rows in the database: the rows after a place, then those that come, each once. Whoever writes rows
 * says so by {@link #came}; the rows themselves are read.
 *
 * @param <P> a place among the rows; its text is the id of the event
 */
public final class RowStreams<P> {

    private final Followers<RowFollower<P>> followers = new Followers<>();

    /** Streams of one kind; {@code gauge} names the number of topics that are followed. */
    public RowStreams(String gauge, MeterRegistry meters) {
        meters.gauge(gauge, followers, Followers::size);
    }

    /** Where the rows of one stream come from. */
    @FunctionalInterface
    public interface Source<P> {

        /**
         * The rows after a place, in order.
         *
         * @return at most {@code most}; fails with {@link StreamEndsException} when the client may read no more
         */
        Uni<List<Row<P>>> after(P place, int most);
    }

    /**
     * One event.
     *
     * @param place the place after it
     * @param name name of the event
     * @param json its data on one line
     */
    public record Row<P>(P place, String name, String json) {}

    /**
     * Opens a stream.
     *
     * @param user who asks, for the limit of streams
     * @param topic what it follows
     * @param resume the place after the last row seen; null to begin with the snapshot
     * @param snapshot the first event, with the place that it stands for
     * @throws ProblemException 429 when the user has too many streams
     */
    public Multi<Item> open(String user, String topic, @Nullable P resume, Uni<Row<P>> snapshot, Source<P> source) {
        RowFollower<P> follower = new RowFollower<>(source);
        return open(
                user,
                topic,
                follower,
                resume == null
                        ? snapshot.map(row -> List.of(follower.item(row)))
                        : Uni.createFrom().item(() -> {
                            follower.startAt(resume);
                            return List.of();
                        }));
    }

    /**
     * Opens a stream that resumes only from a place that the rows have reached, and else begins with the snapshot.
     *
     * @param reached whether the place of the snapshot has reached another one
     * @see #open(String, String, Object, Uni, Source)
     */
    public Multi<Item> open(
            String user, String topic, P resume, Uni<Row<P>> snapshot, BiPredicate<P, P> reached, Source<P> source) {
        RowFollower<P> follower = new RowFollower<>(source);
        return open(user, topic, follower, snapshot.map(row -> {
            if (!reached.test(row.place(), resume)) {
                return List.of(follower.item(row));
            }
            follower.startAt(resume);
            return List.of();
        }));
    }

    private Multi<Item> open(String user, String topic, RowFollower<P> follower, Uni<List<Item>> first) {
        followers.add(user, topic, follower);
        return first.onItem()
                .transformToMulti(begun -> Multi.createBy()
                        .concatenating()
                        .streams(Multi.createFrom().iterable(begun), follower.past(), follower.live()))
                .onTermination()
                .invoke(() -> followers.remove(user, topic, follower));
    }

    /** Rows may have come; every stream of the topic looks. */
    public void came(String topic) {
        followers.of(topic).forEach(RowFollower::look);
    }

    /** Rows may have come, it is not known for whom. */
    public void cameSomewhere() {
        followers.each(RowFollower::look);
    }

    /** All that is followed. */
    public Set<String> topics() {
        return followers.topics();
    }

    /** Keeps idle connections open; to be called every few seconds. */
    public void beat() {
        followers.each(RowFollower::beat);
    }
}
