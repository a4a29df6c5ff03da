package baffin.standalone.part;

import baffin.standalone.config.Layout;
import baffin.standalone.config.Service;
import baffin.standalone.process.JavaCommand;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How a service is started. */
final class ServiceCommand {

    // a small first heap keeps an idle service small; it grows with its work
    private static final List<String> ALWAYS =
            List.of("-Xms32m", "-Xss512k", "-XX:+UseCompactObjectHeaders", "-XX:+ExitOnOutOfMemoryError");

    private ServiceCommand() {}

    /** Starts with the class cache if there is one. */
    static List<String> run(Service service, Layout layout) {
        List<String> options = new ArrayList<>(ALWAYS);
        Path cache = layout.serviceCache(service);
        if (Files.exists(cache)) {
            // auto: a cache that does not fit this JDK or these jars is passed over
            options.add("-XX:AOTMode=auto");
            options.add("-XX:AOTCache=" + cache);
            options.add("-Xlog:aot=off");
            options.add("-Xlog:cds=off");
        }
        return JavaCommand.ofJar(layout.serviceJar(service), service.heapMib(), options);
    }

    /** Writes a class cache when the service stops. */
    static List<String> train(Service service, Layout layout) {
        List<String> options = new ArrayList<>(ALWAYS);
        options.add("-XX:AOTCacheOutput=" + layout.serviceCacheInTheMaking(service));
        return JavaCommand.ofJar(layout.serviceJar(service), service.heapMib(), options);
    }
}
