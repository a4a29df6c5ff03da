package baffin.standalone.part;

import baffin.standalone.config.DeploymentShape;
import baffin.standalone.config.Directories;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Secrets;
import baffin.standalone.config.Service;
import baffin.standalone.config.ServiceProcess;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The configuration of the services, as environment variables. */
public final class ServiceEnvironment {

    private static final String JWKS_PATH = "/api/v1/auth/jwks.json";
    private static final String READY = "/q/health/ready";

    private ServiceEnvironment() {}

    /** What a process is told; of the secrets only those that its services need. */
    public static Map<String, String> of(
            ServiceProcess process, Directories layout, PlatformOptions options, Secrets secrets) {
        PortPlan ports = options.ports();
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("BAFFIN_HOST", "127.0.0.1");
        environment.put(
                "BAFFIN_PORT",
                Integer.toString(ports.of(process.services().iterator().next())));
        environment.put("BAFFIN_KAFKA", ports.bootstrap());
        environment.put("BAFFIN_KAFKA_USER", process.id());
        environment.put("BAFFIN_KAFKA_PASSWORD", secrets.password(process.id()));
        environment.put("BAFFIN_INSTANCE", "0");
        environment.put("BAFFIN_GATEWAYS", "127.0.0.1");
        environment.put("BAFFIN_JWKS_URL", ports.serviceUrl(Service.LOBBY) + JWKS_PATH);
        environment.put("BAFFIN_SCORING_URL", ports.serviceUrl(Service.SCORING));
        environment.put("BAFFIN_INTERNAL_TOKEN", secrets.internalToken());
        environment.put("BAFFIN_DISK", layout.data().toString());
        environment.put("BAFFIN_ALLOW_EXTERNAL_SEEDS", Boolean.toString(options.externalSeeds()));
        if (process.hasDatabase()) {
            environment.put("BAFFIN_DB_HOST", "127.0.0.1");
            environment.put("BAFFIN_DB_PORT", Integer.toString(ports.database()));
            environment.put("BAFFIN_DB_USER", process.id());
            environment.put("BAFFIN_DB_PASSWORD", secrets.password(process.id()));
        }
        if (process.runs(Service.LOBBY)) {
            environment.put("BAFFIN_VAULT_KEYS", secrets.vaultKeys());
        }
        if (process.runs(Service.RULES)) {
            environment.put("BAFFIN_GAME_URL", ports.serviceUrl(Service.GAME));
        }
        if (process.runs(Service.LOBBY) || process.runs(Service.RULES)) {
            environment.put(
                    "BAFFIN_SERVED_BY",
                    Stream.of(Service.LOBBY, Service.RULES, Service.GAME)
                            .map(service -> ports.serviceUrl(service) + READY)
                            .distinct()
                            .collect(Collectors.joining(",")));
        }
        if (process.runs(Service.GAME)) {
            environment.put("BAFFIN_WEBHOOKS_NETWORKS", options.webhookNetworks());
            environment.put("BAFFIN_WEBHOOKS_KEYS", secrets.webhookKeys());
            environment.put("BAFFIN_PUSH_PRIVATE_KEY", secrets.pushKey());
        }
        if (options.shape() == DeploymentShape.SINGLE) {
            environment.put("BAFFIN_GATEWAY_HOST", options.host());
            environment.put("BAFFIN_GATEWAY_PORT", Integer.toString(ports.gateway()));
            environment.put("BAFFIN_TRUSTED_PROXIES", options.trustedProxies());
            options.certificate().ifPresent(certificate -> {
                environment.put(
                        "BAFFIN_GATEWAY_CERTIFICATE", certificate.chain().toString());
                environment.put("BAFFIN_GATEWAY_KEY", certificate.key().toString());
            });
        }
        // glibc keeps an arena for each thread otherwise, which costs tens of MiB a service
        environment.put("MALLOC_ARENA_MAX", "2");
        return environment;
    }
}
