package baffin.gameservice.match.domain;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import baffin.testkit.records.RandomMatch;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MatchCacheTest {

    private static final int STEPS = 3;

    private final MatchCache cache = new MatchCache();
    private final List<Match<?, ?, ?, ?>> versions = new ArrayList<>();

    @BeforeEach
    void play() {
        var game = GameRegistry.installed().find("north-wind").orElseThrow();
        List<Step> steps = RandomMatch.play(game, "m", List.of("ann", "bob"), 5, true);
        Match<?, ?, ?, ?> match = started(new JsonCodecs(GameRegistry.installed()).of("north-wind"), steps.getFirst());
        versions.add(match);
        for (Step step : steps.subList(1, STEPS)) {
            match = match.after(step);
            versions.add(match);
        }
    }

    private static Match<?, ?, ?, ?> started(JsonCodec<?, ?, ?, ?> codec, Step first) {
        return Match.started(codec, first);
    }

    private Match<?, ?, ?, ?> at(int version) {
        return versions.get(version - 1);
    }

    @Test
    void a_record_that_came_before_is_known() {
        assertThat(cache.came("m", 2)).isTrue();
        assertThat(cache.came("m", 2)).isFalse();
        assertThat(cache.came("m", 1)).isFalse();
        assertThat(cache.latest("m")).hasValue(2);
    }

    @Test
    void a_match_that_is_behind_the_log_is_no_match_of_now() {
        assertThat(cache.offer(at(1))).as("nobody knows of a record").isFalse();
        cache.came("m", 2);
        assertThat(cache.offer(at(1))).as("a later record has come").isFalse();
        assertThat(cache.find("m")).isNull();
        assertThat(cache.offer(at(2))).isTrue();
        assertThat(cache.at("m", 2)).containsSame(at(2));
        assertThat(cache.at("m", 1)).isEmpty();
    }

    @Test
    void a_newer_match_is_not_replaced_by_an_older_one() {
        cache.came("m", 3);
        cache.put(at(3), match -> match);
        assertThat(cache.offer(at(2))).as("what is in memory is newer").isFalse();
        assertThat(cache.put(at(2), match -> match)).isSameAs(at(3));
        assertThat(cache.find("m")).isSameAs(at(3));
    }

    @Test
    void only_what_is_in_memory_is_replaced_and_nothing_forgets_it() {
        cache.replace("m", match -> at(2));
        assertThat(cache.find("m")).isNull();
        cache.put(at(1), match -> match);
        cache.replace("m", match -> at(2));
        assertThat(cache.find("m")).isSameAs(at(2));
        cache.replace("m", match -> null);
        assertThat(cache.find("m")).isNull();
    }
}
