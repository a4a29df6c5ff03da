package baffin.gameservice.chat.api;

import baffin.game.Viewer;
import baffin.gameservice.chat.Channel;
import baffin.gameservice.chat.ChatRights;
import baffin.gameservice.chat.ChatStore;
import baffin.gameservice.chat.Speaker;
import baffin.gameservice.match.api.Lookup;
import baffin.platform.identity.Caller;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import io.quarkus.security.UnauthorizedException;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.Optional;

/** Lets people into a channel. */
@Singleton
public class ChatEntry {

    private final Lookup lookup;
    private final ChatStore store;
    private final Clock clock = Clock.systemUTC();

    ChatEntry(Lookup lookup, ChatStore store) {
        this.lookup = lookup;
        this.store = store;
    }

    /** Somebody in a channel. */
    public record Entered(Lookup.Seen seen, Channel channel, Clock clock) {

        /** What is read there. */
        public ChatStore.View view() {
            return new ChatStore.View(
                    seen.match().id(),
                    channel,
                    seen.caller().map(Caller::player).orElse(""));
        }

        /** Who speaks there. */
        Speaker speaker() {
            Integer seat = seen.viewer() instanceof Viewer.Player player
                    ? player.seat().index()
                    : null;
            return new Speaker(seen.match().id(), seen.caller(), seat, clock.instant());
        }
    }

    /** Somebody who reads; fails with 403 or 409 when they may not. */
    public Uni<Entered> reader(String match, String channel) {
        Channel wanted = channel(channel);
        return lookup.seen(match)
                .invoke(seen -> refuse(ChatRights.unreadable(seen.match(), seen.viewer(), wanted)))
                .map(seen -> new Entered(seen, wanted, clock));
    }

    /** Somebody who writes; fails with 401, 403 or 409 when they may not. */
    Uni<Entered> writer(String match, String channel) {
        Channel wanted = channel(channel);
        return signedIn(match)
                .call(seen -> store.quiet(match)
                        .invoke(quiet -> refuse(ChatRights.unwritable(
                                seen.match(),
                                seen.viewer(),
                                seen.caller().map(Caller::player).orElse(""),
                                wanted,
                                quiet))))
                .map(seen -> new Entered(seen, wanted, clock));
    }

    /** Somebody who reads and is signed in. */
    Uni<Entered> signedInReader(String match, String channel) {
        return signedIn(match).chain(seen -> reader(match, channel));
    }

    /** Somebody who may have said something there once. */
    Uni<Entered> author(String match, String channel) {
        Channel wanted = channel(channel);
        return signedIn(match).map(seen -> new Entered(seen, wanted, clock));
    }

    /** Somebody who holds a seat; fails with 403 for others. */
    Uni<Entered> seated(String match) {
        return signedIn(match)
                .invoke(seen -> seen.requireSeat("Only those who hold a seat decide this"))
                .map(seen -> new Entered(seen, Channel.PUBLIC, clock));
    }

    /** The host of the match; fails with 403 for others. */
    Uni<Entered> host(String match, Channel channel) {
        return signedIn(match)
                .invoke(seen -> {
                    String host = seen.match().attendance().organiser();
                    if (!seen.caller().map(Caller::player).equals(Optional.of(host))) {
                        throw Problem.of(ProblemType.FORBIDDEN, "Only the host of the match looks after its chat")
                                .asException();
                    }
                })
                .map(seen -> new Entered(seen, channel, clock));
    }

    private Uni<Lookup.Seen> signedIn(String match) {
        return lookup.seen(match).invoke(seen -> {
            if (seen.caller().isEmpty()) {
                throw new UnauthorizedException();
            }
        });
    }

    /** The channel of an address; throws 404 when there is none. */
    static Channel channel(String name) {
        return Channel.find(name)
                .orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "A match has the channels public and seats")
                        .asException());
    }

    private static void refuse(Optional<ProblemException> why) {
        why.ifPresent(problem -> {
            throw problem;
        });
    }
}
