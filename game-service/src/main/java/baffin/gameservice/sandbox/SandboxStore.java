package baffin.gameservice.sandbox;

import baffin.gameservice.match.ViewTables;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** Where sandboxes are kept. Those that have expired, or hold states of another shape, are not found any more. */
@Singleton
public final class SandboxStore {

    private static final String HEAD = "select id, owner, game, origin, originVersion, seat, version,"
            + " createdAt, expiresAt from SandboxEntity where shape = :shape and expiresAt > :now";

    /** A sandbox without its texts. */
    private record Head(
            String id,
            String owner,
            String game,
            String origin,
            long originVersion,
            @Nullable Integer seat,
            long version,
            Instant createdAt,
            Instant expiresAt) {

        SandboxInfo info() {
            return new SandboxInfo(id, game, origin, originVersion, seat, version, createdAt, expiresAt);
        }
    }

    private record Version(String id, long version) {}

    private final Transactions transactions;

    SandboxStore(@Identifier("game") Transactions transactions) {
        this.transactions = transactions;
    }

    /**
     * Adds a sandbox.
     *
     * @param most how many sandboxes its owner may have, this one included
     * @return false when there are that many
     */
    public Uni<Boolean> add(NewSandbox sandbox, int most, Instant now) {
        return transactions.write(session -> ownerAlone(session, sandbox.owner())
                .chain(() -> count(session, sandbox.owner(), now))
                .chain(count -> count >= most
                        ? Uni.createFrom().item(false)
                        : session.persist(SandboxEntity.of(sandbox))
                                .chain(session::flush)
                                .chain(() -> session.persist(SandboxStepEntity.of(
                                        sandbox.info().sandboxId(),
                                        sandbox.info().version(),
                                        sandbox.step())))
                                .replaceWith(true)));
    }

    /** Two requests of one owner would both find room for one. */
    private static Uni<?> ownerAlone(Mutiny.Session session, String owner) {
        return Sql.values(
                session,
                "select pg_advisory_xact_lock(hashtextextended(:owner, 0)) is null",
                Map.of("owner", "sandbox " + owner),
                Boolean.class);
    }

    private static Uni<Long> count(Mutiny.Session session, String owner, Instant now) {
        return session.createSelectionQuery(
                        "select count(*) from SandboxEntity where owner = :owner and expiresAt > :now", Long.class)
                .setParameter("owner", owner)
                .setParameter("now", now)
                .getSingleResult();
    }

    /** A sandbox of an owner. */
    public Uni<Optional<SandboxInfo>> find(String id, String owner, Instant now) {
        return transactions.answer(
                session -> session.createSelectionQuery(HEAD + " and id = :id and owner = :owner", Head.class)
                        .setParameter("shape", ViewTables.SNAPSHOT_SHAPE)
                        .setParameter("now", now)
                        .setParameter("id", id)
                        .setParameter("owner", owner)
                        .getSingleResultOrNull()
                        .map(found -> Optional.ofNullable(found).map(Head::info)));
    }

    /** All sandboxes of an owner, the latest first. */
    public Uni<List<SandboxInfo>> all(String owner, Instant now) {
        return transactions.answer(session -> session.createSelectionQuery(
                        HEAD + " and owner = :owner order by createdAt desc, id", Head.class)
                .setParameter("shape", ViewTables.SNAPSHOT_SHAPE)
                .setParameter("now", now)
                .setParameter("owner", owner)
                .getResultList()
                .map(heads -> heads.stream().map(Head::info).toList()));
    }

    /** The decider's memory of a sandbox. */
    public Uni<byte[]> memory(String id) {
        return text("memory", id);
    }

    /** What readers go on from, as {@link baffin.gameservice.match.Match#snapshot} wrote it. */
    public Uni<byte[]> base(String id) {
        return text("base", id);
    }

    private Uni<byte[]> text(String column, String id) {
        return transactions
                .answer(session -> session.createSelectionQuery(
                                "select " + column + " from SandboxEntity where id = :id", String.class)
                        .setParameter("id", id)
                        .getSingleResultOrNull())
                .map(text -> Optional.ofNullable(text).map(SandboxStore::bytes).orElseThrow(() -> gone(id)));
    }

    /**
     * Adds a step.
     *
     * @param memory the decider's memory after it
     * @return false when the sandbox is not at the version before it any more
     */
    public Uni<Boolean> append(String id, long version, byte[] step, byte[] memory) {
        return transactions.write(session -> session.createMutationQuery(
                        "update SandboxEntity set version = :version, memory = :memory"
                                + " where id = :id and version = :before")
                .setParameter("version", version)
                .setParameter("memory", new String(memory, StandardCharsets.UTF_8))
                .setParameter("id", id)
                .setParameter("before", version - 1)
                .executeUpdate()
                .chain(updated -> updated == 0
                        ? Uni.createFrom().item(false)
                        : session.persist(SandboxStepEntity.of(id, version, step))
                                .replaceWith(true)));
    }

    /** Steps from one version to another, in order, as the codec of the game wrote them. */
    public Uni<List<byte[]>> steps(String id, long from, long to) {
        return transactions.answer(session -> session.createSelectionQuery(
                        "select body from SandboxStepEntity where sandboxId = :id"
                                + " and version between :first and :last order by version",
                        String.class)
                .setParameter("id", id)
                .setParameter("first", from)
                .setParameter("last", to)
                .getResultList()
                .map(rows -> rows.stream().map(SandboxStore::bytes).toList()));
    }

    /** Versions of some sandboxes now. */
    public Uni<Map<String, Long>> versions(Collection<String> ids) {
        return transactions.answer(session -> session.createSelectionQuery(
                        "select id, version from SandboxEntity where id in (:ids)", Version.class)
                .setParameter("ids", ids)
                .getResultList()
                .map(found -> found.stream().collect(Collectors.toMap(Version::id, Version::version))));
    }

    /** Deletes a sandbox; tells whether there was one. */
    public Uni<Boolean> delete(String id, String owner) {
        return transactions.write(
                session -> session.createMutationQuery("delete from SandboxEntity where id = :id and owner = :owner")
                        .setParameter("id", id)
                        .setParameter("owner", owner)
                        .executeUpdate()
                        .map(deleted -> deleted > 0));
    }

    /** Deletes what has expired or holds states of an older shape; gives the number. */
    public Uni<Integer> clean(Instant now) {
        return transactions.write(session -> session.createMutationQuery(
                        "delete from SandboxEntity where expiresAt <= :now or shape < :shape")
                .setParameter("now", now)
                .setParameter("shape", ViewTables.SNAPSHOT_SHAPE)
                .executeUpdate());
    }

    private static ProblemException gone(String id) {
        return Problem.of(ProblemType.NOT_FOUND, "there is no sandbox " + id).asException();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /**
     * A sandbox to be added.
     *
     * @param base what readers go on from
     * @param memory what the decider goes on from
     * @param step the step that stands for the past
     */
    public record NewSandbox(SandboxInfo info, String owner, byte[] base, byte[] memory, byte[] step) {}
}
