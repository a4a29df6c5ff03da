package baffin.standalone.cli;

import baffin.standalone.cli.common.Say;
import baffin.standalone.cli.common.Tail;
import baffin.standalone.config.Directories;
import baffin.standalone.config.RunningPlatform;
import baffin.standalone.process.JavaCommand;
import baffin.standalone.process.LogFile;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Starts a launcher that goes on when this process ends. */
final class Detached {

    private static final int HEAP_MIB = 128;
    private static final long LOOK_EVERY_MS = 100;
    private static final Path SETSID = Path.of("/usr/bin/setsid");

    private static final String MARK = "baffin.detached";

    private Detached() {}

    /** Whether this launcher was started by another one, which talks to people in its stead. */
    static boolean isDetached() {
        return Boolean.getBoolean(MARK);
    }

    /**
     * Starts the launcher and waits until its platform is ready.
     *
     * @param words this launcher's command line
     * @return exit code: the launcher's own when it gives up
     */
    static int start(Directories layout, List<String> words) throws IOException {
        Path log = LogFile.prepare(layout.log("launcher"));
        long from = Files.exists(log) ? Files.size(log) : 0;
        Process launcher = new ProcessBuilder(command(layout, words))
                .redirectInput(Redirect.from(Path.of("/dev/null").toFile()))
                .redirectErrorStream(true)
                .redirectOutput(Redirect.appendTo(log.toFile()))
                .start();
        Tail tail = new Tail(log, from);
        while (launcher.isAlive()) {
            tail.printNew(System.err);
            Optional<RunningPlatform> ready =
                    RunningPlatform.read(layout.runningFile()).filter(platform -> platform.pid() == launcher.pid());
            if (ready.isPresent()) {
                Say.summary(layout, ready.get().ports());
                return 0;
            }
            pause();
        }
        tail.printNew(System.err);
        return launcher.exitValue();
    }

    private static List<String> command(Directories layout, List<String> words) {
        List<String> command = new ArrayList<>();
        if (Files.isExecutable(SETSID)) {
            command.add(SETSID.toString());
        }
        List<String> arguments =
                words.stream().filter(word -> !word.equals("--detach")).toList();
        List<String> options = new ArrayList<>();
        options.add("-Dbaffin.project=" + layout.project());
        options.add("-D" + MARK + "=true");
        command.addAll(JavaCommand.ofClass(JavaCommand.classPath(), Main.class, HEAP_MIB, options, arguments));
        return command;
    }

    private static void pause() {
        try {
            Thread.sleep(LOOK_EVERY_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
