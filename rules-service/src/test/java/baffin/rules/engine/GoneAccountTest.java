package baffin.rules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.GameRegistry;
import baffin.match.chance.Seed;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.platform.match.GameModules;
import baffin.platform.wire.AccountStanding;
import baffin.platform.wire.AccountStanding.Kind;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.MatchStart;
import baffin.platform.wire.Reply;
import baffin.platform.wire.Trees;
import baffin.rules.Starts;
import baffin.testing.ToyGame;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The decider of matches learns from the lobby's events how accounts stand, and judges by it what comes later. */
class GoneAccountTest {

    private final FakeLog log = new FakeLog(() -> MatchDecisions.aggregate(
            new GameModules(GameRegistry.of(List.of(new ToyGame()))), () -> Seed.fromText("1")));
    private FakeLog.Owner owner = log.owner();

    private void start(String match) {
        List<SeatHolder> seats = Stream.of("p0", "p1", "p2")
                .map(one -> new SeatHolder(one, false))
                .toList();
        MatchStart start = Starts.of(new MatchSetup("toy", Map.of("heap", "20"), seats), "p0", null);
        foreign(match, Starts.json(start).getBytes(StandardCharsets.UTF_8));
    }

    private void stands(String player, Kind kind) {
        AccountStanding standing = new AccountStanding(player, kind, null);
        foreign(standing.key(), standing.bytes());
    }

    private void foreign(String key, byte[] event) {
        log.commands.add(new FakeLog.Command(key, event, true));
        take();
    }

    private void take() {
        owner.take(1);
        assertThat(owner.commit()).isTrue();
    }

    private Reply send(String match, String player, String json) {
        var body = Trees.trusted(json.getBytes(StandardCharsets.UTF_8));
        CommandEnvelope command = CommandEnvelope.command(match, json + player, player, null, body)
                .answeredAt(0, 1);
        log.commands.add(new FakeLog.Command(match, command.bytes(), false));
        take();
        return log.replies.getLast();
    }

    private List<String> lost() {
        return log.events.stream()
                .filter(fact -> new String(fact.json(), StandardCharsets.UTF_8).contains("SeatForfeited"))
                .map(FakeLog.Fact::key)
                .toList();
    }

    @Test
    void every_seat_of_an_erased_account_is_lost_in_matches_of_before_and_after() {
        start("before");
        stands("p1", Kind.ENDED);
        assertThat(lost()).containsExactly("before");

        owner = log.owner();
        start("after");
        assertThat(lost()).containsExactly("before", "after");

        stands("p1", Kind.USUAL);
        stands("p1", Kind.ENDED);
        assertThat(lost()).as("it is erased once").containsExactly("before", "after");
        assertThat(send("after", "p1", "{\"type\":\"StandBy\"}").problem()).isEqualTo("forbidden");
    }

    @ParameterizedTest
    @EnumSource(names = {"LEAVING", "SUSPENDED"})
    void seats_of_others_stay_and_no_further_one_is_taken(Kind kind) {
        start("m");
        send("m", "p0", "{\"type\":\"OfferSeat\"}");
        send("m", "cy", "{\"type\":\"StandBy\"}");
        stands("p1", kind);
        stands("cy", kind);

        assertThat(lost()).isEmpty();
        assertThat(send("m", "cy", "{\"type\":\"TakeSeat\",\"seat\":0}").accepted())
                .isFalse();
        assertThat(send("m", "p1", "{\"type\":\"OfferSeat\"}").accepted()).isEqualTo(kind == Kind.LEAVING);

        stands("cy", Kind.USUAL);
        assertThat(send("m", "cy", "{\"type\":\"StandBy\"}").accepted())
                .as("an alternate no more")
                .isTrue();
    }
}
