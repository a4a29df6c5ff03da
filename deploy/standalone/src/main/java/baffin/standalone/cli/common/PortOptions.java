package baffin.standalone.cli.common;

import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Service;
import baffin.standalone.part.StartRefused;
import java.util.EnumMap;
import java.util.Map;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The ports of a platform. */
public final class PortOptions {

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description = "Address the gateway listens on; 0.0.0.0 lets other machines in. Default: ${DEFAULT-VALUE}.")
    private String host = "127.0.0.1";

    @Option(
            names = "--port",
            paramLabel = "PORT",
            converter = PortNumber.class,
            defaultValue = "8080",
            description = "Gateway (${DEFAULT-VALUE}).")
    private int gateway;

    @Option(
            names = "--lobby-port",
            paramLabel = "PORT",
            converter = PortNumber.class,
            defaultValue = "8081",
            description = "Lobby, or all services in one process (${DEFAULT-VALUE}).")
    private int lobby;

    @Option(
            names = "--rules-port",
            paramLabel = "PORT",
            converter = PortNumber.class,
            defaultValue = "8082",
            description = "(${DEFAULT-VALUE})")
    private int rules;

    @Option(
            names = "--scoring-port",
            paramLabel = "PORT",
            converter = PortNumber.class,
            defaultValue = "8083",
            description = "(${DEFAULT-VALUE})")
    private int scoring;

    @Option(
            names = "--game-port",
            paramLabel = "PORT",
            converter = PortNumber.class,
            defaultValue = "8084",
            description = "(${DEFAULT-VALUE})")
    private int game;

    @Option(
            names = "--kafka-port",
            paramLabel = "PORT",
            converter = PortNumber.class,
            defaultValue = "9092",
            description = "(${DEFAULT-VALUE})")
    private int kafka;

    @Option(
            names = "--kafka-controller-port",
            paramLabel = "PORT",
            converter = PortNumber.class,
            defaultValue = "9093",
            description = "(${DEFAULT-VALUE})")
    private int kafkaController;

    @Option(
            names = "--db-port",
            paramLabel = "PORT",
            converter = PortNumber.class,
            defaultValue = "5442",
            description = "(${DEFAULT-VALUE})")
    private int database;

    @Mixin
    private final ShapeOption shape = new ShapeOption();

    public String host() {
        return host;
    }

    /**
     * The ports in the shape that is asked for.
     *
     * @throws StartRefused when there is no such shape
     */
    public PortPlan plan() throws StartRefused {
        Map<Service, Integer> services = new EnumMap<>(Service.class);
        services.put(Service.LOBBY, lobby);
        services.put(Service.RULES, rules);
        services.put(Service.SCORING, scoring);
        services.put(Service.GAME, game);
        return new PortPlan(gateway, services, kafka, kafkaController, database).in(shape.shape());
    }

    /** A TCP port on the command line, 1 to 65535. */
    static final class PortNumber implements ITypeConverter<Integer> {

        private static final int MOST = 65_535;

        @Override
        public Integer convert(String text) {
            try {
                int port = Integer.parseInt(text);
                if (port >= 1 && port <= MOST) {
                    return port;
                }
            } catch (NumberFormatException e) {
                throw refused(text);
            }
            throw refused(text);
        }

        private static TypeConversionException refused(String text) {
            return new TypeConversionException("'" + text + "' is no port. Ports go from 1 to " + MOST + ".");
        }
    }
}
