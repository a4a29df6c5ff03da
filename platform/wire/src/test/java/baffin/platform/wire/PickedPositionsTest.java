package baffin.platform.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.game.action.Explanation;
import baffin.game.action.Pick;
import baffin.match.ActionPreview;
import baffin.match.GameRegistry;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/**
 * What can be picked in positions of random matches, which the tests of the web client walk through. A change of a game
 * makes the file anew with {@code -Dbaffin.golden.write=true}.
 */
class PickedPositionsTest {

    private static final Path FILE = Path.of("../../web-client/src/test/positions.json.gz");
    private static final int MATCHES = 8;
    /** So many positions of a game are kept, those with the most actions. */
    private static final int KEPT = 40;

    /** What one action offers to be picked and pointed at. */
    private record Offered(List<String> picks, List<String> targets, boolean variant) {}

    @Test
    void the_web_client_walks_through_positions_as_the_games_have_them() throws IOException {
        Map<String, List<List<Offered>>> all = new LinkedHashMap<>();
        for (Game<?, ?, ?, ?> game : GameRegistry.installed().all()) {
            all.put(game.info().id(), positions(game));
        }
        String json = new JsonCodec<>(GameRegistry.installed().all().iterator().next(), Upcasters.none())
                .json()
                .tree(all)
                .toString();
        if (Boolean.getBoolean("baffin.golden.write")) {
            Files.write(FILE, packed(json));
        }
        try (GZIPInputStream kept = new GZIPInputStream(new ByteArrayInputStream(Files.readAllBytes(FILE)))) {
            assertThat(new String(kept.readAllBytes(), StandardCharsets.UTF_8).equals(json))
                    .as("the positions are those of today; write them with -Dbaffin.golden.write=true")
                    .isTrue();
        }
    }

    private static byte[] packed(String json) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Writer writer = new OutputStreamWriter(new GZIPOutputStream(bytes), StandardCharsets.UTF_8)) {
            writer.write(json);
        }
        return bytes.toByteArray();
    }

    private static <C extends Command, S, E extends Event> List<List<Offered>> positions(Game<C, S, E, ?> game) {
        List<List<Offered>> positions = new ArrayList<>();
        for (int match = 0; match < MATCHES; match++) {
            new RandomMatch<>(game).play(3, match, (step, state) -> {
                if (!state.ended()) {
                    Seat seat = game.toAct(state.game()).getFirst();
                    positions.add(offered(game, state.game(), seat));
                }
            });
        }
        positions.sort(
                Comparator.comparingInt((List<Offered> one) -> one.size()).reversed());
        return positions.stream().limit(KEPT).toList();
    }

    private static <C extends Command, S, E extends Event> List<Offered> offered(
            Game<C, S, E, ?> game, S state, Seat seat) {
        ActionPreview<C, S, E> preview = new ActionPreview<>(game, state, seat, List.of());
        Stream<Explanation> explained = game.legalCommands(state, seat).stream()
                .map(LegalCommand::command)
                .map(preview::explanation);
        return explained
                .map(one -> new Offered(one.picks().stream().map(Pick::text).toList(), one.targets(), one.variant()))
                .toList();
    }
}
