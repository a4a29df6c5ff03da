package baffin.platform.runtime.projection;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.runtime.projection.VersionFilter.Known;
import baffin.platform.runtime.projection.VersionFilter.Sifted;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class VersionFilterTest {

    @Test
    void the_next_version_goes_through_and_known_ones_are_dropped() {
        Sifted sifted = VersionFilter.sift(
                Map.of("a", new Known(2, false)), List.of(entry("a", 1), entry("a", 2), entry("a", 3)), Map.of());
        assertThat(sifted.accepted()).extracting(Entry::version).containsExactly(3L);
        assertThat(sifted.dropped()).isEqualTo(2);
        assertThat(sifted.versions()).containsExactly(Map.entry("a", 3L));
        assertThat(sifted.stops()).isEmpty();
    }

    @Test
    void a_gap_stops_its_match_and_no_other() {
        Sifted sifted = VersionFilter.sift(
                Map.of(), List.of(entry("a", 1), entry("a", 3), entry("b", 1), entry("a", 4), entry("b", 2)), Map.of());
        assertThat(sifted.accepted()).extracting(e -> e.key() + e.version()).containsExactly("a1", "b1", "b2");
        assertThat(sifted.stops()).singleElement().satisfies(stop -> {
            assertThat(stop.key()).isEqualTo("a");
            assertThat(stop.since()).isEqualTo(2);
            assertThat(stop.reason()).contains("version 2 expected");
        });
    }

    @Test
    void a_record_that_cannot_be_read_stops_its_match() {
        Sifted sifted = VersionFilter.sift(Map.of(), List.of(entry("a", Entry.UNREADABLE), entry("a", 1)), Map.of());
        assertThat(sifted.accepted()).isEmpty();
        assertThat(sifted.stops())
                .singleElement()
                .satisfies(stop -> assertThat(stop.since()).isEqualTo(1));
    }

    @Test
    void a_stopped_match_stays_stopped() {
        Sifted sifted =
                VersionFilter.sift(Map.of("a", new Known(4, true)), List.of(entry("a", 5), entry("a", 6)), Map.of());
        assertThat(sifted.accepted()).isEmpty();
        assertThat(sifted.stops()).isEmpty();
        assertThat(sifted.dropped()).isEqualTo(2);
    }

    @Test
    void a_refused_match_stops_at_its_next_version_with_the_reason() {
        Sifted sifted = VersionFilter.sift(
                Map.of("a", new Known(1, false)), List.of(entry("a", 1), entry("a", 2)), Map.of("a", "no such tile"));
        assertThat(sifted.stops()).singleElement().satisfies(stop -> {
            assertThat(stop.since()).isEqualTo(2);
            assertThat(stop.reason()).isEqualTo("no such tile");
        });
    }

    @Test
    void records_without_versions_all_go_through() {
        Sifted sifted = VersionFilter.sift(
                Map.of(), List.of(entry("a", Entry.UNVERSIONED), entry("a", Entry.UNVERSIONED)), Map.of());
        assertThat(sifted.accepted()).hasSize(2);
        assertThat(sifted.versions()).isEmpty();
    }

    @Test
    void whatever_is_delivered_again_each_version_goes_through_once_and_in_order() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            List<Entry> delivered = new ArrayList<>();
            for (int version = 1; version <= 50; version++) {
                delivered.add(entry("a", version));
                if (random.nextInt(4) == 0) {
                    int from = random.nextInt(delivered.size());
                    delivered.addAll(List.copyOf(delivered.subList(from, delivered.size())));
                }
            }
            Sifted sifted = VersionFilter.sift(Map.of(), delivered, Map.of());
            assertThat(sifted.stops()).as("seed %d", seed).isEmpty();
            assertThat(sifted.accepted())
                    .as("seed %d", seed)
                    .extracting(Entry::version)
                    .hasSize(50)
                    .isSorted()
                    .doesNotHaveDuplicates();
        }
    }

    private static Entry entry(String key, long version) {
        return new Entry(0, version, key, version, 0, new byte[0]);
    }
}
