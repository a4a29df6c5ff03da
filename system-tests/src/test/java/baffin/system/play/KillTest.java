package baffin.system.play;

import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.ResourceLock;

/** {@link Kills} where all services are one process. */
@OnSharedBaffin(Kind.FRAIL)
@Tag(OnSharedBaffin.BOTH_SHAPES)
@Order(2)
@ResourceLock(OnSharedBaffin.FRAIL_LOCK)
class KillTest extends Kills {}
