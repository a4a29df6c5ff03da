package baffin.standalone.config;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A process that runs services.
 *
 * @param id name of its log, its pid file and its row in {@code status}
 * @param module the module that builds it
 * @param heapMib largest heap in MiB
 * @param services what it runs
 */
public record ServiceProcess(String id, String module, int heapMib, Set<Service> services) {

    private static final int ALL_HEAP_MIB = 384;

    /** All services in one. */
    public static final ServiceProcess ALL =
            new ServiceProcess("baffin", "deploy/single-process", ALL_HEAP_MIB, Set.of(Service.values()));

    /** One service alone. */
    public static ServiceProcess of(Service service) {
        return new ServiceProcess(service.id(), service.module(), service.heapMib(), Set.of(service));
    }

    /** All processes of any shape. */
    public static List<ServiceProcess> known() {
        return Stream.of(DeploymentShape.values())
                .flatMap(shape -> shape.processes().stream())
                .toList();
    }

    /** True when it runs a service. */
    public boolean runs(Service service) {
        return services.contains(service);
    }

    /** Whether one of its services has a database. */
    public boolean hasDatabase() {
        return services.stream().anyMatch(Service::hasDatabase);
    }
}
