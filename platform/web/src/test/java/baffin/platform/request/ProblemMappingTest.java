package baffin.platform.request;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.problem.PassingFailures;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemCatalogue;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.oidc.common.runtime.OidcEndpointAccessException;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import java.net.ConnectException;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jose4j.jwt.consumer.ErrorCodeValidator;
import org.jose4j.jwt.consumer.ErrorCodes;
import org.jose4j.jwt.consumer.InvalidJwtException;
import org.jose4j.lang.UnresolvableKeyException;
import org.junit.jupiter.api.Test;

class ProblemMappingTest {

    private static ProblemException mapped(Throwable failure) {
        return ProblemMapping.of(failure, List.of(), null);
    }

    @Test
    void who_can_try_again_is_told_so_when_the_database_is_away() {
        Throwable away = new ConnectException("refused");
        List<PassingFailures> known = List.of(failure -> failure instanceof ConnectException);

        assertThat(ProblemMapping.of(away, known, null).problem().status()).isEqualTo(503);
        assertThat(ProblemMapping.of(away, known, null).headers()).containsKey("Retry-After");
        assertThat(ProblemMapping.of(new IllegalStateException(), known, null)
                        .problem()
                        .status())
                .isEqualTo(500);
        assertThat(ProblemMapping.of(new ForbiddenException(), List.of(failure -> true), null)
                        .problem()
                        .status())
                .isEqualTo(403);
    }

    @Test
    void a_fault_of_ours_says_nothing_of_its_cause() throws Exception {
        Problem problem = mapped(new IllegalStateException("password of the database is x"))
                .problem();

        assertThat(problem.status()).isEqualTo(500);
        assertThat(new ObjectMapper().writeValueAsString(problem)).doesNotContain("password");
    }

    @Test
    void who_is_not_signed_in_is_told_how() {
        for (Exception failure : new Exception[] {new UnauthorizedException(), new AuthenticationFailedException()}) {
            ProblemException mapped = mapped(failure);

            assertThat(mapped.problem().status()).isEqualTo(401);
            assertThat(mapped.headers()).containsKey("WWW-Authenticate");
        }
        assertThat(mapped(new ForbiddenException()).problem().status()).isEqualTo(403);
    }

    @Test
    void who_has_a_token_that_is_not_good_is_told_why() throws Exception {
        InvalidJwtException expired = new InvalidJwtException(
                "expired", List.of(new ErrorCodeValidator.Error(ErrorCodes.EXPIRED, "it is")), null);
        Map<Exception, String> reasons = Map.of(
                new AuthenticationFailedException(expired), "token-expired",
                new UnauthorizedException(), "token-malformed",
                new AuthenticationFailedException(), "token-malformed");
        reasons.forEach((failure, slug) -> {
            ProblemException mapped = ProblemMapping.of(failure, List.of(), "Bearer a.b.c");
            assertThat(mapped.problem().type()).hasToString("/problems/" + slug);
            assertThat(mapped.headers().get("WWW-Authenticate")).contains("error=\"invalid_token\"");
        });
        assertThat(ProblemMapping.of(new UnauthorizedException(), List.of(), "Bearer bfp_x")
                        .problem()
                        .type())
                .hasToString("/problems/token-ended");
        assertThat(mapped(new UnauthorizedException()).headers().get("WWW-Authenticate"))
                .doesNotContain("error");
    }

    @Test
    void a_token_is_not_blamed_when_nobody_has_the_keys_to_check_it() {
        for (Exception away : List.of(new ConnectException("refused"), new OidcEndpointAccessException(503))) {
            ProblemException mapped = mapped(new AuthenticationFailedException(away));

            assertThat(mapped.problem().status()).isEqualTo(503);
            assertThat(mapped.headers()).containsKey("Retry-After").doesNotContainKey("WWW-Authenticate");
        }
        Exception forged = new AuthenticationFailedException(new UnresolvableKeyException("unknown"));
        assertThat(mapped(forged).problem().status()).isEqualTo(401);
    }

    @Test
    void a_known_problem_keeps_its_headers() {
        ProblemException known = ProblemException.unavailable("later", 7);

        assertThat(mapped(known).headers()).containsEntry("Retry-After", "7");
    }

    @Test
    void empty_parts_are_left_out_and_further_members_stand_beside_the_others() throws Exception {
        Problem problem = Problem.of(ProblemType.STALE_VERSION, "older")
                .withCurrentVersion(58)
                .with("missedEvents", "here")
                .at(URI.create("/api/v1/x"), "abc");

        String json = new ObjectMapper().writeValueAsString(problem);

        assertThat(new ObjectMapper().readTree(json).properties())
                .extracting(java.util.Map.Entry::getKey)
                .containsExactlyInAnyOrder(
                        "type", "title", "status", "detail", "instance", "currentVersion", "traceId", "missedEvents");
    }

    @Test
    void every_type_has_a_slug_of_its_own_a_fitting_status_and_words() {
        assertThat(ProblemCatalogue.all(java.util.Locale.ENGLISH)).hasSameSizeAs(ProblemType.values());
        assertThat(Arrays.stream(ProblemType.values()).map(ProblemType::slug)).doesNotHaveDuplicates();
        for (ProblemType type : ProblemType.values()) {
            assertThat(type.status()).isBetween(400, 599);
            assertThat(type.uri()).hasToString("/problems/" + type.slug());
            assertThat(type.title()).isNotBlank();
            assertThat(type.description()).isNotBlank();
            assertThat(ProblemType.find(type.slug())).contains(type);
        }
    }
}
