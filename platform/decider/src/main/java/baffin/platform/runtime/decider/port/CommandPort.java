package baffin.platform.runtime.decider.port;

import baffin.platform.acknowledgement.Acknowledger;
import baffin.platform.acknowledgement.Told;
import baffin.platform.publish.DoesNotFit;
import baffin.platform.publish.RecordPublisher;
import baffin.platform.runtime.decider.bounds.RecordLimits;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What the HTTP side asks: sends a command to its decider and waits for the answer. */
public final class CommandPort {

    private final RecordPublisher log;
    private final PendingReplies pendingReplies;
    private final OwnRecords own;
    private final String commandType;
    private final String source;
    private final int instance;
    private final Clock clock;
    private final Acknowledger acknowledger;
    private final Function<Reply, List<Told>> tells;

    /**
     * A port.
     *
     * @param own keeps what is sent, for the decider of this instance
     * @param commandType {@code ce_type} of commands
     * @param source {@code ce_source} of commands
     * @param instance ordinal of this instance, its partition of the replies topic
     * @param acknowledger makes known what accounts are told
     * @param tells what the author of a command is told of by its reply
     */
    public CommandPort(
            RecordPublisher log,
            PendingReplies pendingReplies,
            OwnRecords own,
            String commandType,
            String source,
            int instance,
            Clock clock,
            Acknowledger acknowledger,
            Function<Reply, List<Told>> tells) {
        this.log = log;
        this.pendingReplies = pendingReplies;
        this.own = own;
        this.commandType = commandType;
        this.source = source;
        this.instance = instance;
        this.clock = clock;
        this.acknowledger = acknowledger;
        this.tells = tells;
    }

    /**
     * Sends a command and waits for what becomes of it. Its author reads nothing from before a reply that is given
     * here: what can't be made known to the readers in time is not known.
     *
     * @return empty when it may or may not be in the log: ask again with the same id, or probe for it; fails with 503
     *     when too many wait already
     */
    public Uni<Optional<Reply>> ask(CommandEnvelope command) {
        return pendingReplies
                .await(ticket -> send(command.answeredAt(instance, ticket)))
                .onFailure(DoesNotFit.class)
                .recoverWithItem(fault -> Optional.of(RecordLimits.refusal(command, fault)))
                .chain(found -> found.map(reply -> acknowledged(command, reply))
                        .orElseGet(() -> Uni.createFrom().item(found)));
    }

    // a rehearsal tells of a version that there is not; a refusal promises nothing
    private Uni<Optional<Reply>> acknowledged(CommandEnvelope command, Reply reply) {
        Optional<Reply> known = Optional.of(reply);
        boolean rehearsed = command.dryRun() && reply.accepted() && !reply.repeated();
        if (rehearsed || reply.version() == 0 || reply.player().isEmpty()) {
            return Uni.createFrom().item(known);
        }
        return told(reply.player(), tells.apply(reply))
                .replaceWith(known)
                .onFailure()
                .recoverWithItem(reply.accepted() ? Optional.empty() : known);
    }

    /** Makes known what an account is about to be told. */
    public Uni<Void> told(String account, List<Told> told) {
        return told.isEmpty() ? Uni.createFrom().voidItem() : acknowledger.tell(account, told);
    }

    private Uni<Void> send(CommandEnvelope command) {
        byte[] json = command.bytes();
        long bytes = RecordLimits.size(command, json);
        if (bytes > log.bytesMax()) {
            return Uni.createFrom().failure(new DoesNotFit("the command", bytes, log.bytesMax()));
        }
        String id = command.commandId() + '/' + Long.toUnsignedString(command.ticket());
        Map<String, String> headers = CloudEvents.attributes(commandType, source, id, command.key(), clock.instant());
        own.sent(json, command);
        return log.append(command.key(), json, headers);
    }
}
