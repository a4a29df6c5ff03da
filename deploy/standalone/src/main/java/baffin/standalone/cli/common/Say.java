package baffin.standalone.cli.common;

import baffin.standalone.config.Directories;
import baffin.standalone.config.PortPlan;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;

/** What the launcher tells people. */
public final class Say {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");

    private Say() {}

    /** A line about what is going on, on standard error. */
    public static void progress(String line) {
        System.err.println(LocalTime.now().format(TIME) + " " + line);
    }

    /** Where to find a platform that is ready. */
    public static void summary(Directories layout, PortPlan ports) {
        System.out.println("Baffin is ready.");
        System.out.println("  play at    " + ports.baseUrl() + "/");
        System.out.println("  base URL   " + ports.baseUrl() + "/api/v1");
        System.out.println("  API page   " + ports.baseUrl() + "/api/v1/docs");
        System.out.println("  data       " + layout.data());
        System.out.println("  logs       " + layout.log("*"));
        System.out.flush();
    }
}
