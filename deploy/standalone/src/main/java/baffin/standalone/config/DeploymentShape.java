package baffin.standalone.config;

import baffin.platform.topics.Topics;
import java.util.List;
import java.util.Locale;

/** How the services are spread over processes. Data are the same: a platform may change its shape between two runs. */
public enum DeploymentShape {
    /** All services and the gateway in one process: what one machine needs. */
    SINGLE,
    /** A process for each service, behind a gateway in the launcher: as on several machines. */
    SPLIT;

    /** The word that people use. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Partitions of a new log, unless somebody says otherwise. */
    public int partitions() {
        return this == SINGLE ? Topics.PARTITIONS_ONE_PROCESS : Topics.PARTITIONS_APART;
    }

    /** The processes that the launcher starts. */
    public List<ServiceProcess> processes() {
        return this == SINGLE
                ? List.of(ServiceProcess.ALL)
                : List.of(Service.values()).stream().map(ServiceProcess::of).toList();
    }

    /** The process that runs a service. */
    public ServiceProcess processOf(Service service) {
        return this == SINGLE ? ServiceProcess.ALL : ServiceProcess.of(service);
    }
}
