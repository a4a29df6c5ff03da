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

    private ServiceCommand() {}

    static List<String> of(Service service, Layout layout) {
        List<String> options =
                new ArrayList<>(List.of("-XX:+UseCompactObjectHeaders", "-XX:+ExitOnOutOfMemoryError", "-Xss512k"));
        Path cache = layout.serviceCache(service);
        if (Files.exists(cache)) {
            // auto: a cache that does not fit this JDK or these jars is passed over
            options.add("-XX:AOTMode=auto");
            options.add("-XX:AOTCache=" + cache);
            options.add("-Xlog:aot=off");
        }
        return JavaCommand.ofJar(layout.serviceJar(service), service.heapMib(), options);
    }
}
