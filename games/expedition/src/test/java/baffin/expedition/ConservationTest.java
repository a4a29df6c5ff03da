package baffin.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.board.Board;
import baffin.expedition.data.SmallTiles;
import baffin.expedition.data.Token;
import baffin.expedition.data.Tokens;
import baffin.expedition.scoring.ExpeditionScores;
import baffin.expedition.scoring.ExpeditionTally;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.Fate;
import baffin.expedition.state.ExpeditionEvent.GameEnded;
import baffin.expedition.state.ExpeditionEvent.RoundBegan;
import baffin.expedition.state.ExpeditionEvent.Scoring;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.tile.Piece;
import baffin.expedition.tile.Tile;
import baffin.game.ScoreSheet;
import baffin.game.SeatScore;
import baffin.testing.Effort;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What stays the same over random matches with 2, 3 and 4 seats. */
@Tag(Effort.SOAK)
class ConservationTest {

    private static final int MATCHES = Effort.many(25);

    private static void eachPosition(Consumer<ExpeditionState> check) {
        for (int seats = 2; seats <= 4; seats++) {
            for (int seed = Effort.first(); seed < Effort.first() + MATCHES; seed++) {
                check.accept(Matches.play(seats, seed, check).end());
            }
        }
    }

    private static void eachMatch(Consumer<Matches.Played> check) {
        for (int seats = 2; seats <= 4; seats++) {
            for (int seed = Effort.first(); seed < Effort.first() + MATCHES; seed++) {
                check.accept(Matches.play(seats, seed));
            }
        }
    }

    private static ScoreSheet sheet(Matches.Played played) {
        ExpeditionScores scores = new ExpeditionScores();
        ExpeditionTally tally = scores.initial(played.setup());
        for (ExpeditionEvent event : played.events()) {
            tally = scores.apply(tally, 1, event);
        }
        return scores.sheet(tally);
    }

    @Test
    @RuleId("EX-1.1")
    void each_seat_has_seven_crewmen_less_the_lost_ones() {
        eachPosition(state -> assertThat(state.seats())
                .allMatch(x -> x.shipCrew().total() + x.sledCrew().total() + x.crewLost() == 7)
                .allMatch(x -> x.sled() != null || x.sledCrew().total() == 0)
                .allMatch(x -> x.sled() == null || x.sledCrew().total() > 0));
    }

    @Test
    @RuleId("EX-1.2")
    void no_tile_is_made_or_destroyed() {
        List<Integer> copies = SmallTiles.copies();
        eachPosition(state -> {
            Map<Tile, Integer> count = new TreeMap<>();
            for (int code = 0; code < 64; code++) {
                count.merge(Tile.large(code), (int) (state.supply().bag() >>> code & 1), Integer::sum);
            }
            for (int design = 0; design < SmallTiles.DESIGNS; design++) {
                count.merge(Tile.small(design), state.supply().pile(design), Integer::sum);
            }
            state.supply().display().forEach(tile -> count.merge(tile, 1, Integer::sum));
            state.seats().forEach(x -> x.reserve().forEach(tile -> count.merge(tile, 1, Integer::sum)));
            state.board().pieces().forEach(piece -> tile(piece, count));
            boolean out = state.seats().stream().anyMatch(Expedition::home);
            count.forEach((tile, number) -> {
                int all = tile.isLarge() ? 1 : copies.get(tile.code());
                assertThat(number).as("%s", tile).isLessThanOrEqualTo(all);
                assertThat(out || number == all).as("%s is there", tile).isTrue();
            });
        });
    }

    private static void tile(Piece piece, Map<Tile, Integer> into) {
        switch (piece.kind()) {
            case LARGE -> into.merge(Tile.large(piece.code()), 1, Integer::sum);
            case SMALL, JOKER -> into.merge(Tile.small(piece.code()), 1, Integer::sum);
            case PREPRINTED -> {}
        }
    }

    @Test
    @RuleId("EX-1.3")
    void no_token_is_made_or_destroyed() {
        eachPosition(state -> {
            for (Token token : Token.values()) {
                int held = state.seats().stream()
                        .mapToInt(x -> x.tokens().getOrDefault(token, 0))
                        .sum();
                int onBoard = state.board().withToken(token).size();
                assertThat(held + onBoard + state.supply().left(token))
                        .isEqualTo(Tokens.of(token).supply());
            }
        });
    }

    @Test
    @RuleId("EX-2.1")
    void every_shared_corner_has_one_terrain() {
        eachMatch(played -> {
            Board board = played.end().board();
            for (Piece piece : board.pieces()) {
                if (piece.kind() != Piece.Kind.JOKER) {
                    Board alone = new Board(text(piece));
                    piece.squares().forEach(square -> {
                        for (int corner = 0; corner < 4; corner++) {
                            int row = square.row() + corner / 2;
                            int col = square.col() + corner % 2;
                            assertThat(alone.terrain(row, col))
                                    .as("corner %d,%d of %s", row, col, piece)
                                    .isEqualTo(board.terrain(row, col));
                        }
                    });
                }
            }
        });
    }

    private static String text(Piece piece) {
        return piece.kind().name().charAt(0) + "" + piece.code() + "."
                + piece.orientation().ordinal() + "@" + piece.anchor().row() + ","
                + piece.anchor().col();
    }

    @Test
    void the_sheet_from_events_alone_agrees_with_the_table() {
        eachMatch(played -> {
            ScoreSheet sheet = sheet(played);
            assertThat(sheet.last()).isTrue();
            GameEnded end = (GameEnded) played.events().getLast();
            for (SeatScore score : sheet.seats()) {
                Expedition x = played.end().of(score.seat());
                Fate fate = end.fates().get(score.seat().index());
                x.tokens().forEach((token, count) -> assertThat(score.counts()).containsEntry(token.name(), count));
                assertThat(score.facts().get("lostShip")).isEqualTo("" + fate.lostShip());
                assertThat(score.facts().get("lostSled")).isEqualTo("" + fate.lostSled());
                assertThat(score.facts().get("lostCrew")).isEqualTo("" + (fate.lostShipCrew() + fate.lostSledCrew()));
                assertThat(score.facts().getOrDefault("returned", "0")).isEqualTo("" + fate.returned());
            }
        });
    }

    @Test
    @RuleId("EX-9.1")
    void a_match_has_at_most_ten_rounds_and_then_ends() {
        eachMatch(played -> {
            List<Integer> rounds = new ArrayList<>();
            played.events().forEach(event -> {
                if (event instanceof RoundBegan began) {
                    rounds.add(began.round());
                }
            });
            assertThat(rounds)
                    .hasSizeLessThanOrEqualTo(10)
                    .startsWith(1)
                    .isSorted()
                    .doesNotHaveDuplicates();
            assertThat(played.events().getLast()).isInstanceOf(GameEnded.class);
            assertThat(played.events().stream().filter(GameEnded.class::isInstance))
                    .hasSize(1);
        });
    }

    @Test
    void points_at_once_are_never_negative_and_name_a_rule_of_the_catalogue() {
        eachMatch(played -> played.events().forEach(event -> {
            if (event instanceof Scoring scoring) {
                assertThat(scoring.points()).isNotNegative();
                assertThat(Matches.GAME.catalogue().find(scoring.ruleId())).isPresent();
            }
        }));
    }

    @Test
    void a_seat_that_is_home_never_acts_again() {
        eachPosition(state ->
                assertThat(state.toAct()).noneMatch(seat -> state.of(seat).home()));
    }

    @Test
    void random_matches_reach_every_kind_of_event() {
        TreeMap<String, Integer> kinds = new TreeMap<>();
        eachMatch(played ->
                played.events().forEach(event -> kinds.merge(event.getClass().getSimpleName(), 1, Integer::sum)));
        for (Class<?> kind : ExpeditionEvent.class.getPermittedSubclasses()) {
            if (kind.isRecord() && !kind.equals(ExpeditionEvent.PassageDiscovered.class)) {
                assertThat(kinds).containsKey(kind.getSimpleName());
            }
        }
    }
}
