package baffin.lobby.competition.service;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import baffin.accounts.account.Handles;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import baffin.platform.limits.PublicName;
import baffin.platform.problem.Problem;
import baffin.platform.problem.Violation;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds who is named; many are found as fast as one, and every name at fault is told. */
@ApplicationScoped
public class PlayerNames {

    private static final String UNKNOWN = "no player has this name";

    /** Names of nobody for which names like them are sought. */
    private static final int SUGGESTED_MAX = 10;

    private static final int SEARCHED_MAX = 200;

    private final Accounts accounts;

    PlayerNames(Accounts accounts) {
        this.accounts = accounts;
    }

    /** Whom a row means, or why it means nobody. */
    private sealed interface Meant {

        record House(SeatHolder bot) implements Meant {}

        record Player(String id) implements Meant {}

        record Handle(String key, String written) implements Meant {}

        record Nobody(Violation fault) implements Meant {}
    }

    /** True when somebody else than the caller is named. */
    public static boolean given(PlayerRef playerRef) {
        return count(playerRef) > 0;
    }

    private static long count(PlayerRef playerRef) {
        return Stream.of(playerRef.player(), playerRef.handle(), playerRef.bot())
                .filter(Objects::nonNull)
                .count();
    }

    /**
     * Who was found.
     *
     * @param people by the number of their row
     * @param faults of all other rows
     */
    public record Found(SortedMap<Integer, SeatHolder> people, List<Violation> faults) {}

    /** The one who is named; fails with 400 when nobody has the name, or not exactly one name is given. */
    public Uni<SeatHolder> one(PlayerRef playerRef) {
        return found(new TreeMap<>(Map.of(0, meant(playerRef))), row -> "").map(found -> {
            if (!found.faults().isEmpty()) {
                throw Problem.invalidFields(found.faults()).asException();
            }
            return found.people().get(0);
        });
    }

    /**
     * All who are named.
     *
     * @param rows by their numbers
     * @param list pointer to the list
     */
    public Uni<Found> all(Map<Integer, PlayerRef> rows, String list) {
        SortedMap<Integer, Meant> meant = new TreeMap<>();
        rows.forEach((row, playerRef) -> meant.put(row, meant(playerRef)));
        return found(meant, row -> list + "/" + row);
    }

    private static Meant meant(PlayerRef playerRef) {
        if (count(playerRef) != 1) {
            return new Meant.Nobody(new Violation("", "invalid", "must name exactly one of player, handle, bot")
                    .withExample("{\"handle\":\"Amundsen\"}"));
        }
        if (playerRef.bot() != null) {
            return HouseBot.opponent(playerRef.bot())
                    .<Meant>map(bot -> new Meant.House(bot.holder()))
                    .orElseGet(
                            () -> new Meant.Nobody(Violation.notOneOf("/bot", playerRef.bot(), HouseBot.opponents())));
        }
        if (playerRef.player() != null) {
            return CompetitionIds.valid(playerRef.player())
                    ? new Meant.Player(playerRef.player())
                    : stranger(playerRef.player());
        }
        String handle = String.valueOf(playerRef.handle());
        return PublicName.fault(handle)
                .<Meant>map(why -> new Meant.Nobody(new Violation("/handle", "invalid", why).withValue(handle)))
                .orElseGet(() -> new Meant.Handle(PublicName.of(handle).key(), handle));
    }

    private static Meant stranger(String id) {
        return new Meant.Nobody(new Violation("/player", "invalid", "no player has this id").withValue(id));
    }

    private Uni<Found> found(SortedMap<Integer, Meant> rows, IntFunction<String> pointer) {
        Set<String> ids = new HashSet<>();
        Set<String> keys = new HashSet<>();
        for (Meant row : rows.values()) {
            switch (row) {
                case Meant.Player(String id) -> ids.add(id);
                case Meant.Handle handle -> keys.add(handle.key());
                case Meant.House house -> {}
                case Meant.Nobody nobody -> {}
            }
        }
        return accounts.all(ids)
                .chain(players -> accounts.named(keys).map(named -> holders(rows, pointer, players, named)))
                .chain(this::suggested);
    }

    /** With names that look like those of nobody: what the search for players finds, which anybody may ask. */
    private Uni<Found> suggested(Found found) {
        Set<String> beginnings = found.faults().stream()
                .filter(PlayerNames::unknownName)
                .map(PlayerNames::beginning)
                .limit(SUGGESTED_MAX)
                .collect(Collectors.toSet());
        return Multi.createFrom()
                .iterable(beginnings)
                .onItem()
                .transformToUniAndConcatenate(key -> accounts.beginning(key, Handles.likeness(key), "", SEARCHED_MAX))
                .collect()
                .asList()
                .map(lists -> {
                    List<String> near = lists.stream()
                            .flatMap(List::stream)
                            .map(Account::handle)
                            .distinct()
                            .toList();
                    return new Found(
                            found.people(),
                            found.faults().stream()
                                    .map(fault -> unknownName(fault) ? fault.withNearby(near) : fault)
                                    .toList());
                });
    }

    private static boolean unknownName(Violation fault) {
        return UNKNOWN.equals(fault.message()) && fault.value() != null;
    }

    private static String beginning(Violation fault) {
        String key = PublicName.of(String.valueOf(fault.value())).key();
        return key.substring(0, key.offsetByCodePoints(0, Math.min(2, key.codePointCount(0, key.length()))));
    }

    private static Found holders(
            SortedMap<Integer, Meant> rows, IntFunction<String> pointer, List<Account> players, List<Account> named) {
        Map<String, SeatHolder> byName = new HashMap<>();
        players.forEach(account -> byName.put(account.id(), holder(account)));
        named.forEach(account -> byName.put(PublicName.of(account.handle()).key(), holder(account)));
        SortedMap<Integer, SeatHolder> holders = new TreeMap<>();
        List<Violation> faults = new ArrayList<>();
        rows.forEach((row, meant) -> {
            switch (checked(meant, byName)) {
                case Meant.House(SeatHolder bot) -> holders.put(row, bot);
                case Meant.Player(String id) -> holders.put(row, byName.get(id));
                case Meant.Handle handle -> holders.put(row, byName.get(handle.key()));
                case Meant.Nobody(Violation fault) -> faults.add(fault.below(pointer.apply(row)));
            }
        });
        return new Found(holders, faults);
    }

    private static Meant checked(Meant row, Map<String, SeatHolder> byName) {
        return switch (row) {
            case Meant.Player(String id) when !byName.containsKey(id) -> stranger(id);
            case Meant.Handle(String key, String written)
            when !byName.containsKey(key) ->
                new Meant.Nobody(new Violation("/handle", "invalid", UNKNOWN).withValue(written));
            default -> row;
        };
    }

    private static SeatHolder holder(Account account) {
        return new SeatHolder(account.id(), account.bot());
    }
}
