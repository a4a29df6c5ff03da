package baffin.standalone.cli;

import baffin.standalone.part.StartRefused;
import java.io.IOException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Turns failures that people can do something about into one line. */
final class Failures implements IExecutionExceptionHandler {

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult parsed) throws Exception {
        if (failure instanceof StartRefused) {
            command.getErr().println(failure.getMessage());
            return CommandLine.ExitCode.USAGE;
        }
        if (failure instanceof IOException) {
            command.getErr().println("Failed: " + failure.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        }
        throw failure;
    }
}
