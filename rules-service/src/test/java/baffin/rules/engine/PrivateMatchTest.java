package baffin.rules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.GameRegistry;
import baffin.match.chance.Seed;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.Visibility;
import baffin.platform.match.GameModules;
import baffin.platform.runtime.decider.aggregate.AggregateState;
import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import baffin.platform.runtime.decider.aggregate.Judgement;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.MatchStart;
import baffin.platform.wire.Reply;
import baffin.platform.wire.Trees;
import baffin.rules.Starts;
import baffin.testing.ToyGame;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is answered to those for whom there is no such match. */
class PrivateMatchTest {

    private static final RecordContext CONTEXT = new RecordContext("m", 0, Instant.parse("2027-01-05T12:00:00Z"), "");

    private final DeciderAggregate<?, HeldMatch<?, ?, ?>, ?, ?> matches = MatchDecisions.aggregate(
            new GameModules(GameRegistry.of(List.of(new ToyGame()))), () -> Seed.fromText("1"));

    private AggregateState<HeldMatch<?, ?, ?>> started(Visibility visibility) {
        MatchSetup setup = new MatchSetup(
                "toy", Map.of("heap", "20"), List.of(new SeatHolder("p0", false), new SeatHolder("p1", true)));
        MatchStart start = new MatchStart(setup, "host", null, null, null, null, null, visibility);
        byte[] event = Starts.json(start).getBytes(StandardCharsets.UTF_8);
        return state(matches.react(null, event, CONTEXT));
    }

    private static AggregateState<HeldMatch<?, ?, ?>> state(Judgement<HeldMatch<?, ?, ?>> judgement) {
        assertThat(judgement).isInstanceOf(Judgement.Decided.class);
        return ((Judgement.Decided<HeldMatch<?, ?, ?>>) judgement).next();
    }

    private static CommandEnvelope command(String player, String id, String json) {
        return CommandEnvelope.command("m", id, player, null, Trees.trusted(json.getBytes(StandardCharsets.UTF_8)));
    }

    private @Nullable Reply answered(@Nullable AggregateState<HeldMatch<?, ?, ?>> match, CommandEnvelope command) {
        return matches.judge(match, command, CONTEXT) instanceof Judgement.Answered<HeldMatch<?, ?, ?>>(Reply reply)
                ? reply
                : null;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"type\":\"Take\",\"stones\":1}",
                "{\"type\":\"StandBy\"}",
                "{\"type\":\"TakeSeat\",\"seat\":0}",
                "{\"type\":\"Pause\",\"until\":\"2027-02-05T12:00:00Z\",\"reason\":\"x\"}",
                "{\"type\":\"NoSuch\"}"
            })
    void whatever_a_stranger_asks_of_a_private_match_is_answered_as_if_there_were_none(String json) {
        CommandEnvelope envelope = command("eve", "c", json);
        assertThat(answered(started(Visibility.PRIVATE), envelope)).isNotNull().isEqualTo(answered(null, envelope));
        CommandEnvelope probe = CommandEnvelope.probe("m", "c", "eve");
        assertThat(matches.probe(started(Visibility.PRIVATE), probe)).isEqualTo(matches.probe(null, probe));
    }

    @ParameterizedTest
    @EnumSource(names = {"PUBLIC", "LINK"})
    void who_knows_any_other_match_is_told_why_not(Visibility visibility) {
        Reply reply = answered(started(visibility), command("eve", "c", "{\"type\":\"Take\",\"stones\":1}"));
        assertThat(reply).isNotNull().extracting(Reply::problem).isEqualTo("not-your-seat");
        assertThat(state(matches.judge(started(visibility), command("eve", "c", "{\"type\":\"StandBy\"}"), CONTEXT))
                        .state()
                        .state()
                        .version())
                .isEqualTo(2);
    }

    @Test
    void who_has_given_the_seat_away_is_told_what_became_of_that_and_nothing_more() {
        AggregateState<HeldMatch<?, ?, ?>> match = started(Visibility.PRIVATE);
        CommandEnvelope given = command("p0", "over", "{\"type\":\"HandOver\",\"seat\":0,\"to\":\"house:random\"}");
        AggregateState<HeldMatch<?, ?, ?>> after = state(matches.judge(match, given, CONTEXT));
        assertThat(after.state().state().attendance().holders().getFirst().player())
                .isNotEqualTo("p0");
        assertThat(matches.probe(after, CommandEnvelope.probe("m", "over", "p0")))
                .returns(true, Reply::accepted)
                .returns(true, Reply::repeated);
        assertThat(answered(after, given))
                .isNotNull()
                .returns(true, Reply::accepted)
                .returns(true, Reply::repeated);
        CommandEnvelope another = command("p0", "next", "{\"type\":\"StandBy\"}");
        assertThat(answered(after, another)).isEqualTo(answered(null, another));
    }
}
