package baffin.platform.runtime.decider.port;

import baffin.platform.wire.CommandEnvelope;

/** Decides commands of this process without a way through the log, where it owns their partition. */
@FunctionalInterface
public interface LocalDecider {

    /** False when another instance decides for the command's key: it has to go through the log. */
    boolean takes(CommandEnvelope command);
}
