package baffin.lobby.api.competition;

import baffin.lobby.account.Account;
import baffin.lobby.account.Accounts;
import baffin.match.HouseBot;
import baffin.match.SeatHolder;
import baffin.platform.limits.PublicName;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.Violation;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds who is named; many are found as fast as one, and every name at fault is told. */
@ApplicationScoped
class Names {

    private final Accounts accounts;

    Names(Accounts accounts) {
        this.accounts = accounts;
    }

    /** Whom a row means, or why it means nobody. */
    private sealed interface Meant {

        record House(SeatHolder bot) implements Meant {}

        record Player(String id) implements Meant {}

        record Handle(String key) implements Meant {}

        record Nobody(String field, String why) implements Meant {}
    }

    /** True when somebody else than the caller is named. */
    static boolean given(Someone someone) {
        return count(someone) > 0;
    }

    private static long count(Someone someone) {
        return Stream.of(someone.player(), someone.handle(), someone.bot())
                .filter(Objects::nonNull)
                .count();
    }

    /** The one who is named; fails with 400 when nobody has the name, or not exactly one name is given. */
    Uni<SeatHolder> one(Someone someone) {
        return found(List.of(meant(someone)), List.of("")).map(List::getFirst);
    }

    /**
     * All who are named, in order; fails with 400 and every row at fault.
     *
     * @param list pointer to the list
     */
    Uni<List<SeatHolder>> all(List<@Nullable Someone> rows, String list) {
        List<Meant> meant = new ArrayList<>();
        List<String> pointers = new ArrayList<>();
        for (@Nullable Someone row : rows) {
            pointers.add(list + "/" + meant.size());
            meant.add(row == null ? new Meant.Nobody("", "is missing") : meant(row));
        }
        return found(meant, pointers);
    }

    private static Meant meant(Someone someone) {
        if (count(someone) != 1) {
            return new Meant.Nobody("", "must name exactly one of player, handle, bot");
        }
        if (someone.bot() != null) {
            return HouseBot.named(someone.bot())
                    .<Meant>map(bot -> new Meant.House(bot.holder()))
                    .orElseGet(() -> new Meant.Nobody("/bot", "must be one of " + HouseBot.kinds()));
        }
        if (someone.player() != null) {
            return CompetitionIds.valid(someone.player())
                    ? new Meant.Player(someone.player())
                    : new Meant.Nobody("/player", "no player has this id");
        }
        String handle = String.valueOf(someone.handle());
        return PublicName.fault(handle)
                .<Meant>map(why -> new Meant.Nobody("/handle", why))
                .orElseGet(() -> new Meant.Handle(PublicName.of(handle).key()));
    }

    private Uni<List<SeatHolder>> found(List<Meant> rows, List<String> pointers) {
        Set<String> ids = new HashSet<>();
        Set<String> keys = new HashSet<>();
        for (Meant row : rows) {
            switch (row) {
                case Meant.Player(String id) -> ids.add(id);
                case Meant.Handle(String key) -> keys.add(key);
                case Meant.House house -> {}
                case Meant.Nobody nobody -> {}
            }
        }
        return accounts.all(ids)
                .chain(players -> accounts.named(keys).map(named -> holders(rows, pointers, players, named)));
    }

    private static List<SeatHolder> holders(
            List<Meant> rows, List<String> pointers, List<Account> players, List<Account> named) {
        Map<String, SeatHolder> byName = new HashMap<>();
        players.forEach(account -> byName.put(account.id(), holder(account)));
        named.forEach(account -> byName.put(PublicName.of(account.handle()).key(), holder(account)));
        List<SeatHolder> holders = new ArrayList<>();
        List<Violation> faults = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            switch (checked(rows.get(row), byName)) {
                case Meant.House(SeatHolder bot) -> holders.add(bot);
                case Meant.Player(String id) -> holders.add(byName.get(id));
                case Meant.Handle(String key) -> holders.add(byName.get(key));
                case Meant.Nobody(String field, String why) ->
                    faults.add(new Violation(pointers.get(row) + field, "invalid", why));
            }
        }
        if (!faults.isEmpty()) {
            throw problem(faults);
        }
        return holders;
    }

    private static Meant checked(Meant row, Map<String, SeatHolder> byName) {
        return switch (row) {
            case Meant.Player(String id)
            when !byName.containsKey(id) -> new Meant.Nobody("/player", "no player has this id");
            case Meant.Handle(String key)
            when !byName.containsKey(key) -> new Meant.Nobody("/handle", "no player has this name");
            default -> row;
        };
    }

    private static SeatHolder holder(Account account) {
        return new SeatHolder(account.id(), account.handle(), account.bot());
    }

    private static ProblemException problem(List<Violation> faults) {
        Violation first = faults.getFirst();
        return Problem.invalidField(first.pointer(), first.code(), first.message())
                .withViolations(faults)
                .asException();
    }
}
