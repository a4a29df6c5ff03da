package baffin.standalone.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Builds the command line of a child JVM that runs on the same JDK as this one. */
public final class JavaCommand {

    private static final List<String> QUIET =
            List.of("--sun-misc-unsafe-memory-access=allow", "--enable-native-access=ALL-UNNAMED", "-XX:+UseSerialGC");

    /** Environment variable with further JVM options, separated by spaces, for every child JVM. */
    private static final String FURTHER = "BAFFIN_JAVA_OPTIONS";

    private JavaCommand() {}

    /**
     * A JVM that runs a class.
     *
     * @param heapMib maximum heap in MiB
     * @param options further JVM options
     */
    public static List<String> ofClass(
            String classPath, Class<?> main, int heapMib, List<String> options, List<String> arguments) {
        List<String> command = start(heapMib, options);
        command.add("-cp");
        command.add(classPath);
        command.add(main.getName());
        command.addAll(arguments);
        return List.copyOf(command);
    }

    /** A JVM that runs an executable jar. */
    public static List<String> ofJar(Path jar, int heapMib, List<String> options) {
        List<String> command = start(heapMib, options);
        command.add("-jar");
        command.add(jar.toString());
        return List.copyOf(command);
    }

    /** The option that has a JVM write of its own crash into one file a part, over that of the crash before. */
    public static String crashLog(Path logs, String part) {
        return "-XX:ErrorFile=" + logs.resolve("crash-of-" + part + ".log");
    }

    /** The class path of this JVM, also under Surefire, which hides it behind a jar that holds only a manifest. */
    public static String classPath() {
        String real = System.getProperty("surefire.test.class.path");
        return real != null ? real : System.getProperty("java.class.path");
    }

    private static List<String> start(int heapMib, List<String> options) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx" + heapMib + "m");
        command.addAll(QUIET);
        command.addAll(options);
        command.addAll(further(System.getenv().getOrDefault(FURTHER, "")));
        return command;
    }

    static List<String> further(String options) {
        return options.isBlank() ? List.of() : List.of(options.strip().split("\\s+"));
    }
}
