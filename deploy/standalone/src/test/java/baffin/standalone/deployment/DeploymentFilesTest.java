package baffin.standalone.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.gateway.Route;
import baffin.platform.gateway.RouteTable;
import baffin.platform.problem.ProblemType;
import baffin.standalone.config.DeploymentShape;
import baffin.standalone.config.Directories;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Secrets;
import baffin.standalone.config.Service;
import baffin.standalone.config.ServiceProcess;
import baffin.standalone.part.ClassCaching;
import baffin.standalone.part.PlatformOptions;
import baffin.standalone.part.ServiceEnvironment;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Compares what is deployed with what the services read, so that no file falls behind. */
class DeploymentFilesTest {

    private static final Pattern PROXIED = Pattern.compile("location ~ (\\S+) \\{ proxy_pass http://(\\w+);.* }");
    private static final Pattern REDIRECTED = Pattern.compile("location ~ (\\S+) \\{ return 302 (\\S+); }");
    private static final Pattern UPSTREAM =
            Pattern.compile("upstream (\\w+) \\{ server (\\w+):(\\d+) resolve; zone \\1 64k;");

    private static final Pattern PROBLEM = Pattern.compile(
            "return (\\d+) '\\{\"type\":\"/problems/([^\"]+)\",\"title\":\"([^\"]+)\",\"status\":(\\d+)}'");

    /** Read by the image or by the C library, not by the service's configuration. */
    private static final Set<String> NOT_OF_SERVICES = Set.of("MALLOC_ARENA_MAX");

    private static final Secrets SECRETS_OF_A_PLATFORM = new Secrets(
            "t",
            "p",
            "b",
            ServiceProcess.known().stream().collect(Collectors.toMap(ServiceProcess::id, ServiceProcess::id)),
            "k",
            "v",
            "w");

    @ParameterizedTest
    @EnumSource(Service.class)
    void a_service_listens_by_default_where_the_launcher_expects_it(Service service) throws IOException {
        assertThat(DeploymentFiles.defaultPort(service.module())).isEqualTo(service.defaultPort());
    }

    @Test
    void every_route_leads_to_a_service_that_the_launcher_knows() {
        assertThat(RouteTable.standard().routes())
                .filteredOn(route -> route.redirect() == null)
                .extracting(Route::service)
                .isSubsetOf(Arrays.stream(Service.values()).map(Service::id).toList());
    }

    @ParameterizedTest
    @EnumSource(Service.class)
    void the_launcher_gives_each_service_what_it_reads_and_needs(Service service) throws IOException {
        Directories layout = new Directories(Path.of("project"), Path.of("data"));
        var options = new PlatformOptions(
                "127.0.0.1",
                PortPlan.free(),
                12,
                false,
                "",
                "",
                Optional.empty(),
                Optional.empty(),
                ClassCaching.Mode.USE);
        Map<String, String> environment =
                ServiceEnvironment.of(ServiceProcess.of(service), layout, options, SECRETS_OF_A_PLATFORM);

        assertThat(environment.keySet()).containsAll(needed(service));
        assertThat(known()).containsAll(without(environment.keySet(), NOT_OF_SERVICES));
        assertThat(environment.getOrDefault("BAFFIN_SERVED_BY", ""))
                .isEqualTo(needed(service).contains("BAFFIN_SERVED_BY") ? served(options.ports()::serviceUrl) : "");
    }

    @Test
    void the_launcher_gives_the_single_process_what_any_service_needs() throws IOException {
        Directories layout = new Directories(Path.of("project"), Path.of("data"));
        PortPlan ports = PortPlan.free().in(DeploymentShape.SINGLE);
        var options = new PlatformOptions(
                "127.0.0.1", ports, 4, false, "", "", Optional.empty(), Optional.empty(), ClassCaching.Mode.USE);
        Map<String, String> environment =
                ServiceEnvironment.of(ServiceProcess.ALL, layout, options, SECRETS_OF_A_PLATFORM);

        for (Service service : Service.values()) {
            assertThat(environment.keySet()).containsAll(needed(service));
        }
        assertThat(environment)
                .containsEntry("BAFFIN_GATEWAY_PORT", Integer.toString(ports.gateway()))
                .containsEntry("BAFFIN_PORT", Integer.toString(ports.of(Service.GAME)))
                .containsEntry("BAFFIN_SERVED_BY", ports.serviceUrl(Service.GAME) + "/q/health/ready");
    }

    /** The parts without which nobody can play. */
    private static String served(Function<Service, String> url) {
        return Stream.of(Service.LOBBY, Service.RULES, Service.GAME)
                .map(service -> url.apply(service) + "/q/health/ready")
                .collect(Collectors.joining(","));
    }

    @ParameterizedTest
    @EnumSource(Service.class)
    void compose_gives_each_service_what_it_reads_and_needs(Service service) throws IOException {
        JsonNode compose = DeploymentFiles.compose().path("services").path(service.id());
        Map<String, String> environment = DeploymentFiles.fields(compose.path("environment"));

        assertThat(environment.keySet()).containsAll(needed(service));
        assertThat(DeploymentFiles.variablesOf(service.module())).containsAll(environment.keySet());
        assertThat(environment).containsEntry("BAFFIN_PORT", Integer.toString(service.defaultPort()));
        if (needed(service).contains("BAFFIN_SERVED_BY")) {
            assertThat(environment.get("BAFFIN_SERVED_BY"))
                    .isEqualTo(served(one -> "http://" + one.id() + ':' + one.defaultPort()));
        }
        assertThat(environment.get("BAFFIN_JWKS_URL"))
                .isEqualTo("http://lobby:" + Service.LOBBY.defaultPort() + "/api/v1/auth/jwks.json");
        assertThat(compose.at("/build/args/MODULE").asText()).isEqualTo(service.module());
        assertThat(compose.at("/depends_on/topics/condition").asText()).isEqualTo("service_completed_successfully");
        assertThat(compose.path("depends_on").has("postgres")).isEqualTo(service.hasDatabase());
    }

    @Test
    void the_single_process_gets_what_its_services_read_and_need_in_compose_and_kubernetes() throws IOException {
        Set<String> own = Set.of("BAFFIN_JWKS_URL", "BAFFIN_SCORING_URL", "BAFFIN_GAME_URL", "BAFFIN_GATEWAYS");
        JsonNode compose = DeploymentFiles.compose("deploy/docker/single-process.yml")
                .path("services")
                .path("baffin");
        Set<String> composed =
                DeploymentFiles.fields(compose.path("environment")).keySet();
        Set<String> pod = new TreeSet<>(DeploymentFiles.fields(
                        DeploymentFiles.kubernetes("shared.yaml").getFirst().path("data"))
                .keySet());
        // without an ordinal it is instance 0
        pod.add("BAFFIN_INSTANCE");
        DeploymentFiles.kubernetes("single-process.yaml")
                .get(1)
                .at("/spec/template/spec/containers/0/env")
                .forEach(variable -> pod.add(variable.path("name").asText()));

        for (Service service : Service.values()) {
            assertThat(composed).containsAll(without(needed(service), own));
            assertThat(pod).containsAll(without(needed(service), own));
        }
        assertThat(known()).containsAll(composed).containsAll(pod);
        assertThat(compose.at("/build/args/MODULE").asText()).isEqualTo(ServiceProcess.ALL.module());
    }

    @Test
    void compose_holds_no_secret_and_refuses_to_start_without_one() throws IOException {
        String compose = DeploymentFiles.text("docker-compose.yml");

        for (String line : compose.lines()
                .filter(l -> l.matches(".*(PASSWORD|TOKEN|KEYS): .*"))
                .toList()) {
            assertThat(line)
                    .matches(".*: \\$\\{BAFFIN_(PASSWORD_[A-Z]+|INTERNAL_TOKEN|WEBHOOKS_KEYS|VAULT_KEYS):\\?.+}");
        }
        assertThat(compose.lines().filter(line -> line.matches(".*(password|user_\\w+)=.*")))
                .hasSizeGreaterThan(5)
                .allMatch(line -> line.matches(".*=\"\\$\\{BAFFIN_PASSWORD_[A-Z]+:\\?[^}]+}\";?"));
        assertThat(compose)
                .contains(
                        "${BAFFIN_PASSWORD_PLATFORM:?",
                        "${BAFFIN_INTERNAL_TOKEN:?",
                        "${BAFFIN_WEBHOOKS_KEYS:?",
                        "${BAFFIN_VAULT_KEYS:?",
                        "BAFFIN_PUSH_PRIVATE_KEY: ${BAFFIN_PUSH_PRIVATE_KEY:-}");
    }

    @Test
    void every_file_that_compose_mounts_or_builds_from_is_there() throws IOException {
        List<String> paths = new ArrayList<>();
        for (JsonNode service : DeploymentFiles.compose().path("services")) {
            service.path("volumes").forEach(volume -> paths.add(volume.asText().split(":")[0]));
            if (service.has("build")) {
                paths.add("./" + service.at("/build/dockerfile").asText());
                String target = service.at("/build/target").asText();
                assertThat(DeploymentFiles.text(service.at("/build/dockerfile").asText()))
                        .contains(" AS " + target);
            }
        }
        assertThat(paths)
                .filteredOn(path -> path.startsWith("./"))
                .hasSizeGreaterThan(5)
                .allSatisfy(path -> assertThat(DeploymentFiles.file(path)).exists());
    }

    @Test
    void the_database_script_creates_one_database_for_each_service_that_has_one() throws IOException {
        String script = DeploymentFiles.text("deploy/docker/databases.sql");
        for (Service service : Service.values()) {
            assertThat(script.contains("create database " + service.id() + " owner " + service.id() + ";"))
                    .isEqualTo(service.hasDatabase());
        }
    }

    @Test
    void nginx_routes_exactly_as_the_launcher_does() throws IOException {
        List<String> nginx = new ArrayList<>();
        for (String line :
                DeploymentFiles.text("deploy/docker/nginx.conf").lines().toList()) {
            Matcher proxied = PROXIED.matcher(line);
            Matcher redirected = REDIRECTED.matcher(line);
            if (proxied.find()) {
                nginx.add(proxied.group(1) + " -> " + proxied.group(2));
            } else if (redirected.find()) {
                nginx.add(redirected.group(1) + " => " + redirected.group(2).replaceAll("\\$(\\w+)", "{$1}"));
            }
        }
        List<String> expected = RouteTable.standard().routes().stream()
                .map(route -> route.regex()
                        + (route.service() != null ? " -> " + route.service() : " => " + route.redirect()))
                .toList();
        assertSameRoutes("deploy/docker/nginx.conf", "location ~ PATH { proxy_pass http://SERVICE; }", nginx, expected);
    }

    @Test
    void every_setting_is_described() throws IOException {
        String described = DeploymentFiles.text("docs/operations.md") + DeploymentFiles.text("docs/accounts.md");

        assertThat(known())
                .filteredOn(setting -> !described.contains(setting))
                .as("settings that application.properties reads: add each to a table of docs/operations.md")
                .isEmpty();
    }

    @Test
    void nginx_finds_each_service_at_its_port() throws IOException {
        Matcher upstreams = UPSTREAM.matcher(DeploymentFiles.text("deploy/docker/nginx.conf"));
        List<String> found = new ArrayList<>();
        while (upstreams.find()) {
            found.add(upstreams.group(1) + " " + upstreams.group(2) + " " + upstreams.group(3));
        }
        assertThat(found)
                .containsExactlyElementsOf(List.of(Service.values()).stream()
                        .map(service -> service.id() + " " + service.id() + " " + service.defaultPort())
                        .toList());
    }

    @Test
    void nginx_asks_again_where_a_service_is_since_a_container_made_anew_has_another_address() throws IOException {
        assertThat(DeploymentFiles.text("deploy/docker/nginx.conf")).contains("resolver 127.0.0.11 valid=2s");
    }

    @Test
    void nginx_answers_with_the_problems_that_the_platform_describes() throws IOException {
        Matcher problems = PROBLEM.matcher(DeploymentFiles.text("deploy/docker/nginx.conf"));
        List<String> slugs = new ArrayList<>();
        while (problems.find()) {
            ProblemType type = ProblemType.find(problems.group(2)).orElseThrow();
            assertThat(problems.group(3)).isEqualTo(type.title());
            assertThat(problems.group(1)).isEqualTo(problems.group(4)).isEqualTo(Integer.toString(type.status()));
            slugs.add(type.slug());
        }
        assertThat(slugs)
                .contains("bad-request", "method-not-allowed", "request-timeout", "uri-too-long", "headers-too-large");
    }

    @ParameterizedTest
    @EnumSource(Service.class)
    void compose_asks_each_service_whether_it_is_ready_before_the_gateway_sends_it_anything(Service service)
            throws IOException {
        JsonNode services = DeploymentFiles.compose().path("services");
        String probe = services.path(service.id()).at("/healthcheck/test").toString();

        assertThat(probe).contains("/dev/tcp/localhost/" + service.defaultPort(), "/q/health/ready");
        assertThat(services.at("/gateway/depends_on/" + service.id() + "/condition")
                        .asText())
                .isEqualTo("service_healthy");
    }

    @Test
    void the_kubernetes_gateway_routes_as_the_launcher_does() throws IOException {
        List<String> found = new ArrayList<>();
        for (JsonNode path :
                DeploymentFiles.kubernetes("gateway.yaml").getFirst().at("/spec/rules/0/http/paths")) {
            JsonNode backend = path.at("/backend/service");
            found.add("^" + path.path("path").asText() + " -> "
                    + backend.path("name").asText() + ":"
                    + backend.at("/port/number").asInt());
        }
        List<String> expected = new ArrayList<>();
        for (Route route : RouteTable.standard().routes()) {
            if (route.service() != null) {
                Service service = Service.valueOf(route.service().toUpperCase(java.util.Locale.ROOT));
                expected.add(route.regex().replaceAll("\\(\\?<\\w+>\\[\\^/]\\+\\)", "[^/]+") + " -> " + service.id()
                        + ":" + service.defaultPort());
            }
        }
        assertSameRoutes(
                "deploy/kubernetes/gateway.yaml", "a path with its backend, like its neighbours", found, expected);
    }

    private static void assertSameRoutes(String file, String form, List<String> found, List<String> expected) {
        assertThat(without(new TreeSet<>(expected), new TreeSet<>(found)))
                .as("%s lacks routes of routes.json; add to it, in the same order: %s", file, form)
                .isEmpty();
        assertThat(found).as(file + ", in the order of routes.json").containsExactlyElementsOf(expected);
    }

    @ParameterizedTest
    @EnumSource(Service.class)
    void kubernetes_gives_each_service_what_it_reads_and_needs(Service service) throws IOException {
        Set<String> given = new TreeSet<>(DeploymentFiles.fields(
                        DeploymentFiles.kubernetes("shared.yaml").getFirst().path("data"))
                .keySet());
        JsonNode container = DeploymentFiles.statefulSet(service).at("/spec/template/spec/containers/0");
        container
                .path("env")
                .forEach(variable -> given.add(variable.path("name").asText()));

        assertThat(given).containsAll(needed(service));
        assertThat(known()).containsAll(given);
        assertThat(container.at("/ports/0/containerPort").asInt()).isEqualTo(service.defaultPort());
        assertThat(container.at("/env/0/value").asText()).isEqualTo(Integer.toString(service.defaultPort()));
        for (String probe : List.of("startupProbe", "readinessProbe", "livenessProbe")) {
            assertThat(container.at("/" + probe + "/httpGet/port").asInt()).isEqualTo(service.defaultPort());
            assertThat(container.at("/" + probe + "/httpGet/path").asText()).startsWith("/q/health/");
        }
    }

    /** What a service cannot guess. */
    private static Set<String> needed(Service service) {
        Set<String> needed = new TreeSet<>(Set.of(
                "BAFFIN_HOST",
                "BAFFIN_PORT",
                "BAFFIN_KAFKA",
                "BAFFIN_INSTANCE",
                "BAFFIN_GATEWAYS",
                "BAFFIN_JWKS_URL",
                "BAFFIN_INTERNAL_TOKEN"));
        if (service.hasDatabase()) {
            needed.addAll(Set.of("BAFFIN_DB_HOST", "BAFFIN_DB_PORT", "BAFFIN_DB_USER", "BAFFIN_DB_PASSWORD"));
        }
        if (service == Service.LOBBY) {
            needed.addAll(Set.of("BAFFIN_SERVED_BY", "BAFFIN_SCORING_URL", "BAFFIN_VAULT_KEYS"));
        }
        if (service == Service.RULES) {
            needed.addAll(Set.of("BAFFIN_SERVED_BY", "BAFFIN_GAME_URL"));
        }
        if (service == Service.GAME) {
            needed.addAll(Set.of("BAFFIN_WEBHOOKS_NETWORKS", "BAFFIN_WEBHOOKS_KEYS", "BAFFIN_PUSH_PRIVATE_KEY"));
        }
        return needed;
    }

    /** What some service reads. */
    private static Set<String> known() throws IOException {
        Set<String> known = new TreeSet<>();
        for (Service service : Service.values()) {
            known.addAll(DeploymentFiles.variablesOf(service.module()));
        }
        known.addAll(DeploymentFiles.variablesOf(ServiceProcess.ALL.module()));
        return known;
    }

    private static Set<String> without(Set<String> all, Set<String> some) {
        Set<String> rest = new TreeSet<>(all);
        rest.removeAll(some);
        return rest;
    }
}
