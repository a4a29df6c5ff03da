package baffin.bot.load;

import io.vertx.core.buffer.Buffer;

/** What became of a request. */
sealed interface Reply {

    /**
     * It was answered.
     *
     * @param status HTTP status
     * @param body read to its end
     */
    record Answered(int status, Buffer body) implements Reply {}

    /** No answer came in time. */
    record TimedOut() implements Reply {}

    /** The connection failed. */
    record Broken() implements Reply {}
}
