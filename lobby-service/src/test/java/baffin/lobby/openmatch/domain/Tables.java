package baffin.lobby.openmatch.domain;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.GameInfo;
import baffin.lobby.openmatch.domain.LobbyCommand.Join;
import baffin.lobby.openmatch.domain.LobbyCommand.Open;
import baffin.lobby.openmatch.domain.LobbyCommand.SetReady;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A lobby in memory for tests: decides and folds, one match. */
final class Tables {

    static final Person ANN = new Person("p-ann", false);
    static final Person BO = new Person("p-bo", false);
    static final Person CY = new Person("p-cy", true);
    static final Person DEE = new Person("p-dee", false);

    private static final GameInfo GAME = new GameInfo(
            "chess",
            "Chess",
            2,
            3,
            "1",
            List.of(new GameInfo.Option("clock", List.of("slow", "fast"))),
            List.of("white", "black", "grey"));
    private static final Instant NOON = Instant.parse("2027-01-05T12:00:00Z");

    private final OpenMatchDecider decider;
    private @Nullable OpenMatch match;

    Tables(boolean externalSeeds) {
        this.decider = new OpenMatchDecider(
                new Opening(id -> id.equals("chess") ? Optional.of(GAME) : Optional.empty(), externalSeeds));
    }

    /** A match of Ann with a number of seats; she sits on seat 0. */
    static Tables openedBy(Person host, int seats) {
        Tables tables = new Tables(false);
        tables.accepted(host, new Open(terms(seats), true, false, null, null));
        return tables;
    }

    static Terms terms(int seats) {
        return new Terms("chess", Map.of(), seats, null, null, null, null, null, null, null);
    }

    Decision<Transition<OpenMatch, LobbyRecord>, LobbyRefusal> ask(Person by, LobbyCommand command) {
        long version = match == null ? 1 : match.version() + 1;
        return decider.decide(match, new OpenMatchRequest("m", "c" + version, by, NOON, command));
    }

    List<LobbyEvent> accepted(Person by, LobbyCommand command) {
        var decision = ask(by, command);
        assertThat(decision).isInstanceOf(Decision.Accepted.class);
        Transition<OpenMatch, LobbyRecord> caused = decision.orElseThrow();
        match = caused.next();
        return caused.events().isEmpty() ? List.of() : caused.event().events();
    }

    LobbyRefusal refused(Person by, LobbyCommand command) {
        var decision = ask(by, command);
        assertThat(decision).isInstanceOf(Decision.Refused.class);
        return decision.refusalOrThrow();
    }

    void joined(Person... people) {
        for (Person person : people) {
            accepted(person, new Join(null, null, false, null));
        }
    }

    void ready(Person... people) {
        for (Person person : people) {
            accepted(person, new SetReady(true, null));
        }
    }

    OpenMatch match() {
        if (match == null) {
            throw new IllegalStateException("no match was opened");
        }
        return match;
    }
}
