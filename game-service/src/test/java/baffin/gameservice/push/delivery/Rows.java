package baffin.gameservice.push.delivery;

import baffin.gameservice.notification.domain.Notices;
import baffin.gameservice.push.domain.PushMessage;
import baffin.gameservice.push.domain.PushOutbox;
import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Notes what became of messages, and what was asked for. */
final class Rows implements PushOutbox {

    final List<String> done = new CopyOnWriteArrayList<>();
    final List<List<Notices.Stored>> asked = new ArrayList<>();
    List<PushMessage> messages = List.of();

    @Nullable
    RuntimeException fault;

    @Override
    public Uni<List<PushMessage>> claim(List<Notices.Stored> steps, Instant since, Instant now) {
        asked.add(steps);
        RuntimeException thrown = fault;
        if (thrown != null) {
            throw thrown;
        }
        return Uni.createFrom().item(messages);
    }

    @Override
    public Uni<Integer> forget(Instant before) {
        done.add("forgotten " + before);
        return Uni.createFrom().item(0);
    }

    @Override
    public Uni<Void> sent(String id, Instant at) {
        done.add("sent " + id);
        return Uni.createFrom().voidItem();
    }

    @Override
    public Uni<Void> end(String id) {
        done.add("ended " + id);
        return Uni.createFrom().voidItem();
    }
}
