package baffin.competition;

import baffin.competition.RulingRequest.Status;
import baffin.competition.entry.Actor;
import baffin.competition.event.RulingEvent.RulingRequestClosed;
import baffin.competition.event.RulingEvent.RulingRequested;
import baffin.competition.event.RulingEvent.RulingRequested.Details;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Requests for rulings while a record is folded. */
final class RequestFold {

    private final List<RulingRequest> requests;

    RequestFold(List<RulingRequest> before) {
        this.requests = new ArrayList<>(before);
    }

    List<RulingRequest> all() {
        return requests;
    }

    /** Where the words are not told there is nothing to keep. */
    void ask(RulingRequested requested, long version, @Nullable Actor by, Instant at) {
        Details details = requested.details();
        if (details != null) {
            requests.add(new RulingRequest(requested.request(), details, by, version, at, Status.OPEN, null, null));
        }
    }

    void close(RulingRequestClosed closed, long version, @Nullable Actor by) {
        requests.replaceAll(request -> {
            if (request.number() != closed.request()) {
                return request;
            }
            boolean own = by != null && Objects.equals(request.by(), by);
            return request.now(own ? Status.WITHDRAWN : Status.DECLINED, closed.reason(), version);
        });
    }

    /** A round is withdrawn, and nothing is left to rule on. */
    void withdrawn(int round, long version) {
        requests.replaceAll(request -> request.open() && request.details().round() == round
                ? request.now(Status.RULED, null, version)
                : request);
    }

    void ruled(int round, int table, long version) {
        requests.replaceAll(request ->
                request.open() && request.about(round, table) ? request.now(Status.RULED, null, version) : request);
    }

    /** A ruling was lifted: what it had answered waits for the organisers again. */
    void lifted(TableRuling ruling) {
        requests.replaceAll(request -> request.status() == Status.RULED
                        && Long.valueOf(ruling.version()).equals(request.answeredIn())
                        && request.about(ruling.round(), ruling.before().number())
                ? request.now(Status.OPEN, null, null)
                : request);
    }
}
