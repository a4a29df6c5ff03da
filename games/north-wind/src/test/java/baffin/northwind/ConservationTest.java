package baffin.northwind;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.MatchLimits;
import baffin.northwind.data.Port;
import baffin.northwind.data.SeaTiles;
import baffin.northwind.data.Tile;
import baffin.northwind.state.Column;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindEvent.GameEnded;
import baffin.northwind.state.NorthWindEvent.StacksDealt;
import baffin.northwind.state.NorthWindEvent.TileRevealed;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import baffin.northwind.state.Ship;
import baffin.northwind.state.StandingAnswer;
import baffin.northwind.state.Tiles;
import baffin.northwind.state.Voyage;
import baffin.testing.Effort;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What stays the same over random matches with 2, 3 and 4 seats. */
@Tag(Effort.SOAK)
class ConservationTest {

    private static final int MATCHES = Effort.many(5);

    @Test
    @RuleId("NW-1.1")
    void no_commodity_captain_letter_or_crew_member_is_made_or_destroyed() {
        Matches.eachPosition(MATCHES, 1, state -> {
            for (Commodity kind : Commodity.values()) {
                int held =
                        state.ships().stream().mapToInt(s -> s.hold().of(kind)).sum();
                assertThat(held + state.supply().goods().of(kind))
                        .as("%s", kind)
                        .isEqualTo(8);
            }
            assertThat(state.ships().stream().mapToInt(Ship::captains).sum()
                            + state.supply().captains())
                    .isEqualTo(8);
            assertThat(state.ships().stream().mapToInt(Ship::letters).sum()
                            + state.supply().letters())
                    .isEqualTo(8);
            assertThat(state.ships().stream().mapToInt(s -> s.crew().size()).sum()
                            + state.supply().crew())
                    .isEqualTo(16);
        });
    }

    @Test
    @RuleId({"NW-2.2", "NW-4.2"})
    void hold_brig_letters_cannons_sail_and_crew_keep_their_limits_and_gold_is_never_below_0() {
        Matches.eachPosition(MATCHES, 1, state -> {
            for (Ship ship : state.ships()) {
                assertThat(ship.gold()).isNotNegative();
                assertThat(ship.hold().total()).isLessThanOrEqualTo(6);
                for (Commodity kind : Commodity.values()) {
                    assertThat(ship.hold().of(kind)).isBetween(0, 2);
                }
                assertThat(ship.captains()).isBetween(0, 2);
                assertThat(ship.letters()).isBetween(0, 2);
                assertThat(ship.cannons()).isBetween(1, 4);
                assertThat(ship.sail()).isBetween(4, 6);
                assertThat(ship.crew()).hasSizeLessThanOrEqualTo(4).doesNotHaveDuplicates();
            }
        });
    }

    @Test
    @RuleId("NW-2.1")
    void each_stack_always_has_the_same_eight_tiles_and_its_destination() {
        Matches.eachMatch(MATCHES, played -> {
            StacksDealt dealt = (StacksDealt) played.events().stream()
                    .filter(StacksDealt.class::isInstance)
                    .findFirst()
                    .orElseThrow();
            for (Port port : Port.values()) {
                assertThat(played.end().of(port).tiles())
                        .isEqualTo(dealt.stacks().get(port.ordinal()));
                assertThat(dealt.stacks().get(port.ordinal()))
                        .hasSize(8)
                        .contains(Tile.of(port))
                        .isSorted();
            }
        });
    }

    @Test
    @RuleId("NW-2.1")
    void a_voyage_reveals_only_tiles_of_its_stack_and_each_of_them_once() {
        Matches.eachPosition(MATCHES, 1, state -> {
            Voyage voyage = state.voyage();
            if (voyage != null) {
                List<Tile> away = new ArrayList<>(voyage.revealed());
                if (voyage.under() != null) {
                    away.add(voyage.under());
                }
                assertThat(Tiles.minus(state.of(voyage.stack()).tiles(), away)).hasSize(8 - away.size());
            }
        });
    }

    @Test
    @RuleId({"NW-1.1", "NW-6.2", "NW-6.3"})
    void tokens_are_those_of_the_board_and_never_more_than_a_seat_has() {
        Matches.eachPosition(MATCHES, 1, state -> {
            for (int index = 0; index < state.ships().size(); index++) {
                Seat seat = new Seat(index);
                assertThat(state.board().tokens(seat)).isBetween(0, state.goal());
                assertThat(state.board().supply().contains(seat))
                        .isEqualTo(state.board().columns().stream().allMatch(c -> c.of(seat) > 0));
                assertThat(state.board().crew().contains(seat))
                        .isEqualTo(state.of(seat).crew().size() == 4);
            }
            for (Column column : state.board().columns()) {
                assertThat(column.leader()).isEqualTo(leader(state, column));
            }
        });
    }

    private static Seat leader(NorthWindState state, Column column) {
        int most = 0;
        List<Seat> leaders = new ArrayList<>();
        for (int index = 0; index < state.ships().size(); index++) {
            int tokens = column.of(new Seat(index));
            if (tokens > most) {
                leaders.clear();
                most = tokens;
            }
            if (tokens == most && tokens > 0) {
                leaders.add(new Seat(index));
            }
        }
        return leaders.size() == 1 ? leaders.getFirst() : null;
    }

    @Test
    @RuleId("NW-3.3")
    void no_voyage_has_more_tiles_than_its_range_or_goes_on_after_two_actions() {
        Matches.eachPosition(MATCHES, 1, state -> {
            Voyage voyage = state.voyage();
            if (voyage != null) {
                assertThat(voyage.sightings().size())
                        .isLessThanOrEqualTo(state.of(state.active()).sail());
                assertThat(voyage.actions()).isLessThanOrEqualTo(state.phase() == Phase.LETTERS ? 2 : 1);
            }
        });
    }

    @Test
    @RuleId("NW-4.5")
    void only_opponents_with_a_letter_who_may_use_the_tile_are_asked() {
        Matches.eachPosition(MATCHES, 1, state -> {
            for (Seat seat : state.toAnswer()) {
                assertThat(seat).isNotEqualTo(state.active());
                assertThat(state.of(seat).letters()).isPositive();
                assertThat(state.of(seat).standing().answer()).isNotEqualTo(StandingAnswer.Answer.NEVER);
            }
            if (state.phase() == Phase.LETTERS) {
                Seat acting = state.toAnswer().getFirst();
                assertThat(Matches.GAME.legalCommands(state, acting))
                        .anyMatch(l -> l.command() instanceof NorthWindCommand.Use);
            }
        });
    }

    @Test
    void the_sheet_from_events_alone_agrees_with_the_table() {
        Matches.eachMatch(MATCHES, played -> {
            assertThat(played.sheet().last()).isTrue();
            for (SeatScore score : played.sheet().seats()) {
                Ship ship = played.end().of(score.seat());
                assertThat(score.score()).isEqualTo(played.end().board().tokens(score.seat()));
                assertThat(score.facts())
                        .containsEntry("gold", "" + ship.gold())
                        .containsEntry("voyages", "" + ship.voyages());
                for (Column column : played.end().board().columns()) {
                    assertThat(score.counts()).containsEntry(column.port().name(), column.of(score.seat()));
                }
            }
        });
    }

    @Test
    @RuleId({"NW-6.4", "NW-6.5"})
    void every_random_match_ends_at_the_last_voyages_at_the_latest() {
        Matches.eachMatch(MATCHES, played -> {
            assertThat(played.events().getLast()).isInstanceOf(GameEnded.class);
            assertThat(played.events().stream().filter(GameEnded.class::isInstance))
                    .hasSize(1);
            assertThat(played.end().ships()).allMatch(ship -> ship.voyages() <= MatchLimits.voyages());
            GameEnded end = (GameEnded) played.events().getLast();
            assertThat(end.winner() != null).isEqualTo(end.reason() == NorthWindEvent.Reason.VICTORY);
        });
    }

    @Test
    void random_matches_reach_every_kind_of_event_and_every_tile() {
        TreeMap<String, Integer> kinds = new TreeMap<>();
        HashSet<Tile> tiles = new HashSet<>();
        HashSet<Berth> berths = new HashSet<>();
        Matches.eachMatch(
                MATCHES,
                played -> played.events().forEach(event -> {
                    kinds.merge(event.getClass().getSimpleName(), 1, Integer::sum);
                    if (event instanceof TileRevealed revealed) {
                        tiles.add(revealed.tile());
                    }
                    if (event instanceof NorthWindEvent.CrewHired hired) {
                        berths.add(hired.berth());
                    }
                }));
        for (Class<?> kind : NorthWindEvent.class.getDeclaredClasses()) {
            if (kind.isRecord()) {
                assertThat(kinds).containsKey(kind.getSimpleName());
            }
        }
        assertThat(tiles).hasSize(SeaTiles.all().size());
        assertThat(berths).containsExactlyInAnyOrder(Berth.values());
    }
}
