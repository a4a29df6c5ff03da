package baffin.platform.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.decider.ProcessedCommand;
import baffin.game.Seat;
import baffin.match.GameRegistry;
import baffin.match.MatchRecord;
import baffin.match.decide.MatchDecider;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.match.state.MatchState;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.MatchSetup;
import baffin.testing.ToyGame;
import baffin.testing.ToyMatches;
import baffin.testing.ToyRecords.Take;
import baffin.testing.ToyRecords.ToyCommand;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import baffin.testing.ToyRecords.ToyTally;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonCodecTest {

    private final JsonCodec<ToyCommand, ToyState, ToyEvent, ToyTally> codec =
            new JsonCodec<>(new ToyGame(), Upcasters.none());

    @Test
    void a_command_of_the_game_stands_for_itself() {
        byte[] json = codec.bytes(new MatchCommand.Play<>(new Take(3)));

        assertThat(text(json)).isEqualTo("{\"type\":\"Take\",\"stones\":3}");
        assertThat(codec.command(json)).isEqualTo(new Decoded.Ok<>(new MatchCommand.Play<>(new Take(3))));
    }

    @Test
    void a_match_of_a_competition_names_its_table_and_any_other_is_written_as_before() {
        MatchStarted alone = ToyMatches.start(1);
        CompetitionRef place = new CompetitionRef("c-1", 2, 3, 1);
        MatchStarted start =
                new MatchStarted(alone.setup(), alone.rulesVersion(), alone.secret(), true, null, null, place, null);
        Step step = ToyMatches.decider()
                .start("m", start, "start", "p0", Instant.EPOCH)
                .event();

        assertThat(codec.step(codec.step(step))).isEqualTo(step);
        assertThat(text(codec.step(step)))
                .contains("\"competition\":{\"competition\":\"c-1\",\"round\":2,\"table\":3,\"attempt\":1}");
        assertThat(text(codec.step(ToyMatches.started("m", 1).event()))).doesNotContain("competition");
    }

    @Test
    void a_command_of_the_match_is_written_the_same_way() {
        byte[] json = codec.bytes(new MatchCommand.Undo());

        assertThat(text(json)).isEqualTo("{\"type\":\"Undo\"}");
        assertThat(codec.command(json)).isEqualTo(new Decoded.Ok<>(new MatchCommand.Undo()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                | malformed-json  | ''",
                "{                                 | malformed-json  | ''",
                "{\"type\":\"Take\",\"stones\":3}x | malformed-json  | ''",
                "{\"type\":\"Undo\",\"type\":\"Undo\"} | malformed-json | ''",
                "[]                                | invalid-field   | ''",
                "{}                                | invalid-field   | /type",
                "{\"type\":7}                      | invalid-field   | /type",
                "{\"type\":\"Fly\"}                | unknown-command | /type",
                "{\"type\":\"Play\"}               | unknown-command | /type",
                "{\"type\":\"Take\"}               | invalid-field   | /stones",
                "{\"type\":\"Take\",\"stones\":null} | invalid-field | /stones",
                "{\"type\":\"Take\",\"stones\":\"3\"} | invalid-field | /stones",
                "{\"type\":\"Take\",\"stones\":3.0} | invalid-field  | /stones",
                "{\"type\":\"Take\",\"stones\":true} | invalid-field | /stones",
                "{\"type\":\"Take\",\"stones\":[3]} | invalid-field  | /stones",
                "{\"type\":\"Take\",\"stones\":{}} | invalid-field   | /stones",
                "{\"type\":\"Take\",\"stones\":99999999999} | invalid-field | /stones",
                "{\"type\":\"Take\",\"stones\":1e400} | invalid-field | /stones",
                "{\"type\":\"Take\",\"stones\":3,\"gold\":1} | invalid-field | /gold",
                "{\"type\":\"Resign\",\"seat\":1}  | invalid-field   | /seat",
            })
    void a_bad_command_names_its_fault(String json, String slug, String pointer) {
        Decoded<MatchCommand> decoded = codec.command(json.getBytes(StandardCharsets.UTF_8));

        assertThat(decoded).isInstanceOfSatisfying(Decoded.Bad.class, bad -> {
            assertThat(bad.problem().slug()).isEqualTo(slug);
            assertThat(bad.problem().pointer()).isEqualTo(pointer);
            assertThat(bad.problem().message()).isNotBlank().doesNotContain("baffin.", "java.", "jackson");
        });
    }

    @Test
    void json_nested_more_than_32_deep_is_refused() {
        String deep = "{\"type\":\"Take\",\"stones\":" + "[".repeat(40) + "]".repeat(40) + "}";

        assertThat(codec.command(deep.getBytes(StandardCharsets.UTF_8)))
                .isInstanceOfSatisfying(
                        Decoded.Bad.class,
                        bad -> assertThat(bad.problem().slug()).isEqualTo(Malformed.JSON));
    }

    @Test
    void every_step_of_random_matches_survives_the_log() {
        JsonCodecs codecs = new JsonCodecs(GameRegistry.of(List.of(new ToyGame())));
        for (int seed = 0; seed < 50; seed++) {
            for (Step step : ToyMatches.random("m" + seed, seed)) {
                byte[] json = codec.step(step);

                assertThat(codecs.step(json)).isEqualTo(new JsonCodecs.GameStep("toy", step));
                assertThat(codec.step(codec.step(json))).isEqualTo(json);
            }
        }
    }

    @Test
    void every_state_of_random_matches_survives_its_row() {
        MatchDecider<ToyCommand, ToyState, ToyEvent> decider = ToyMatches.decider();
        StateCodec<ToyState, ToyEvent> rows = new StateCodec<>(codec, decider);
        for (int seed = 0; seed < 50; seed++) {
            List<Step> steps = ToyMatches.random("m" + seed, seed);
            MatchState<ToyState, ToyEvent> state = decider.evolve(null, steps.getFirst());
            List<ProcessedCommand> processed = MatchFold.processed(List.of(), steps.getFirst());
            StateCodec.Row row = rows.write(state, processed, null);
            for (Step step : steps.subList(1, steps.size())) {
                state = decider.evolve(state, step);
                processed = MatchFold.processed(processed, step);
                row = rows.write(state, processed, row.kept());

                assertThat(row.bytes())
                        .isEqualTo(rows.write(state, processed, null).bytes());
                StateCodec.Stored<ToyState, ToyEvent> read = rows.read(Trees.trusted(row.bytes()));
                assertThat(read.processed()).isEqualTo(processed);
                if (state.ended()) {
                    assertThat(read.state().ended()).isTrue();
                } else {
                    assertThat(read.state()).isEqualTo(state);
                }
            }
        }
    }

    @Test
    void every_snapshot_of_random_matches_survives() {
        ToyGame game = new ToyGame();
        for (int seed = 0; seed < 20; seed++) {
            MatchRecord<ToyState, ToyEvent, ToyTally> now = null;
            for (Step step : ToyMatches.random("m" + seed, seed)) {
                now = MatchRecord.after(game, now, step);

                assertThat(codec.snapshot(codec.snapshot(now))).isEqualTo(now);
            }
        }
    }

    @Test
    void maps_are_written_in_the_order_of_their_keys_and_seats_as_numbers() {
        Map<Seat, String> map = Map.of(new Seat(2), "c", new Seat(0), "a", new Seat(10), "d");

        assertThat(text(codec.bytes(map))).isEqualTo("{\"0\":\"a\",\"2\":\"c\",\"10\":\"d\"}");
        assertThat(text(codec.bytes(new MatchSetup("toy", Map.of("b", "2", "a", "1"), List.of()))))
                .isEqualTo("{\"game\":\"toy\",\"options\":{\"a\":\"1\",\"b\":\"2\"},\"seats\":[]}");
    }

    @Test
    void fingerprints_of_commands_in_the_log_stay_what_they_were() {
        assertThat(Trees.fingerprint(Trees.trusted("""
                {"type":"Move","path":["B2",{"z":null,"a":[1,-2.50,true]}],"many":12345678901234567890,"ü":"\\u0007\\/ é"}""".getBytes(StandardCharsets.UTF_8))))
                .isEqualTo("4mQi9NpeKBJQu-WLJAC5Yw");
    }

    @Test
    void a_fingerprint_does_not_see_the_order_of_fields() {
        assertThat(Trees.fingerprint(
                        Trees.trusted("{\"a\":1,\"b\":{\"x\":1,\"y\":2}}".getBytes(StandardCharsets.UTF_8))))
                .isEqualTo(Trees.fingerprint(
                        Trees.trusted("{ \"b\":{\"y\":2,\"x\":1}, \"a\":1}".getBytes(StandardCharsets.UTF_8))))
                .isNotEqualTo(Trees.fingerprint(
                        Trees.trusted("{\"a\":1,\"b\":{\"x\":1,\"y\":3}}".getBytes(StandardCharsets.UTF_8))))
                .hasSize(22);
    }

    @Test
    void a_record_of_an_unknown_game_is_not_read() {
        JsonCodecs none = new JsonCodecs(GameRegistry.of(List.of()));
        byte[] json = codec.step(ToyMatches.started("m", 1).event());

        assertThatThrownBy(() -> none.step(json)).hasMessageContaining("no game toy");
    }

    private static String text(byte[] json) {
        return new String(json, StandardCharsets.UTF_8);
    }
}
