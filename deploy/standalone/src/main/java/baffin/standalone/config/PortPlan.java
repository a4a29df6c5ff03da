package baffin.standalone.config;

import baffin.standalone.process.Ports;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Every port the platform listens on, all on the loopback address but the gateway's.
 *
 * @param gateway where clients come in
 * @param services one for each service
 * @param tls whether clients come in over HTTPS
 */
public record PortPlan(
        int gateway, Map<Service, Integer> services, int kafka, int kafkaController, int database, boolean tls) {

    public PortPlan {
        services = new EnumMap<>(services);
    }

    /** Ports of a platform whose clients come in over plain HTTP. */
    public PortPlan(int gateway, Map<Service, Integer> services, int kafka, int kafkaController, int database) {
        this(gateway, services, kafka, kafkaController, database, false);
    }

    /** The same ports, over HTTPS or not. */
    public PortPlan over(boolean https) {
        return new PortPlan(gateway, services, kafka, kafkaController, database, https);
    }

    /** Ports that nobody uses at this moment. */
    public static PortPlan free() {
        List<Integer> ports = Ports.free(Service.values().length + 4);
        Map<Service, Integer> services = new EnumMap<>(Service.class);
        for (Service service : Service.values()) {
            services.put(service, ports.get(service.ordinal()));
        }
        int next = Service.values().length;
        return new PortPlan(ports.get(next), services, ports.get(next + 1), ports.get(next + 2), ports.get(next + 3));
    }

    /** The same ports for one process of all services, which listens on that of the lobby. */
    public PortPlan in(DeploymentShape shape) {
        if (shape == DeploymentShape.SPLIT) {
            return this;
        }
        Map<Service, Integer> one = new EnumMap<>(Service.class);
        for (Service service : Service.values()) {
            one.put(service, of(Service.LOBBY));
        }
        return new PortPlan(gateway, one, kafka, kafkaController, database, tls);
    }

    /** How the services are spread over processes: they share a port when they share one. */
    public DeploymentShape shape() {
        return Set.copyOf(services.values()).size() == 1 ? DeploymentShape.SINGLE : DeploymentShape.SPLIT;
    }

    public int of(Service service) {
        return Objects.requireNonNull(services.get(service));
    }

    public String baseUrl() {
        return (tls ? "https" : "http") + "://localhost:" + gateway;
    }

    public String serviceUrl(Service service) {
        return "http://127.0.0.1:" + of(service);
    }

    public String bootstrap() {
        return "127.0.0.1:" + kafka;
    }

    /** Says in one line which port is asked for by two options; empty when none is. */
    public Optional<String> requestedTwice() {
        Map<Integer, String> seen = new LinkedHashMap<>();
        for (var entry : byOption().entrySet()) {
            String other = seen.put(entry.getValue(), entry.getKey());
            if (other != null) {
                return Optional.of("Port " + entry.getValue() + " is asked for twice, by " + other + " and "
                        + entry.getKey() + ".");
            }
        }
        return Optional.empty();
    }

    /** Says in one line which port cannot be had and which option chooses another; empty when all can be had. */
    public Optional<String> conflict() {
        Optional<String> twice = requestedTwice();
        if (twice.isPresent()) {
            return twice;
        }
        for (var entry : byOption().entrySet()) {
            String option = entry.getKey();
            int port = entry.getValue();
            if (!Ports.isFree(port)) {
                return Optional.of(
                        "Port " + port + " is taken by another program. Choose another one with " + option + " PORT.");
            }
        }
        return Optional.empty();
    }

    private Map<String, Integer> byOption() {
        Map<String, Integer> ports = new LinkedHashMap<>();
        ports.put("--port", gateway);
        shape().processes().stream()
                .map(process -> shape() == DeploymentShape.SINGLE
                        ? Service.LOBBY
                        : process.services().iterator().next())
                .forEach(service -> ports.put("--" + service.id() + "-port", of(service)));
        ports.put("--kafka-port", kafka);
        ports.put("--kafka-controller-port", kafkaController);
        ports.put("--db-port", database);
        return ports;
    }
}
