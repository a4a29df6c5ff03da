package baffin.gameservice.match.action;

import baffin.game.Command;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.gameservice.match.Match;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.inject.Singleton;
import java.util.List;

/** Remembers what seats may do, since the same seat is asked page by page; bounded by the number of commands. */
@Singleton
public class LegalLists {

    private static final int COMMANDS_MAX = 100_000;

    private final Cache<Key, List<? extends LegalCommand<?>>> lists = Caffeine.newBuilder()
            .maximumWeight(COMMANDS_MAX)
            .weigher((Key key, List<? extends LegalCommand<?>> list) -> list.size() + 1)
            .build();

    private record Key(String match, long version, Seat seat) {}

    /** What the seat may do, in the game's fixed order. */
    @SuppressWarnings("unchecked") // a list is kept under the match it was made of
    <C extends Command> List<LegalCommand<C>> of(Match<C, ?, ?, ?> match, Seat seat) {
        Key key = new Key(match.id(), match.version(), seat);
        List<? extends LegalCommand<?>> known = lists.getIfPresent(key);
        if (known == null) {
            known = match.legal(seat);
            lists.put(key, known);
        }
        return (List<LegalCommand<C>>) known;
    }
}
