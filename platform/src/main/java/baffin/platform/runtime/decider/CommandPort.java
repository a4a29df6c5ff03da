package baffin.platform.runtime.decider;

import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.util.Map;

/** What the HTTP side asks: sends a command to its decider and waits for the answer. */
public final class CommandPort {

    private final CommandLog log;
    private final ReplyDesk desk;
    private final String commandType;
    private final String source;
    private final int instance;
    private final Clock clock;

    /**
     * A port.
     *
     * @param commandType {@code ce_type} of commands
     * @param source {@code ce_source} of commands
     * @param instance ordinal of this instance, its partition of the replies topic
     */
    public CommandPort(CommandLog log, ReplyDesk desk, String commandType, String source, int instance, Clock clock) {
        this.log = log;
        this.desk = desk;
        this.commandType = commandType;
        this.source = source;
        this.instance = instance;
        this.clock = clock;
    }

    /** Sends a command and waits for what becomes of it; never fails. */
    public Uni<Answer> ask(CommandEnvelope command) {
        return desk.await(ticket -> send(command.answeredAt(instance, ticket)));
    }

    private Uni<Void> send(CommandEnvelope command) {
        String id = command.commandId() + '/' + Long.toUnsignedString(command.ticket());
        Map<String, String> headers =
                CloudEvents.attributes(commandType, source, id, command.matchId(), clock.instant());
        return log.append(command.matchId(), command.bytes(), headers);
    }
}
