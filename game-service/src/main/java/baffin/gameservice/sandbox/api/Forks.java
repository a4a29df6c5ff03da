package baffin.gameservice.sandbox.api;

import baffin.game.Viewer;
import baffin.gameservice.match.Match;
import baffin.gameservice.sandbox.NewSandbox;
import baffin.gameservice.sandbox.SandboxConfig;
import baffin.gameservice.sandbox.SandboxInfo;
import baffin.gameservice.sandbox.Sandboxes;
import baffin.platform.http.IfMatch;
import baffin.platform.identity.Caller;
import baffin.platform.limits.RateLimiter;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.net.URI;
import java.time.Duration;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Opens sandboxes for callers. */
@Singleton
class Forks {

    private final Sandboxes sandboxes;
    private final RateLimiter limiter;

    Forks(Sandboxes sandboxes, SandboxConfig config) {
        this.sandboxes = sandboxes;
        this.limiter = new RateLimiter("forks", config.forksPerMinute(), Duration.ofMinutes(1));
    }

    /**
     * The version that is copied.
     *
     * @param version as it was asked for; null for the last one at which somebody was asked
     * @param now the match as it is now
     */
    static long version(@Nullable Long version, Match<?, ?, ?, ?> now) {
        if (version != null && version < 1) {
            throw Problem.invalidField("/version", "out-of-range", "must be 1 or above")
                    .asException();
        }
        if (version == null) {
            return now.ended() ? now.version() - 1 : now.version();
        }
        if (now.ended() && version == now.version()) {
            throw Problem.of(ProblemType.MATCH_OVER, "Nothing can be played after the end; name an earlier version")
                    .withCurrentVersion(now.version())
                    .asException();
        }
        return version;
    }

    /**
     * Opens a sandbox.
     *
     * @param viewer whose knowledge goes into it; null when all of it may go
     */
    Uni<RestResponse<SandboxInfo>> open(Caller caller, Match<?, ?, ?, ?> from, @Nullable Viewer viewer) {
        limiter.take(caller.player());
        return sandboxes.open(new NewSandbox(caller.player(), from, viewer)).map(Forks::opened);
    }

    private static RestResponse<SandboxInfo> opened(SandboxInfo info) {
        return RestResponse.ResponseBuilder.<SandboxInfo>created(URI.create("/api/v1/sandboxes/" + info.sandboxId()))
                .entity(info)
                .header("ETag", IfMatch.etag(info.version()))
                .build();
    }
}
