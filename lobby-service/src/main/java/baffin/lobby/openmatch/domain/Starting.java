package baffin.lobby.openmatch.domain;

import baffin.lobby.openmatch.domain.LobbyEvent.MatchStarted;
import baffin.match.terms.Visibility;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How a full table starts. */
final class Starting {

    private Starting() {}

    private static @Nullable List<String> nonces(OpenMatch match) {
        List<String> all = match.seats().stream()
                .map(s -> Objects.requireNonNullElse(s.nonce(), ""))
                .toList();
        return all.stream().allMatch(String::isEmpty) ? null : all;
    }

    /** The start of a full table. */
    static MatchStarted of(OpenMatch match) {
        return new MatchStarted(
                match.terms().game(),
                match.terms().options(),
                match.seats().stream()
                        .map(s -> new LobbyEvent.Player(
                                s.seat(),
                                s.person().player(),
                                s.person().handle(),
                                s.person().bot(),
                                s.person().quiet()))
                        .toList(),
                match.host(),
                match.terms().seed(),
                match.terms().secret(),
                nonces(match),
                match.terms().play(),
                match.terms().competition(),
                match.terms().agreed() == Visibility.PUBLIC
                        ? null
                        : match.terms().agreed());
    }
}
