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

    @ParameterizedTest
    @CsvSource({
        "/api/v1/players, lobby",
        "/api/v1/players/me, lobby",
        "/api/v1/players/me/preferences, lobby",
        "/api/v1/players/17/avatar.svg, lobby",
        "/api/v1/competitions/policy-templates, lobby",
        "/api/v1/players/17/record, scoring",
        "/api/v1/auth/token, lobby",
        "/api/v1/bots, lobby",
        "/api/v1/lobby/matches/17/join, lobby",
        "/api/v1/competitions, lobby",
        "/api/v1/competitions/17/rounds/1/pairings, lobby",
        "/api/v1/competitions/17/entrants/3, lobby",
        "/api/v1/competitions/17/entrants/3/explanation, scoring",
        "/api/v1/competitions/17/entrants/3.html, scoring",
        "/api/v1/competitions/17/rounds/3.html, scoring",
        "/api/v1/competitions/17/rounds/3, lobby",
        "/api/v1/competitions/17/cross-table.html, scoring",
        "/api/v1/competitions/17/calendar.html, scoring",
        "/api/v1/competitions/17/standings, scoring",
        "/api/v1/competitions/17/standings.csv, scoring",
        "/api/v1/competitions/17/standings/stream, scoring",
        "/api/v1/competitions/17/export, scoring",
        "/api/v1/operator/actions, lobby",
        "/api/v1/operator/reports, game",
        "/api/v1/operator/matches/17/chat/18/hide, game",
        "/api/v1/operator/matches/17/release, rules",
        "/api/v1/operator/matches/17/seats/1/player, rules",
        "/api/v1/operator/health/lobby, lobby",
        "/api/v1/operator/health/rules, rules",
        "/api/v1/operator/health/scoring/read-models/scores/release, scoring",
        "/api/v1/operator/health/game, game",
        "/api/v1/matches/17/commands, rules",
        "/api/v1/matches/17/commands/18, rules",
        "/api/v1/matches/17/score, scoring",
        "/api/v1/results, scoring",
        "/api/v1/leaderboards/expedition, scoring",
        "/api/v1/matches, game",
        "/api/v1/matches/17, game",
        "/api/v1/matches/17/stream, game",
        "/api/v1/matches/17/board.svg, game",
        "/api/v1/games/expedition/rules, game",
        "/api/v1/openapi.json, game",
        "/api/v1/docs, game"
    })
    void each_path_leads_to_the_service_that_answers_it(String path, String service) {
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
