package baffin.gameservice.match.stream;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.gameservice.match.Match;
import baffin.match.GameRegistry;
import baffin.match.event.MatchEvent.HandOverReason;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.event.Step;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.Visibility;
import baffin.platform.match.Include;
import baffin.platform.stream.Item;
import baffin.platform.wire.JsonCodecs;
import baffin.testkit.records.RandomMatch;
import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Steps that wait for a client while the seats move. */
class SubscriberTest {

    private static final List<String> PLAYERS = List.of("ann", "bob");
    private static final String OWN = "\"commandId\"";

    private static final IncludedParts.Wanted NOTHING_BESIDE =
            new IncludedParts.Wanted(Include.NOTHING, (match, step, viewer, wanted) -> Map.of());

    private final List<Step> steps;
    private final Match<?, ?, ?, ?> match;
    private final int acting;

    SubscriberTest() {
        var game = GameRegistry.installed().find("expedition").orElseThrow();
        steps = RandomMatch.play(game, "m", RandomMatch.start(game, PLAYERS, 3, Visibility.PRIVATE), "host", 3);
        match = Match.started(new JsonCodecs(GameRegistry.installed()).of("expedition"), steps.getFirst());
        acting = steps.stream()
                .filter(step -> new Seat(0).equals(step.seat()))
                .mapToInt(step -> (int) step.version())
                .findFirst()
                .orElseThrow();
    }

    private MatchVisibility sight(String player) {
        return MatchVisibility.of(match.audience(), Optional.of(player));
    }

    private Step own(long version) {
        Step step = steps.get(acting - 1);
        return new Step(
                "m",
                version,
                step.commandId(),
                "",
                step.player(),
                step.seat(),
                step.at(),
                step.checkpoint(),
                step.command(),
                step.events());
    }

    private static Step handOver(long version, String from, String to) {
        var moved = new SeatHandedOver(new Seat(0), holder(from), holder(to), HandOverReason.PLAYER, null);
        return new Step(
                "m", version, "over", "", from, new Seat(0), java.time.Instant.EPOCH, true, null, List.of(moved));
    }

    private static SeatHolder holder(String player) {
        return new SeatHolder(player, false);
    }

    private static void come(Subscriber client, Step step) {
        client.came(step, null, 100, Subscriber.shown());
    }

    private static AssertSubscriber<Item> reads(Subscriber client, long after) {
        return client.feed().after(after).subscribe().withSubscriber(AssertSubscriber.create(9));
    }

    @Test
    void a_step_that_waits_is_sent_as_its_reader_may_see_it_by_then() {
        Subscriber host = new Subscriber(match, NOTHING_BESIDE);
        host.begin(sight("ann"), 1);
        come(host, own(2));
        assertThat(reads(host, 1).getItems())
                .singleElement()
                .matches(item -> item.json().contains(OWN));

        Subscriber slow = new Subscriber(match, NOTHING_BESIDE);
        slow.begin(
                MatchVisibility.of(
                        new baffin.match.Audience(Visibility.PUBLIC, "host", PLAYERS, List.of()), Optional.of("ann")),
                1);
        come(slow, own(2));
        come(slow, handOver(3, "ann", "dan"));
        come(slow, own(4));
        List<Item> late = reads(slow, 1).getItems();
        assertThat(late).extracting(Item::version).containsExactly(2L, 3L, 4L);
        assertThat(late).noneMatch(item -> item.json().contains(OWN));
    }

    @Test
    void who_takes_the_seat_sees_it_from_that_step_on() {
        Subscriber dan = new Subscriber(match, NOTHING_BESIDE);
        dan.begin(
                MatchVisibility.of(
                        new baffin.match.Audience(Visibility.LINK, "host", PLAYERS, List.of()), Optional.of("dan")),
                1);
        AssertSubscriber<Item> client = reads(dan, 1);
        come(dan, own(2));
        come(dan, handOver(3, "ann", "dan"));
        come(dan, own(4));
        assertThat(client.getItems())
                .extracting(item -> item.json().contains(OWN))
                .containsExactly(false, true, true);
    }

    @Test
    void what_comes_before_it_is_known_what_the_client_may_see_counts_as_well() {
        Subscriber early = new Subscriber(match, NOTHING_BESIDE);
        come(early, handOver(2, "ann", "dan"));
        come(early, own(3));
        early.begin(sight("ann"), 1);
        reads(early, 1).assertCompleted().assertHasNotReceivedAnyItem();

        Subscriber known = new Subscriber(match, NOTHING_BESIDE);
        come(known, handOver(2, "ann", "dan"));
        known.begin(sight("ann"), 2);
        come(known, own(3));
        assertThat(reads(known, 2).getItems())
                .as("begun at a version with the step in it")
                .hasSize(1);
    }

    @Test
    void a_private_match_ends_for_who_has_left_it_and_takes_what_waits_with_it() {
        Subscriber left = new Subscriber(match, NOTHING_BESIDE);
        left.begin(sight("ann"), 1);
        come(left, own(2));
        come(left, handOver(3, "ann", "dan"));
        reads(left, 1).assertCompleted().assertHasNotReceivedAnyItem();
    }
}
