package baffin.gameservice.stream;

import baffin.gameservice.stream.RowStreams.Row;
import baffin.gameservice.stream.RowStreams.Source;
import baffin.platform.stream.Item;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** One client of a stream of rows: where it stands, and whether somebody looks for more. */
final class RowFollower<P> {

    private static final Logger LOG = Logger.getLogger(RowFollower.class);
    private static final int PAGE = 100;

    private final Source<P> source;
    private final Feed feed = new Feed();
    private final AtomicReference<@Nullable P> place = new AtomicReference<>();
    private long count;
    private boolean live;
    private boolean looking;
    private boolean again;

    RowFollower(Source<P> source) {
        this.source = source;
    }

    void startAt(P first) {
        place.set(first);
    }

    /** The event of a row, after which the client stands. */
    Item item(Row<P> row) {
        place.set(row.place());
        synchronized (this) {
            count++;
            return new Item(count, row.place().toString(), row.name(), row.json());
        }
    }

    /** The rows that stand there, page by page as the client reads them. */
    Multi<Item> past() {
        return Multi.createBy()
                .repeating()
                .uni(this::page)
                .whilst(page -> page.size() == PAGE)
                .onItem()
                .transformToMultiAndConcatenate(page -> Multi.createFrom().iterable(page))
                .onFailure(StreamEndsException.class)
                .recoverWithMulti(() -> {
                    feed.stop();
                    return Multi.createFrom().empty();
                });
    }

    /** What comes after that. */
    Multi<Item> live() {
        return Multi.createFrom().deferred(() -> {
            synchronized (this) {
                live = true;
            }
            look();
            return feed.after(0);
        });
    }

    private Uni<List<Item>> page() {
        P from = place.get();
        if (from == null) {
            throw new IllegalStateException("a stream has begun nowhere");
        }
        return source.after(from, PAGE).map(rows -> {
            List<Item> items = new ArrayList<>(rows.size());
            rows.forEach(row -> items.add(item(row)));
            return items;
        });
    }

    /** Looks for rows, once more when somebody looks already. */
    void look() {
        synchronized (this) {
            again = live;
            if (!live || looking) {
                return;
            }
            looking = true;
            again = false;
        }
        read();
    }

    private void read() {
        page().subscribe().with(this::found, this::failed);
    }

    private void found(List<Item> items) {
        items.forEach(feed::offer);
        synchronized (this) {
            if (items.size() < PAGE && !again) {
                looking = false;
                return;
            }
            again = false;
        }
        read();
    }

    /** The next heartbeat looks again: no row is left out. */
    private void failed(Throwable fault) {
        synchronized (this) {
            looking = false;
            again = true;
        }
        if (fault instanceof StreamEndsException) {
            feed.stop();
        } else {
            LOG.warnf("rows of a stream can't be read, trying again: %s", fault.getMessage());
        }
    }

    void beat() {
        feed.beat();
        boolean missed;
        synchronized (this) {
            missed = again && !looking;
        }
        if (missed) {
            look();
        }
    }
}
