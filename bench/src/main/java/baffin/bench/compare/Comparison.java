package baffin.bench.compare;

import baffin.bench.load.Machine;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Measures contenders alternately and tells what was found. */
final class Comparison {

    /** What is worth dividing. */
    static final List<Ratio> RATIOS = List.of(
            new Ratio("engine (expedition) / reducer of boardgame.io", "engine.expedition", "peer.reducer"),
            new Ratio("platform / bare Kafka in tens, 64 matches", "platform.64.perSecond", "kafka.10.perSecond"),
            new Ratio("p50 of the platform / of bare Kafka, 1 match", "platform.1.p50", "kafka.1.p50"),
            new Ratio(
                    "platform / boardgame.io with files, 64 matches", "platform.64.perSecond", "peer.files.perSecond"),
            new Ratio(
                    "platform / boardgame.io in memory, 64 matches", "platform.64.perSecond", "peer.memory.perSecond"),
            new Ratio("platform / Pekko Persistence, 64 matches", "platform.64.perSecond", "pekko.perSecond"),
            new Ratio("p99 of the platform / in memory, 64 matches", "platform.64.p99", "peer.memory.p99"),
            new Ratio("p99 of the platform / with files, 64 matches", "platform.64.p99", "peer.files.p99"));

    private static final ObjectMapper JSON = new ObjectMapper();

    private final int wanted;
    private final Consumer<String> talk;
    private final Rounds rounds = new Rounds();
    private final List<Figure> figures = new ArrayList<>();
    private final List<String> skipped = new ArrayList<>();

    /** @param talk hears how it gets on */
    Comparison(int rounds, Consumer<String> talk) {
        this.wanted = rounds;
        this.talk = talk;
    }

    /** Measures each once a round; what cannot be measured here is said and left out. */
    void run(Map<String, Contender> contenders) throws IOException, InterruptedException {
        Map<String, Contender> there = new LinkedHashMap<>();
        try {
            for (var contender : contenders.entrySet()) {
                figures.addAll(contender.getValue().figures());
                open(contender.getKey(), contender.getValue(), there);
            }
            for (int round = 1; round <= wanted; round++) {
                rounds.next();
                for (var contender : there.entrySet()) {
                    talk.accept("round " + round + " of " + wanted + ": " + contender.getKey());
                    measure(contender.getKey(), contender.getValue());
                }
            }
        } finally {
            for (Contender contender : contenders.values()) {
                contender.close();
            }
        }
    }

    /** A round that fails costs its own figures only. */
    private void measure(String name, Contender contender) throws InterruptedException {
        try {
            rounds.note(contender.round());
        } catch (IOException failed) {
            String why = "round " + rounds.count() + ", " + name + ": " + failed.getMessage();
            talk.accept(why);
            skipped.add(why);
        }
    }

    private void open(String name, Contender contender, Map<String, Contender> there)
            throws IOException, InterruptedException {
        try {
            talk.accept("making ready: " + name);
            contender.open();
            there.put(name, contender);
        } catch (Contender.Unavailable why) {
            talk.accept(String.valueOf(why.getMessage()));
            skipped.add(String.valueOf(why.getMessage()));
        }
    }

    String table() {
        return ResultTable.of(rounds, figures, ratios());
    }

    /** Machine, versions, and every figure of every round, as JSON. */
    String document() {
        ObjectNode document = JSON.createObjectNode();
        document.put("at", Instant.now().toString()).put("rounds", rounds.count());
        document.set("machine", JSON.valueToTree(Machine.ofThis()));
        document.putObject("versions").put("jdk", System.getProperty("java.vm.version"));
        document.set("skipped", JSON.valueToTree(skipped));
        ObjectNode found = document.putObject("figures");
        figures.forEach(figure -> rounds.of(figure)
                .ifPresent(spread -> found.putObject(figure.id())
                        .put("what", figure.what())
                        .put("unit", figure.unit())
                        .setAll((ObjectNode) JSON.valueToTree(spread))));
        ObjectNode divided = document.putObject("ratios");
        ratios().forEach(ratio ->
                rounds.of(ratio).ifPresent(spread -> divided.set(ratio.what(), JSON.valueToTree(spread))));
        try {
            return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(document);
        } catch (JsonProcessingException never) {
            throw new UncheckedIOException(never);
        }
    }

    /** Those of which some round has both sides. */
    private List<Ratio> ratios() {
        return RATIOS.stream().filter(ratio -> rounds.of(ratio).isPresent()).toList();
    }
}
