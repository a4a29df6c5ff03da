package baffin.lobby.competition.service;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import baffin.competition.entry.Newcomer;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.policy.Policy;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.rating.domain.Modes;
import baffin.lobby.rating.domain.Ratings;
import baffin.lobby.rating.domain.Ratings.Rated;
import baffin.match.GameRegistry;
import baffin.match.terms.HouseBot;
import baffin.match.terms.QuietHours;
import baffin.match.terms.SeatHolder;
import baffin.platform.identity.Caller;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Who takes part: people with their quiet hours and ratings. */
@ApplicationScoped
public class Participants {

    // each rating is a request to another service
    private static final int QUERIES_AT_ONCE = 32;

    private final Accounts accounts;
    private final Ratings ratings;

    Participants(Accounts accounts, Ratings ratings) {
        this.accounts = accounts;
        this.ratings = ratings;
    }

    /** The caller, without quiet hours: those are added by {@link #rested}. */
    public static SeatHolder of(Caller caller) {
        return new SeatHolder(caller.player(), caller.bot());
    }

    /** Whose word somebody may give: the own one, and that of the own bots. */
    public Uni<Set<String>> speaksFor(Caller caller) {
        return accounts.botsOf(caller.player())
                .map(bots -> Stream.concat(
                                Stream.of(caller.player()), bots.stream().map(Account::id))
                        .collect(Collectors.toSet()));
    }

    /** The same person with the hours in which the account sleeps. */
    public Uni<SeatHolder> rested(SeatHolder person) {
        return rested(List.of(person)).map(List::getFirst);
    }

    private Uni<List<SeatHolder>> rested(List<SeatHolder> people) {
        return accounts.quietHours(people.stream()
                        .map(SeatHolder::player)
                        .filter(player -> !house(player))
                        .collect(Collectors.toSet()))
                .map(hours ->
                        people.stream().map(person -> rested(person, hours)).toList());
    }

    private static SeatHolder rested(SeatHolder person, Map<String, QuietHours> hours) {
        return house(person.player()) ? person : person.resting(hours.get(person.player()));
    }

    private static boolean house(String player) {
        return HouseBot.playing(player).isPresent();
    }

    /** Somebody as one takes part: with quiet hours, and the rating of this moment. */
    public Uni<Newcomer> newcomer(SeatHolder person, Policy policy) {
        return newcomers(List.of(person), policy).map(List::getFirst);
    }

    /** A command by which somebody comes, with the rating of this moment; it is the same request without. */
    public Whole rated(SeatHolder person, Policy policy, Function<Newcomer, CompetitionCommand> command) {
        return new Whole(
                command.apply(new Newcomer(person, null, 0, false)),
                newcomer(person, policy).map(command));
    }

    /** Many as they take part, in order. */
    public Uni<List<Newcomer>> newcomers(List<SeatHolder> people, Policy policy) {
        return rested(people)
                .chain(rested -> Multi.createFrom()
                        .range(0, rested.size())
                        .onItem()
                        .transformToUni(row -> rated(rested.get(row), policy).map(newcomer -> new Row(row, newcomer)))
                        .merge(QUERIES_AT_ONCE)
                        .collect()
                        .asList())
                .map(rows -> rows.stream()
                        .sorted(Comparator.comparingInt(Row::number))
                        .map(Row::newcomer)
                        .toList());
    }

    private record Row(int number, Newcomer newcomer) {}

    /** A rating that comes from matches of the policy's game; none when there is none, or it is not known. */
    private Uni<Newcomer> rated(SeatHolder person, Policy policy) {
        Uni<Optional<Rated>> rating = house(person.player())
                ? Uni.createFrom().item(Optional.empty())
                : GameRegistry.installed()
                        .find(policy.game())
                        .map(game -> Modes.of(game, policy.options(), policy.tableSizes()))
                        .map(mode -> ratings.rated(person.player(), policy.game(), mode))
                        .orElseGet(() -> Uni.createFrom().item(Optional.empty()));
        return rating.map(rated -> new Newcomer(
                person,
                rated.map(Rated::rating).orElse(null),
                rated.map(Rated::games).orElse(0),
                false));
    }
}
