package baffin.system.play;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.ResourceLock;

/** {@link Kills} where all services are one process. */
@Tag(Lanes.FAULTS)
@Tag(Lanes.SOAK)
@OnSharedBaffin(Kind.DISRUPTED)
@Order(2)
@ResourceLock(OnSharedBaffin.DISRUPTED_LOCK)
class KillTest extends Kills {}
