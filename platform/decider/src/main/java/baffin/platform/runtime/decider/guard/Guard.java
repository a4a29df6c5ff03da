package baffin.platform.runtime.decider.guard;

import java.util.function.BooleanSupplier;

/**
 * What watches over a decider.
 *
 * @param condemned records that are set aside
 * @param pulse hears that its tasks get on
 * @param served false while players cannot be served by other parts of the platform: their time stands still
 */
public record Guard(PoisonRecords condemned, Pulse pulse, BooleanSupplier served) {}
