package baffin.platform.operator;

import baffin.platform.disk.space.Disks;
import baffin.platform.limits.DiskWatch;
import baffin.platform.operator.ServiceHealth.Check;
import baffin.platform.operator.ServiceHealth.Disk;
import baffin.platform.operator.ServiceHealth.ReadModelHealth;
import baffin.platform.operator.ServiceHealth.TableSize;
import baffin.platform.wire.Trees;
import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.health.SmallRyeHealth;
import io.smallrye.health.SmallRyeHealthReporter;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Puts together how a service is doing; whatever part does not answer is left out. */
@ApplicationScoped
public class HealthReports {

    private static final Logger LOG = Logger.getLogger(HealthReports.class);
    private static final String UP = HealthCheckResponse.Status.UP.name();
    private static final Duration ANSWER_MAX = Duration.ofSeconds(8);

    private final SmallRyeHealthReporter reporter;
    private final DiskWatch watch;
    private final Disks disks;
    private final TopicSizes topics;

    HealthReports(SmallRyeHealthReporter reporter, DiskWatch watch, Disks disks, TopicSizes topics) {
        this.reporter = reporter;
        this.watch = watch;
        this.disks = disks;
        this.topics = topics;
    }

    /**
     * How a service is doing.
     *
     * @param own which topics it writes
     * @param readModels what it has folded
     * @param tables of its database
     */
    public Uni<ServiceHealth> of(
            String service, Predicate<String> own, Uni<List<ReadModelHealth>> readModels, Uni<List<TableSize>> tables) {
        return Uni.combine()
                .all()
                .unis(reporter.getReadinessAsync(), known(readModels), known(tables), known(topics.of(own)))
                .with((ready, models, sizes, held) -> new ServiceHealth(
                        service,
                        !ready.isDown(),
                        checks(ready),
                        models.orElse(null),
                        watch.level(),
                        disks(),
                        sizes.orElse(null),
                        held.orElse(null)));
    }

    private static <T> Uni<Optional<T>> known(Uni<T> part) {
        return part.map(Optional::of)
                .ifNoItem()
                .after(ANSWER_MAX)
                .fail()
                .onFailure()
                .invoke(away -> LOG.debugf("a part of the health is not known: %s", away.getMessage()))
                .onFailure()
                .recoverWithItem(Optional.empty());
    }

    private @Nullable List<Disk> disks() {
        try {
            return disks.spaces().stream()
                    .map(space -> new Disk(space.free(), space.total()))
                    .toList();
        } catch (IOException silent) {
            return null;
        }
    }

    private static List<Check> checks(SmallRyeHealth ready) {
        List<Check> checks = new ArrayList<>();
        for (JsonNode check : Trees.trusted(ready.getPayload().toString().getBytes(StandardCharsets.UTF_8))
                .path("checks")) {
            Map<String, String> data = new TreeMap<>();
            check.path("data")
                    .properties()
                    .forEach(item -> data.put(item.getKey(), item.getValue().asText()));
            checks.add(new Check(
                    check.path("name").asText(), check.path("status").asText().equals(UP), data));
        }
        return checks;
    }
}
