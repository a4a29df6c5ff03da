package baffin.standalone.process;

import java.io.IOException;

/** Lets a child process notice that its parent has died, however it died. */
public final class ParentWatch {

    private ParentWatch() {}

    /** Exits this JVM (running its shutdown hooks) once standard input ends, which is when the parent is gone. */
    public static void exitWhenInputEnds() {
        Thread.ofPlatform().daemon().name("parent-watch").start(() -> {
            try {
                while (System.in.read() >= 0) {
                    Thread.onSpinWait();
                }
            } catch (IOException e) {
                System.err.println("standard input failed, stopping: " + e.getMessage());
            }
            System.exit(0);
        });
    }
}
