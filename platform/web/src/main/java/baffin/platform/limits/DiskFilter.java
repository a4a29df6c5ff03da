package baffin.platform.limits;

import baffin.platform.disk.space.DiskLevel;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Refuses what a disk has no room for. Whoever may not is told that first. */
class DiskFilter {

    private static final int AFTER_SECURITY = Priorities.AUTHORIZATION + 50;
    private static final int RETRY_S = 60;
    private static final String PUBLIC = "/api/";

    /** They write nothing. */
    private static final Set<String> READING_POSTS = Set.of("/api/v1/auth/token", "/api/v1/competitions/validate");

    private final DiskWatch watch;

    DiskFilter(DiskWatch watch) {
        this.watch = watch;
    }

    @ServerRequestFilter(priority = AFTER_SECURITY)
    void refuseWrites(ContainerRequestContext request) {
        String path = request.getUriInfo().getPath();
        DiskLevel level = watch.level();
        if (level == DiskLevel.FULL
                && path.startsWith(PUBLIC)
                && !Methods.safe(request.getMethod())
                && !READING_POSTS.contains(path)) {
            throw refusal(level);
        }
    }

    @TakesRoom
    @ServerRequestFilter(priority = AFTER_SECURITY)
    void refuseNew(ContainerRequestContext request) {
        DiskLevel level = watch.level();
        if (level.atLeast(DiskLevel.SCARCE)) {
            throw refusal(level);
        }
    }

    private static ProblemException refusal(DiskLevel level) {
        String detail = level == DiskLevel.FULL
                ? "The disk of this platform is full: it can be looked at, and nothing can be changed until its host"
                        + " has made room. Clocks stand still."
                : "The disk of this platform is nearly full: matches and competitions go on, and no new ones are taken"
                        + " until its host has made room.";
        return ProblemException.retryLater(
                Problem.of(ProblemType.INSUFFICIENT_STORAGE, detail).with("disk", level), RETRY_S);
    }
}
