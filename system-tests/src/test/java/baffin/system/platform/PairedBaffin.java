package baffin.system.platform;

import baffin.standalone.config.Service;
import java.io.IOException;
import java.net.URI;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ConsumerGroupDescription;

/** A platform in parts with a second instance of each service, behind a load balancer. */
public final class PairedBaffin implements AutoCloseable {

    private final RunningBaffin baffin;
    private final Map<Service, AnotherInstance> second = new EnumMap<>(Service.class);
    private final LoadBalancer front = new LoadBalancer();
    private final Admin log;

    /** Starts the second instances. */
    public PairedBaffin(RunningBaffin baffin) throws IOException {
        this.baffin = baffin;
        for (Service service : Service.values()) {
            second.put(service, new AnotherInstance(baffin, service, front.origin()));
            front.stands(service.id(), instances(service));
        }
        log = Admin.create(baffin.kafka().with(Map.of()));
    }

    /** Where clients come in. */
    public URI origin() {
        return front.origin();
    }

    /** Where the two instances of a service answer. */
    public List<URI> instances(Service service) {
        return List.of(
                URI.create(baffin.ports().serviceUrl(service)), second(service).address());
    }

    /** The instance that nobody starts again when it is killed. */
    public AnotherInstance second(Service service) {
        return Objects.requireNonNull(second.get(service));
    }

    /** Waits until both instances of each service are ready. */
    public void awaitReady() throws InterruptedException {
        for (Service service : Service.values()) {
            for (URI instance : instances(service)) {
                second(service).awaitReady(instance);
            }
        }
    }

    /** How many partitions each member of a consumer group has, by the ordinal of its instance. */
    public Map<Integer, Integer> partitions(String group) throws InterruptedException {
        try {
            ConsumerGroupDescription found = log.describeConsumerGroups(List.of(group))
                    .describedGroups()
                    .get(group)
                    .get();
            Map<Integer, Integer> partitions = new HashMap<>();
            found.members().forEach(member -> {
                String instance = member.groupInstanceId().orElseThrow().substring(group.length() + 1);
                partitions.merge(
                        Integer.parseInt(instance),
                        member.assignment().topicPartitions().size(),
                        Integer::sum);
            });
            return partitions;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        front.close();
        second.values().forEach(AnotherInstance::close);
        log.close();
    }
}
