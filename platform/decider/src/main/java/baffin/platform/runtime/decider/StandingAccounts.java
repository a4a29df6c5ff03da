package baffin.platform.runtime.decider;

import baffin.platform.runtime.decider.StoredRow.Kind;
import baffin.platform.runtime.decider.aggregate.Judgement;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.wire.AccountStanding;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The accounts of which a partition has learned that they do not stand as usual: rows among those of the runtime. */
final class StandingAccounts {

    private final Rows rows;
    private final Map<String, AccountStanding> known = new HashMap<>();

    StandingAccounts(Rows rows) {
        this.rows = rows;
        rows.forEach((key, bytes) -> {
            if (AccountStanding.isKey(key)) {
                keep(AccountStanding.read(StoredRow.read(bytes).state()));
            }
        });
    }

    private void keep(AccountStanding standing) {
        known.put(standing.player(), standing);
    }

    /**
     * Learns how an account stands from now on; what has ended never comes back.
     *
     * @param names true for a row that may name the account
     * @return keys of the states that do
     */
    List<String> learn(AccountStanding standing, Instant at, BiPredicate<String, byte[]> names) {
        AccountStanding before = known.get(standing.player());
        if (before != null && before.kind() == AccountStanding.Kind.ENDED) {
            return List.of();
        }
        if (standing.kind() == AccountStanding.Kind.USUAL) {
            known.remove(standing.player());
            rows.delete(standing.key());
        } else {
            keep(standing);
            rows.put(standing.key(), new StoredRow(Kind.LIVE, at, "", null, standing.bytes()).bytes());
        }
        return naming(names);
    }

    /** What is passed on of a command. */
    static Judgement.Fact fact(CommandEnvelope said, RecordContext record) {
        String id = said.key() + '@' + record.at().toEpochMilli();
        return new Judgement.Fact(
                AccountStanding.TYPE, id, AccountStanding.read(said.body()).bytes());
    }

    private List<String> naming(BiPredicate<String, byte[]> names) {
        List<String> keys = new ArrayList<>();
        rows.forEach((key, bytes) -> {
            if (!key.startsWith(TimerService.OWN)
                    && StoredRow.read(bytes).kind() == Kind.LIVE
                    && names.test(key, StoredRow.read(bytes).state())) {
                keys.add(key);
            }
        });
        return keys;
    }

    /** Those of some people who do not stand as usual. */
    List<AccountStanding> among(Collection<String> people) {
        return known.isEmpty()
                ? List.of()
                : people.stream().map(known::get).filter(Objects::nonNull).toList();
    }

    /** True for an account that may take part in nothing new. */
    boolean gone(String player) {
        return known.containsKey(player);
    }

    /**
     * Why a command is refused for who sends it; empty when it may be judged.
     *
     * @param begins true for commands by which one takes part in something new
     */
    Optional<Reply> refusal(CommandEnvelope command, Instant at, Predicate<CommandEnvelope> begins) {
        @Nullable AccountStanding sender = known.get(command.player());
        if (sender == null || command.kind() != CommandEnvelope.Kind.COMMAND || !sender.holds(at)) {
            return Optional.empty();
        }
        return switch (sender.kind()) {
            case USUAL -> Optional.empty();
            case LEAVING ->
                begins.test(command)
                        ? refused(command, "conflict", "you have asked for the deletion of your account: keep it first")
                        : Optional.empty();
            case SUSPENDED -> refused(command, "account-suspended", "the account is suspended");
            case ENDED -> refused(command, "forbidden", "the account has ended");
        };
    }

    private static Optional<Reply> refused(CommandEnvelope command, String problem, String detail) {
        return Optional.of(Reply.refused(command, 0, problem, detail));
    }
}
