package baffin.gameservice.stream;

import baffin.platform.problem.ProblemException;
import baffin.platform.stream.Followers;
import baffin.platform.stream.Item;
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
    private final BiPredicate<P, P> reached;

    /**
     * Streams of one kind.
     *
     * @param gauge name of the number of topics that are followed
     * @param reached whether the place of a snapshot has reached another one
     */
    public RowStreams(String gauge, MeterRegistry meters, BiPredicate<P, P> reached) {
        this.reached = reached;
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
     * @param resume the place after the last row seen; the stream begins with the snapshot for null, and with a reset
     *     and the snapshot for a place that the rows have not reached: it is one of a log that was copied or restored
     * @param snapshot the first event, with the place that it stands for
     * @throws ProblemException 429 when the user has too many streams
     */
    public Multi<Item> open(String user, String topic, @Nullable P resume, Uni<Row<P>> snapshot, Source<P> source) {
        RowFollower<P> follower = new RowFollower<>(source);
        followers.add(user, topic, follower);
        return snapshot.map(row -> {
                    if (resume != null && reached.test(row.place(), resume)) {
                        follower.startAt(resume);
                        return List.<Item>of();
                    }
                    Item begun = follower.item(row);
                    return resume == null ? List.of(begun) : List.of(Item.RESET, begun);
                })
                .onItem()
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
