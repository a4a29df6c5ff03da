package baffin.platform.disk.space;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiskLimitsTest {

    private static final long MIB = 1 << 20;

    @ParameterizedTest
    @CsvSource({
        "10240, 102400, AMPLE",
        "10239, 102400, LOW",
        "5120, 102400, LOW",
        "5119, 102400, SCARCE",
        "512, 102400, SCARCE",
        "511, 102400, FULL",
        "511, 1024, FULL",
        "0, 0, FULL"
    })
    void each_level_begins_below_its_limit(long free, long total, DiskLevel level) {
        assertThat(DiskLimits.USUAL.level(new FreeSpace(free * MIB, total * MIB)))
                .isEqualTo(level);
    }

    @ParameterizedTest
    @CsvSource({
        // a little more than the limit is not enough, a tenth is
        "5200, SCARCE, SCARCE",
        "5700, SCARCE, LOW",
        "520, FULL, FULL",
        "570, FULL, SCARCE",
        "10300, LOW, LOW",
        "11400, LOW, AMPLE",
        // it gets worse at once, by several levels
        "511, AMPLE, FULL",
        "5119, LOW, SCARCE",
        // and better by several
        "50000, FULL, AMPLE",
        "5700, FULL, LOW"
    })
    void it_gets_better_only_with_a_tenth_to_spare(long free, DiskLevel before, DiskLevel then) {
        assertThat(DiskLimits.USUAL.level(new FreeSpace(free * MIB, 102400 * MIB), before))
                .isEqualTo(then);
    }

    @Test
    void the_disk_we_stand_on_tells() throws Exception {
        FreeSpace space = FreeSpace.at(java.nio.file.Path.of("."));

        assertThat(space.total()).isGreaterThan(space.free()).isPositive();
        assertThat(space.percent()).isBetween(0.0, 100.0);
    }
}
