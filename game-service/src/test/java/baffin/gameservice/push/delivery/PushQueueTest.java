package baffin.gameservice.push.delivery;

import static baffin.gameservice.push.delivery.Sample.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.gameservice.push.domain.PushMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PushQueueTest {

    private final PushQueue queue = new PushQueue();

    private static PushMessage of(String owner, String subscription, String match) {
        PushMessage one = Sample.message(subscription, match);
        return new PushMessage(subscription, owner, one.endpoint(), one.keys(), one.language(), one.notice());
    }

    private List<PushQueue.Waiting> all() {
        List<PushQueue.Waiting> all = new ArrayList<>();
        for (Optional<PushQueue.Waiting> next = queue.next(NOW); next.isPresent(); next = queue.next(NOW)) {
            all.add(next.get());
        }
        return all;
    }

    @Test
    void a_newer_message_of_a_match_takes_the_place_of_an_older_one() {
        PushMessage older = of("ann", "phone", "match");
        PushMessage newer = of("ann", "phone", "match");
        queue.add(older);
        queue.add(of("ann", "phone", "another"));
        queue.add(newer);

        assertThat(queue.size()).isEqualTo(2);
        assertThat(queue.next(NOW).map(PushQueue.Waiting::message)).containsSame(newer);
    }

    @Test
    void one_that_is_tried_again_waits_for_its_time_and_makes_room_for_a_newer_one() {
        PushQueue.Waiting later = new PushQueue.Waiting(of("ann", "phone", "match"), 1, NOW.plusSeconds(5));
        assertThat(queue.again(later)).isTrue();
        assertThat(queue.next(NOW)).isEmpty();
        assertThat(queue.next(NOW.plusSeconds(5))).contains(later);

        queue.done(later.message());
        queue.add(of("ann", "phone", "match"));
        assertThat(queue.again(later)).as("a newer one waits").isFalse();
    }

    @Test
    void each_subscription_gets_one_at_a_time_and_each_person_two() {
        for (String device : List.of("phone", "laptop", "tablet")) {
            queue.add(of("ann", device, "one"));
            queue.add(of("ann", device, "two"));
        }
        queue.add(of("bob", "phone of bob", "one"));

        assertThat(all())
                .extracting(one -> one.message().subscription())
                .containsExactly("phone", "laptop", "phone of bob");
        queue.done(of("ann", "phone", "one"));
        assertThat(all()).extracting(one -> one.message().subscription()).containsExactly("phone");
    }

    @Test
    void few_are_on_their_way_and_not_many_wait() {
        PushMessage sample = Sample.message("phone", "match");
        for (int number = 0; number < PushQueue.MOST; number++) {
            assertThat(queue.add(new PushMessage(
                            "phone " + number,
                            "owner " + number,
                            sample.endpoint(),
                            sample.keys(),
                            sample.language(),
                            sample.notice())))
                    .isTrue();
        }
        assertThat(queue.add(of("ann", "phone", "match"))).isFalse();
        assertThat(all()).hasSize(PushQueue.AT_ONCE);
    }
}
