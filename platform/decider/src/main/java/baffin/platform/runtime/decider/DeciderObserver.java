package baffin.platform.runtime.decider;

import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;

/** Is told what a decider does, for counters. What it hears may still be rolled back. */
public interface DeciderObserver {

    /** Hears nothing. */
    DeciderObserver NONE = new DeciderObserver() {};

    default void answered(CommandEnvelope command, Reply reply) {}

    /** A key was quarantined because its engine failed. */
    default void quarantined(String key) {}

    /** A command could not be read. */
    default void rejected() {}
}
