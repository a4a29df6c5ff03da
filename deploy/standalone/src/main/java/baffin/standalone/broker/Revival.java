package baffin.standalone.broker;

import java.io.IOException;
import java.util.function.BooleanSupplier;

/**
 * Brings a broker back after it was killed: starts it, asks whether groups work, and restarts it cleanly until they do.
 */
public final class Revival {

    private static final int CLEAN_RESTARTS_MAX = 3;

    private Revival() {}

    /** What can be done with a broker. */
    public interface Control {

        /** Starts the broker and waits until it answers. */
        void start() throws IOException;

        /** Stops the broker cleanly, which writes what a kill has left unwritten. */
        void stop();
    }

    /**
     * Starts a broker.
     *
     * @param unclean whether it was stopped uncleanly before; only then is {@code groupsWork} asked
     * @return how many clean restarts it took
     * @throws IOException when groups do not work after {@value #CLEAN_RESTARTS_MAX} clean restarts
     */
    public static int start(Control broker, boolean unclean, BooleanSupplier groupsWork) throws IOException {
        broker.start();
        if (!unclean) {
            return 0;
        }
        int restarts = 0;
        while (!groupsWork.getAsBoolean()) {
            if (restarts == CLEAN_RESTARTS_MAX) {
                throw new IOException("consumer groups do not come back after " + restarts + " clean restarts");
            }
            restarts++;
            broker.stop();
            broker.start();
        }
        return restarts;
    }
}
