package baffin.system.play;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import java.nio.file.Path;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every block of the API guide runs as it stands. */
@Tag(Lanes.SMOKE)
@OnSharedBaffin(Kind.STABLE)
@Order(4)
class ApiGuideTest {

    @Test
    void all_blocks_of_the_guide_run_one_after_the_other(@Shared RunningBaffin baffin, @TempDir Path work)
            throws Exception {
        ApiGuide.run(baffin, work);
    }
}
