package baffin.standalone.part;

import baffin.standalone.config.Directories;
import baffin.standalone.config.ServiceProcess;
import baffin.standalone.process.JavaCommand;
import java.util.ArrayList;
import java.util.List;

/** How a service is started. */
public final class ServiceCommand {

    // a small first heap keeps an idle service small; it grows with its work
    private static final List<String> ALWAYS =
            List.of("-Xms32m", "-Xss512k", "-XX:+UseCompactObjectHeaders", "-XX:+ExitOnOutOfMemoryError");

    private ServiceCommand() {}

    /** The command line of a process on these data, with the options of its class cache. */
    public static List<String> of(ServiceProcess process, Directories layout, List<String> cacheOptions) {
        List<String> options = new ArrayList<>(ALWAYS);
        options.add(DataProcesses.mark(layout));
        options.add(JavaCommand.crashLog(layout.logs(), process.module().replace('/', '-')));
        options.addAll(cacheOptions);
        return JavaCommand.ofJar(layout.jar(process), process.heapMib(), options);
    }
}
