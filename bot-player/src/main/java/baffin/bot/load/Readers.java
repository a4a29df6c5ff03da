package baffin.bot.load;

import baffin.bot.client.Json;
import baffin.bot.client.Session;
import baffin.bot.load.measure.Meter;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Organisers who read the standings of a competition, each once a second. Lives on the wire's thread. */
final class Readers {

    private static final int ENTRANTS = 16;
    private static final int TABLE = 4;
    private static final long EVERY = TimeUnit.SECONDS.toNanos(1);

    private final Wire wire;
    private final Meter meter;
    private final LongSupplier clock;
    private final String competition;
    private final Account reader;

    Readers(Wire wire, Meter meter, LongSupplier clock, String competition, Account reader) {
        this.wire = wire;
        this.meter = meter;
        this.clock = clock;
        this.competition = competition;
        this.reader = reader;
    }

    /** Begins so many, spread over a second. */
    void begin(int readers) {
        long now = clock.getAsLong();
        for (int index = 0; index < readers; index++) {
            at(now + EVERY * index / readers);
        }
    }

    private void at(long due) {
        long wait = TimeUnit.NANOSECONDS.toMillis(due - clock.getAsLong());
        if (wait > 0) {
            wire.later(wait, () -> read(due));
        } else {
            read(due);
        }
    }

    private void read(long due) {
        wire.standings(competition, reader, reply -> {
            if (reply instanceof Reply.Answered(int status, var body) && status == 200) {
                meter.time(Meter.Time.STANDINGS, clock.getAsLong() - due);
                at(due + EVERY);
            } else {
                meter.count(
                        reply instanceof Reply.Answered(int status, var body)
                                ? "error.standings " + status
                                : "error.standings");
                at(Math.max(due, clock.getAsLong()) + EVERY);
            }
        });
    }

    /** A competition to read: a pod Swiss of bots that has begun. */
    static String competition(Crowd crowd, String game) throws InterruptedException {
        Session organiser = crowd.owner();
        ObjectNode policy = Json.mapper().createObjectNode();
        policy.put("name", "Load").put("game", game).put("tableSize", TABLE).put("points", "EXPEDITION");
        policy.putObject("format").put("type", "PodSwiss").put("rounds", 3).put("finalists", 0);
        policy.set("tieBreaks", Json.mapper().valueToTree(List.of("FIRST_PLACES", "OPPONENTS", "LOT")));
        policy.putObject("entry")
                .put("who", "OPEN")
                .put("min", ENTRANTS)
                .put("max", ENTRANTS)
                .put("bots", true);
        policy.putObject("schedule").put("round", "P1D").put("ruling", "PT1H").put("automatic", true);
        String id =
                organiser.competitions().create(policy).path("competitionId").asText();
        for (Account bot : crowd.bots(ENTRANTS)) {
            bot.session().competitions().enter(id);
        }
        organiser.competitions().start(id);
        return id;
    }
}
