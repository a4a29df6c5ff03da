package baffin.standalone.cli;

import java.util.logging.Level;
import java.util.logging.Logger;

/** Keeps libraries from talking over the launcher's own lines. */
public final class Logging {

    // a logger's level is lost once nobody holds the logger
    private static final Logger ROOT = Logger.getLogger("");
    // reports with a stack trace that a killed server cannot be stopped, which the launcher knows
    private static final Logger DATABASE = Logger.getLogger("io.zonky");

    private Logging() {}

    /** For the rest of the run. */
    public static void quiet() {
        ROOT.setLevel(Level.SEVERE);
        DATABASE.setLevel(Level.OFF);
    }
}
