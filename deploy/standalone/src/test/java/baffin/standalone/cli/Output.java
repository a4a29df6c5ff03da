package baffin.standalone.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** What a command has said, and its exit code. */
record Output(int exit, String out, String err) {

    /** Runs a command of the launcher in this process. */
    static Output of(String... words) {
        PrintStream usual = System.out;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        StringWriter err = new StringWriter();
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        try {
            int exit = Main.commandLine().setErr(new PrintWriter(err)).execute(words);
            return new Output(exit, out.toString(StandardCharsets.UTF_8), err.toString());
        } finally {
            System.setOut(usual);
        }
    }
}
