package baffin.platform.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.gateway.RouteTable.Destination;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RouteTableTest {

    private final RouteTable table = RouteTable.standard();

    /** A house test asks for the path of every resource. */
    @ParameterizedTest
    @CsvSource({
        "/app, game",
        "/app/main.js, game",
        "/api/v1/docs, game",
        "/api/v1/competitions/17/rounds/3, lobby",
        "/api/v1/competitions/17/rounds/3.html, scoring",
        "/api/v1/matches/17/commands/18, rules",
    })
    void the_first_line_that_matches_names_the_service(String path, String service) {
        assertThat(table.find(path)).contains(new Destination.ToService(service));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/internal/rebuild",
                "/q/health",
                "/q/metrics",
                "/api/v2/matches",
                "/api/v1/../../q/metrics",
                "/api/v1/matches/..",
                "/api/v1/%2e%2e/%2e%2e/internal/rebuild",
                "/api/v1//internal/rebuild",
                "/api/v1/..%2f..%2finternal/rebuild",
                "/api/v1/..;/..;/internal/rebuild",
                "/api/v1/..\\..\\internal\\rebuild",
                "/api/v1/%252e%252e/q/metrics"
            })
    void nothing_inside_can_be_reached(String path) {
        assertThat(table.find(path)).isEmpty();
    }

    @Test
    void the_front_door_leads_to_the_api_page_and_problem_types_to_their_text() {
        assertThat(table.find("/")).contains(new Destination.Elsewhere("/app/"));
        assertThat(table.find("/problems/stale-version"))
                .contains(new Destination.Elsewhere("/api/v1/problems/stale-version"));
    }

    @Test
    void a_line_that_leads_nowhere_is_refused() {
        assertThatThrownBy(() -> new Route("/x", null, null)).isInstanceOf(IllegalArgumentException.class);
    }
}
