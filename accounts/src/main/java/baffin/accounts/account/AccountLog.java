package baffin.accounts.account;

import baffin.platform.acknowledgement.EmitterPublisher;
import baffin.platform.problem.ProblemException;
import baffin.platform.topics.Topics;
import baffin.platform.wire.AccountStanding;
import baffin.platform.wire.AccountStanding.Kind;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.KafkaClientService;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;

/** Tells the deciders how an account and its bots stand: each partition of the lobby's commands has it in its order. */
@ApplicationScoped
public class AccountLog {

    private static final String CHANNEL = "lobby-accounts";
    private static final String SOURCE = "/lobby";
    private static final int BUFFER = 2_048;
    private static final int RETRY_S = 2;

    private final EmitterPublisher topic;
    private final KafkaClientService clients;
    private final Accounts accounts;
    private final AccountStatuses statuses;
    private final Clock clock;

    AccountLog(
            @Channel(CHANNEL) @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
                    MutinyEmitter<byte[]> emitter,
            KafkaClientService clients,
            Accounts accounts,
            AccountStatuses statuses,
            Clock clock) {
        this.topic = new EmitterPublisher(emitter, Topics.bytesMax(Topics.LOBBY_COMMANDS));
        this.clients = clients;
        this.accounts = accounts;
        this.statuses = statuses;
        this.clock = clock;
    }

    /**
     * Says how an account and its bots stand now; said again, it changes nothing. Completes when all partitions have
     * it; fails with a problem (503) when the log can't take it now.
     */
    public Uni<Void> tell(Account account) {
        return each(account, one -> statuses.standing(one, clock.instant()).chain(this::append));
    }

    /** Says that an account and its bots end, before they do. */
    public Uni<Void> ended(Account account) {
        return each(account, one -> append(new AccountStanding(one.id(), Kind.ENDED, null)));
    }

    /** Says of suspensions that have ended by themselves that they have. */
    public Uni<Void> tellDue() {
        Instant now = clock.instant();
        return statuses.over(now)
                .chain(over -> accounts.all(over))
                .onItem()
                .transformToMulti(due -> Multi.createFrom().iterable(due))
                .onItem()
                .transformToUniAndConcatenate(account -> tell(account).chain(() -> statuses.forget(account.id(), now)))
                .collect()
                .last();
    }

    private Uni<Void> each(Account account, Function<Account, Uni<Void>> then) {
        return accounts.botsOf(account.id())
                .onItem()
                .transformToMulti(bots -> Multi.createBy()
                        .concatenating()
                        .streams(
                                Multi.createFrom().item(account),
                                Multi.createFrom().iterable(bots)))
                .onItem()
                .transformToUniAndConcatenate(then::apply)
                .collect()
                .last();
    }

    private Uni<Void> append(AccountStanding standing) {
        return clients.<String, byte[]>getProducer(CHANNEL)
                .<Integer>runOnSendingThread(producer -> {
                    return producer.partitionsFor(Topics.LOBBY_COMMANDS).size();
                })
                .chain(partitions -> Uni.join()
                        .all(IntStream.range(0, partitions)
                                .mapToObj(partition -> append(standing, partition))
                                .toList())
                        .andFailFast())
                .onFailure()
                .transform(away ->
                        ProblemException.unavailable("The log can't take the change of an account now", RETRY_S))
                .replaceWithVoid();
    }

    private Uni<Void> append(AccountStanding standing, int partition) {
        CommandEnvelope command = standing.command();
        String id = command.commandId() + '/' + partition;
        return topic.append(
                partition,
                command.key(),
                command.bytes(),
                CloudEvents.attributes(CloudEvents.LOBBY_COMMAND, SOURCE, id, command.key(), clock.instant()));
    }
}
