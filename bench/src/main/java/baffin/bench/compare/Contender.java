package baffin.bench.compare;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Something that is measured once a round. */
interface Contender extends AutoCloseable {

    /** What it measures, in the order of the table. */
    List<Figure> figures();

    /**
     * Makes ready what all rounds share.
     *
     * @throws Unavailable when it cannot be measured on this machine
     */
    void open() throws IOException, InterruptedException, Unavailable;

    /** Measures once: values by the ids of the figures. */
    Map<String, Double> round() throws IOException, InterruptedException;

    @Override
    void close() throws IOException;

    /** Why something cannot be measured here. */
    final class Unavailable extends Exception {

        private static final long serialVersionUID = 1L;

        Unavailable(String why) {
            super(why);
        }
    }
}
