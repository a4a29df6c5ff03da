package baffin.gameservice.chat;

import baffin.platform.operator.Act;
import baffin.platform.operator.ActingOperator;
import baffin.platform.operator.OperatorRecords;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What operators and the host do to what people say; the record of it is in the log before it is done. */
@ApplicationScoped
public class Moderation {

    private final ChatStore store;
    private final ChatService chatService;
    private final OperatorRecords records;
    private final Clock clock = Clock.systemUTC();

    Moderation(ChatStore store, ChatService chatService, OperatorRecords records) {
        this.store = store;
        this.chatService = chatService;
        this.records = records;
    }

    /**
     * Hides a line from everybody; one that is hidden already stays so.
     *
     * @param by null for the host who gives no reason, and leaves no record
     * @return the line as it is read now; fails with 404 when there is none
     */
    public Uni<ChatLine> hide(@Nullable ActingOperator by, String match, String message) {
        return store.line(match, message)
                .map(found -> found.orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "No such line: " + message)
                        .asException()))
                .chain(line -> line.removed() == ChatLine.Removed.BY_HOST
                        ? Uni.createFrom().item(line)
                        : recorded(by, line).chain(() -> hidden(line)));
    }

    private Uni<Void> recorded(@Nullable ActingOperator by, ChatLine line) {
        return by == null
                ? Uni.createFrom().voidItem()
                : records.write(ChatService.SOURCE, by, Act.lineHidden(line.player(), line.matchId(), line.messageId()))
                        .replaceWithVoid();
    }

    private Uni<ChatLine> hidden(ChatLine line) {
        Speaker operator = new Speaker(line.matchId(), Optional.empty(), null, clock.instant());
        return chatService.hide(operator, line.channel(), line.messageId());
    }
}
