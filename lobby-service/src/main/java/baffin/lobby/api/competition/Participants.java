package baffin.lobby.api.competition;

import baffin.competition.policy.Policy;
import baffin.lobby.account.Account;
import baffin.lobby.account.Accounts;
import baffin.lobby.rating.Modes;
import baffin.lobby.rating.Ratings;
import baffin.lobby.rating.Ratings.Rated;
import baffin.match.GameRegistry;
import baffin.match.HouseBot;
import baffin.match.SeatHolder;
import baffin.platform.identity.Caller;
import baffin.platform.limits.PublicName;
import baffin.platform.problem.Problem;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who takes part: names as accounts know them, with quiet hours and ratings. */
@ApplicationScoped
class Participants {

    private final Accounts accounts;
    private final Ratings ratings;

    Participants(Accounts accounts, Ratings ratings) {
        this.accounts = accounts;
        this.ratings = ratings;
    }

    /** The caller, without quiet hours: those are added by {@link #rested}. */
    static SeatHolder of(Caller caller) {
        return new SeatHolder(caller.player(), caller.handle(), caller.bot());
    }

    /** True when somebody else than the caller is named. */
    static boolean names(Someone someone) {
        return someone.player() != null || someone.handle() != null || someone.bot() != null;
    }

    /** The one who is named; fails with 400 when nobody has the name, or not exactly one name is given. */
    Uni<SeatHolder> named(Someone someone) {
        long names = java.util.stream.Stream.of(
                        Optional.ofNullable(someone.player()),
                        Optional.ofNullable(someone.handle()),
                        Optional.ofNullable(someone.bot()))
                .filter(Optional::isPresent)
                .count();
        if (names != 1) {
            throw fault("", "must name exactly one of player, handle, bot");
        }
        if (someone.bot() != null) {
            return Uni.createFrom()
                    .item(HouseBot.named(someone.bot())
                            .orElseThrow(() -> fault("/bot", "must be one of " + HouseBot.kinds()))
                            .holder());
        }
        return account(someone).map(account -> new SeatHolder(account.id(), account.handle(), account.bot()));
    }

    private Uni<Account> account(Someone someone) {
        if (someone.player() != null) {
            Uni<Optional<Account>> found = CompetitionIds.valid(someone.player())
                    ? accounts.find(someone.player())
                    : Uni.createFrom().item(Optional.empty());
            return found.map(account -> account.orElseThrow(() -> fault("/player", "no player has this id")));
        }
        String handle = String.valueOf(someone.handle());
        PublicName.fault(handle).ifPresent(why -> {
            throw fault("/handle", why);
        });
        return accounts.byHandle(PublicName.of(handle).key())
                .map(found -> found.map(Accounts.Locked::account)
                        .orElseThrow(() -> fault("/handle", "no player has this name")));
    }

    /** The same person with the hours in which the account sleeps. */
    Uni<SeatHolder> rested(SeatHolder person) {
        return HouseBot.playing(person.player()).isPresent()
                ? Uni.createFrom().item(person)
                : accounts.quietHours(person.player())
                        .map(hours ->
                                new SeatHolder(person.player(), person.handle(), person.bot(), hours.orElse(null)));
    }

    /** A rating that comes from matches of the policy's game; empty when there is none, or it is not known. */
    Uni<Optional<Rated>> rated(String player, Policy policy) {
        boolean house = HouseBot.playing(player).isPresent();
        String mode = GameRegistry.installed()
                .find(policy.game())
                .map(game -> Modes.of(game, policy.options(), policy.tableSizes()))
                .orElse(null);
        return house || mode == null
                ? Uni.createFrom().item(Optional.empty())
                : ratings.rated(player, policy.game(), mode);
    }

    static @Nullable Integer rating(Optional<Rated> rated) {
        return rated.map(Rated::rating).orElse(null);
    }

    static int games(Optional<Rated> rated) {
        return rated.map(Rated::games).orElse(0);
    }

    private static RuntimeException fault(String pointer, String message) {
        return Problem.invalidField(pointer, "invalid", message).asException();
    }
}
