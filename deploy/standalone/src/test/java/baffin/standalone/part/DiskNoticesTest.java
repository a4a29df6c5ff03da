package baffin.standalone.part;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.disk.space.DiskLimits;
import baffin.platform.disk.space.FreeSpace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DiskNoticesTest {

    private static final long GIB = 1 << 30;

    private static FreeSpace percent(int free) {
        return new FreeSpace(free * GIB, 100 * GIB);
    }

    @Test
    void each_change_is_told_once_and_so_is_its_end() {
        List<String> messages = new ArrayList<>();
        try (DiskNotices notices = DiskNotices.of(Path.of("."), DiskLimits.USUAL, messages::add)) {
            for (int free : List.of(50, 9, 9, 4, 0, 0, 30, 30)) {
                notices.look(percent(free));
            }
        }

        assertThat(messages)
                .containsExactly(
                        "disk: 9,216 MiB (9 %) free: low; below 5 % nothing new is taken,"
                                + " below 512 MiB nothing is written",
                        "disk: 4,096 MiB (4 %) free: no new matches and competitions until there is room",
                        "disk: 0 MiB (0 %) free: nothing is written and clocks stand still until there is room",
                        "disk: 30,720 MiB (30 %) free");
    }

    @Test
    void the_limits_are_those_of_the_services() {
        assertThat(DiskNotices.limits(Map.of())).isEqualTo(DiskLimits.USUAL);
        assertThat(DiskNotices.limits(
                        Map.of("BAFFIN_DISK_LOW", "20", "BAFFIN_DISK_SCARCE", "", "BAFFIN_DISK_FLOOR", "99")))
                .isEqualTo(new DiskLimits(20, 5, 99));
    }
}
