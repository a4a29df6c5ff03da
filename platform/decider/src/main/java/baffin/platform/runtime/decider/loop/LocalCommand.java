package baffin.platform.runtime.decider.loop;

import baffin.platform.runtime.decider.guard.PoisonRecords.Place;
import baffin.platform.wire.CommandEnvelope;

/**
 * A command of a request to this process, which needs no way through the log.
 *
 * @param partition of its key
 * @param place names it among all that this process has taken
 */
record LocalCommand(CommandEnvelope command, int partition, Place place) {

    /**
     * A command.
     *
     * @param number of those that this process has taken
     */
    static LocalCommand of(CommandEnvelope command, int partition, long number) {
        return new LocalCommand(command, partition, new Place("request", partition, number));
    }
}
