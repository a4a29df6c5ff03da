package baffin.platform.runtime.decider.loop;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.jspecify.annotations.Nullable;

/**
 * Which partitions this instance owns, as the group says. Of the loop's thread alone, whose polls call it; others may
 * ask whether it decides.
 */
final class Ownership<S> implements ConsumerRebalanceListener {

    private final List<String> sources;
    private final IntFunction<OwnedPartition<S>> reader;
    private final Map<Integer, OwnedPartition<S>> owned = new HashMap<>();
    /** What was owned until this rebalance, and in which generation. */
    private final Map<Integer, OwnedPartition<S>> kept = new HashMap<>();

    private @Nullable Consumer<String, byte[]> member;
    private int generation;
    private boolean changed;
    private Set<Integer> wanted = Set.of();
    private volatile Set<Integer> deciding = Set.of();
    private volatile boolean ready;

    /**
     * Nothing is owned at first.
     *
     * @param sources topics with as many partitions each, all of which have the same owner
     * @param reader reads a partition from the log
     */
    Ownership(List<String> sources, IntFunction<OwnedPartition<S>> reader) {
        this.sources = sources;
        this.reader = reader;
    }

    /** Joins the group. */
    void join(Consumer<String, byte[]> consumer) {
        member = consumer;
        consumer.subscribe(sources, this);
    }

    /** True once all that the group has given to this instance is read. */
    boolean ready() {
        return ready;
    }

    /** True while a partition is decided for here. */
    boolean decides(int partition) {
        return deciding.contains(partition);
    }

    Map<Integer, OwnedPartition<S>> owned() {
        return owned;
    }

    @Override
    public void onPartitionsRevoked(Collection<TopicPartition> revoked) {
        generation = member().groupMetadata().generationId();
        kept.putAll(owned);
        owned.clear();
        pause();
    }

    @Override
    public void onPartitionsLost(Collection<TopicPartition> lost) {
        forget();
    }

    @Override
    public void onPartitionsAssigned(Collection<TopicPartition> assigned) {
        wanted = numbers(assigned, sources.getFirst());
        if (sources.stream().anyMatch(source -> !numbers(assigned, source).equals(wanted))) {
            throw new IllegalStateException("commands and events of a partition have different owners");
        }
        changed = true;
    }

    private static Set<Integer> numbers(Collection<TopicPartition> places, String topic) {
        return places.stream()
                .filter(place -> place.topic().equals(topic))
                .map(TopicPartition::partition)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Reads what has come to this instance; keeps what it has had in the generation before. */
    void restore(BooleanSupplier ended) {
        if (!changed) {
            return;
        }
        boolean next = member().groupMetadata().generationId() == generation + 1;
        for (int number : wanted) {
            sources.forEach(source -> awaitPosition(new TopicPartition(source, number), ended));
            OwnedPartition<S> before = next ? kept.remove(number) : null;
            owned.put(number, before == null ? reader.apply(number) : before);
        }
        kept.values().forEach(OwnedPartition::close);
        kept.clear();
        changed = false;
        deciding = wanted;
        ready = true;
    }

    /** Waits until the transactions of an owner before have ended: the offset that they commit is not known before. */
    private void awaitPosition(TopicPartition place, BooleanSupplier ended) {
        try {
            member().position(place);
        } catch (WakeupException arrival) {
            if (ended.getAsBoolean()) {
                throw arrival;
            }
            awaitPosition(place, ended);
        }
    }

    /** The places of some partitions, to be committed with what was decided for them. */
    Map<TopicPartition, OffsetAndMetadata> positions(Set<Integer> numbers) {
        Map<TopicPartition, OffsetAndMetadata> positions = new HashMap<>();
        for (int number : numbers) {
            for (String source : sources) {
                TopicPartition place = new TopicPartition(source, number);
                positions.put(place, new OffsetAndMetadata(member().position(place)));
            }
        }
        return positions;
    }

    private Consumer<String, byte[]> member() {
        return Objects.requireNonNull(member, "a member of the group");
    }

    private void pause() {
        deciding = Set.of();
        ready = false;
        changed = false;
    }

    /** Nothing is owned any more, and nothing of it remembered. */
    void forget() {
        pause();
        wanted = Set.of();
        Stream.concat(owned.values().stream(), kept.values().stream()).forEach(OwnedPartition::close);
        owned.clear();
        kept.clear();
    }
}
