package baffin.gameservice.sandbox.domain;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where sandboxes are kept. Those that have expired, or hold states of another shape, are not found any more. */
public interface SandboxStore {

    /**
     * Adds a sandbox unless its id is there.
     *
     * @param most how many sandboxes its owner may have, this one included
     * @return false when there are that many
     */
    Uni<Boolean> add(NewSandbox sandbox, int most, Instant now);

    /** A sandbox of an owner. */
    Uni<Optional<Kept>> find(String id, String owner, Instant now);

    /** All sandboxes of an owner, the latest first. */
    Uni<List<SandboxInfo>> all(String owner, Instant now);

    /** The decider's memory of a sandbox. */
    Uni<byte[]> memory(String id);

    /** What readers go on from, as {@link baffin.gameservice.match.domain.Match#snapshot} wrote it. */
    Uni<byte[]> base(String id);

    /**
     * Adds a step.
     *
     * @param memory the decider's memory after it
     * @return false when the sandbox is not at the version before it any more
     */
    Uni<Boolean> append(String id, long version, byte[] step, byte[] memory);

    /** Steps from one version to another, in order, as the codec of the game wrote them. */
    Uni<List<byte[]>> steps(String id, long from, long to);

    /** Versions of some sandboxes now. */
    Uni<Map<String, Long>> versions(Collection<String> ids);

    /** Deletes a sandbox; tells whether there was one. */
    Uni<Boolean> delete(String id, String owner);

    /** Deletes what has expired or holds states of an older shape; gives the number. */
    Uni<Integer> clean(Instant now);

    /**
     * A sandbox to be added.
     *
     * @param request digest of what asked for it
     * @param base what readers go on from
     * @param memory what the decider goes on from
     * @param step the step that stands for the past
     */
    record NewSandbox(SandboxInfo info, String owner, String request, byte[] base, byte[] memory, byte[] step) {}

    /**
     * A sandbox as it is kept.
     *
     * @param request digest of what asked for it
     */
    record Kept(SandboxInfo info, String owner, String request) {}
}
