package baffin.gameservice.match;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import baffin.testkit.records.RandomMatch;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FoldedMatchesTest {

    private static final int STEPS = 4;
    private static final int GENERATION = 1;

    private final JsonCodecs codecs = new JsonCodecs(GameRegistry.installed());
    private final FoldedMatches folded = new FoldedMatches(codecs);
    private final List<Match<?, ?, ?, ?>> versions = new ArrayList<>();
    private final List<Entry> entries = new ArrayList<>();

    @BeforeEach
    void play() {
        var game = GameRegistry.installed().find("north-wind").orElseThrow();
        List<Step> steps = RandomMatch.play(game, "m", List.of("ann", "bob"), 5, true);
        Match<?, ?, ?, ?> match = started(codecs.of("north-wind"), steps.getFirst());
        for (Step step : steps.subList(0, STEPS)) {
            match = step.version() == 1 ? match : match.after(step);
            versions.add(match);
            byte[] record = match.codec().step(step);
            entries.add(new Entry(0, step.version(), "m", step.version(), 0, record));
        }
    }

    private static Match<?, ?, ?, ?> started(JsonCodec<?, ?, ?, ?> codec, Step first) {
        return Match.started(codec, first);
    }

    private Match<?, ?, ?, ?> at(int version) {
        return versions.get(version - 1);
    }

    private Entry entry(int version) {
        return entries.get(version - 1);
    }

    private void load(int version) {
        folded.take(at(version), new Unwritten());
    }

    /** Folds a record as a projection that has the match before it. */
    private Match<?, ?, ?, ?> project(int version) {
        return folded.fold(GENERATION, version == 1 ? null : at(version - 1), entry(version))
                .after();
    }

    @Test
    void a_record_that_came_before_is_known() {
        assertThat(folded.came("m", 2)).isTrue();
        assertThat(folded.came("m", 2)).isFalse();
        assertThat(folded.came("m", 1)).isFalse();
        assertThat(folded.latest("m")).hasValue(2);
    }

    @Test
    void a_match_that_is_behind_the_log_is_no_match_of_now() {
        project(1);
        assertThat(folded.find("m")).as("nobody knows of a record").isNull();
        folded.came("m", 3);
        Match<?, ?, ?, ?> behind = project(2);
        assertThat(folded.find("m")).as("a later record has come").isNull();
        assertThat(folded.before(GENERATION, entry(3))).containsSame(behind);
        assertThat(folded.before(GENERATION + 1, entry(3))).isEmpty();
        Match<?, ?, ?, ?> now = project(3);
        assertThat(folded.at("m", 3)).containsSame(now);
        assertThat(folded.at("m", 2)).isEmpty();
    }

    @Test
    void a_newer_match_is_not_replaced_by_an_older_one() {
        folded.came("m", 3);
        load(3);
        project(2);
        assertThat(folded.find("m")).as("what is in memory is newer").isSameAs(at(3));
        assertThat(folded.take(at(2), new Unwritten())).isSameAs(at(3));
        assertThat(folded.find("m")).isSameAs(at(3));
    }

    @Test
    void a_record_is_folded_once_for_readers_and_for_what_is_written_of_it() {
        folded.came("m", 2);
        load(1);
        FoldedStep step = folded.follow(entry(2), null).orElseThrow();
        assertThat(step.before()).isSameAs(at(1));
        assertThat(folded.find("m")).isSameAs(step.after());
        assertThat(folded.before(GENERATION, entry(2))).containsSame(at(1));
        assertThat(folded.fold(GENERATION, at(1), entry(2))).isSameAs(step);
    }

    @Test
    void a_match_that_is_not_in_memory_is_folded_only_if_somebody_has_kept_it() {
        assertThat(folded.follow(entry(2), null)).isEmpty();
        assertThat(folded.find("m")).isNull();
        FoldedStep step = folded.follow(entry(2), at(1)).orElseThrow();
        assertThat(folded.find("m")).isSameAs(step.after());
        assertThat(step.after().version()).isEqualTo(2);
    }

    @Test
    void a_match_that_misses_a_step_is_forgotten_and_one_that_has_it_stays() {
        load(3);
        assertThat(folded.follow(entry(2), null)).isEmpty();
        assertThat(folded.find("m")).isSameAs(at(3));
        folded.forget("m");
        load(1);
        assertThat(folded.follow(entry(3), null)).isEmpty();
        assertThat(folded.find("m")).isNull();
    }

    @Test
    void what_has_come_since_a_match_was_stored_is_folded_as_far_as_it_has_no_gap() {
        Unwritten unwritten = new Unwritten();
        unwritten.add("m", 2, entry(2).value());
        unwritten.add("m", 4, entry(4).value());
        assertThat(folded.take(at(1), unwritten).version()).isEqualTo(2);
        unwritten.add("m", 3, entry(3).value());
        assertThat(folded.take(at(1), unwritten).version()).isEqualTo(4);
    }
}
