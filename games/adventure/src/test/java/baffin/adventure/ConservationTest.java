package baffin.adventure;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.Matches.Step;
import baffin.adventure.data.Figure;
import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Strips;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Thing;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.GameEnded;
import baffin.adventure.state.AdventureEvent.MarkerRecovered;
import baffin.adventure.state.AdventureEvent.MarkerRemoved;
import baffin.adventure.state.AdventureEvent.TurnEnded;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.adventure.state.Phase;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.testing.Effort;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What stays the same over random matches with 2, 3 and 4 seats and in teams. */
@Tag(Effort.SOAK)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ConservationTest {

    private static final int MATCHES = Effort.many(8);

    /** Played once, looked at by every test. */
    private final List<Matches.Recorded> matches = Stream.of(
                    Matches.setup(2), Matches.setup(3), Matches.setup(4), Matches.teams())
            .flatMap(setup -> LongStream.range(Effort.first(), Effort.first() + MATCHES)
                    .mapToObj(seed -> Matches.record(setup, seed)))
            .toList();

    private void eachMatch(Consumer<Matches.Played> check) {
        matches.stream().map(Matches.Recorded::played).forEach(check);
    }

    private void eachStep(Consumer<Step> check) {
        matches.stream().flatMap(match -> match.steps().stream()).forEach(check);
    }

    private void eachPosition(Consumer<AdventureState> check) {
        eachStep(step -> check.accept(step.after()));
    }

    @Test
    @RuleId({"AD-1.1", "AD-6.5"})
    void no_marker_of_a_seat_is_made_and_only_removed_ones_are_gone() {
        matches.forEach(match -> {
            List<MarkerRemoved> removed = new ArrayList<>();
            match.steps().forEach(step -> {
                step.events().forEach(event -> {
                    if (event instanceof MarkerRemoved gone) {
                        removed.add(gone);
                    }
                });
                step.after().all().forEach(seat -> markers(step.after(), seat, removed));
            });
        });
    }

    private static void markers(AdventureState state, Seat seat, List<MarkerRemoved> removed) {
        for (MarkerKind kind : MarkerKind.values()) {
            long onMap = state.sea().markers().stream()
                    .filter(marker -> marker.seat() == seat.index() && marker.kind() == kind)
                    .count();
            long gone = removed.stream()
                    .filter(event -> event.owner().equals(seat) && event.marker() == kind)
                    .count();
            assertThat(state.of(seat).markers().of(kind)).isNotNegative();
            assertThat(state.of(seat).markers().of(kind) + onMap + gone)
                    .as("%s of %s", kind, seat)
                    .isEqualTo(Captain.atStart().markers().of(kind));
        }
    }

    @Test
    @RuleId({"AD-1.5", "AD-4.10"})
    void no_card_is_made_or_destroyed() {
        eachPosition(state -> {
            List<Integer> all = Treasure.copies(state.seats().size());
            for (Treasure card : Treasure.values()) {
                int held = state.seats().stream()
                        .mapToInt(captain -> captain.hand().of(card))
                        .sum();
                assertThat(state.supply().deck().of(card)).isNotNegative();
                assertThat(held
                                + state.supply().deck().of(card)
                                + state.supply().discards().of(card))
                        .isEqualTo(all.get(card.ordinal()));
            }
        });
    }

    @Test
    @RuleId({"AD-1.2", "AD-5.1"})
    void no_strip_and_no_hex_of_the_supply_is_made_or_destroyed() {
        eachPosition(state -> {
            Sea sea = state.sea();
            long lying = sea.tiles().all().stream().filter(sea::known).count();
            int all = Strips.copies(state.seats().size()).stream()
                    .mapToInt(Integer::intValue)
                    .sum();
            assertThat(state.supply().strips().total() + lying).isEqualTo(all);
            assertThat(pieces(sea, Ground.ICEBERG) + state.supply().icebergs()).isEqualTo(10);
            assertThat(pieces(sea, Ground.WATER) + state.supply().waters()).isEqualTo(10);
        });
    }

    private static long pieces(Sea sea, Ground ground) {
        return sea.things().stream()
                .filter(thing -> thing instanceof Thing.Piece piece && piece.ground() == ground)
                .count();
    }

    @Test
    @RuleId({"AD-4.3", "AD-4.4"})
    void every_ship_stands_alone_on_an_own_marker_and_no_hex_has_two_of_one_seat() {
        eachPosition(state -> {
            Set<Hex> ships = new HashSet<>();
            for (Seat seat : state.all()) {
                Hex ship = state.of(seat).ship();
                if (ship != null) {
                    assertThat(ships.add(ship)).as("one ship on %s", ship).isTrue();
                    assertThat(state.sea()
                                    .marker(seat.index(), state.sea().grid().id(ship)))
                            .isNotNull();
                }
            }
            Set<String> hexes = new HashSet<>();
            state.sea()
                    .markers()
                    .forEach(marker -> marker.path()
                            .forEach(hex -> assertThat(hexes.add(marker.seat() + "@" + hex))
                                    .isTrue()));
        });
    }

    @Test
    @RuleId({"AD-4.7", "AD-6.5", "AD-6.11"})
    void a_route_is_connected_or_broken_where_a_marker_was_taken_away() {
        matches.forEach(match -> {
            Set<String> taken = new HashSet<>();
            match.steps().forEach(step -> {
                step.events().forEach(event -> takenAway(step.before(), event, taken));
                step.after()
                        .sea()
                        .markers()
                        .forEach(marker -> connected(step.after().sea(), marker, taken));
            });
        });
    }

    private static void takenAway(AdventureState before, AdventureEvent event, Set<String> taken) {
        switch (event) {
            case MarkerRecovered e -> take(before, e.seat(), e.at(), taken);
            case MarkerRemoved e when e.at() != null -> take(before, e.owner(), e.at(), taken);
            default -> {}
        }
    }

    private static void take(AdventureState before, Seat seat, Hex at, Set<String> taken) {
        Thing.Marker marker =
                before.sea().marker(seat.index(), before.sea().grid().id(at));
        Objects.requireNonNull(marker).path().forEach(hex -> taken.add(seat.index() + "@" + hex));
    }

    private static void connected(Sea sea, Thing.Marker marker, Set<String> taken) {
        Grid grid = sea.grid();
        for (int i = 1; i < marker.path().size(); i++) {
            assertThat(grid.direction(
                            grid.id(marker.path().get(i - 1)),
                            grid.id(marker.path().get(i))))
                    .isNotEqualTo(Grid.NONE);
        }
        Hex from = marker.from();
        if (from == null) {
            assertThat(marker.at().row()).isEqualTo(1);
            return;
        }
        assertThat(grid.direction(grid.id(from), grid.id(marker.at()))).isNotEqualTo(Grid.NONE);
        boolean joined = sea.marker(marker.seat(), grid.id(from)) != null;
        assertThat(joined || taken.contains(marker.seat() + "@" + from))
                .as("%s goes on from %s", marker, from)
                .isTrue();
    }

    @Test
    @RuleId({"AD-4.1", "AD-6.16"})
    void points_and_cards_of_a_turn_are_never_negative() {
        eachPosition(state -> {
            assertThat(state.turn().points()).isNotNegative();
            assertThat(state.turn().cards()).isNotNegative();
            assertThat(state.turn().freeSteps()).isLessThanOrEqualTo(Figure.FREE_STEPS.value());
        });
    }

    @Test
    @RuleId("AD-2.3")
    void four_rows_lie_ahead_of_the_foremost_ship_or_all_lie() {
        eachPosition(state -> {
            if (state.phase() != Phase.DRAFT) {
                int last = Math.min(24, state.foremost() + 4);
                assertThat(state.sea().known(new Tile(Tile.Part.MIDDLE, last))).isTrue();
                boolean pairs = state.seats().size() != 3 || last % 2 == 0;
                assertThat(!pairs || !state.sea().rows().get(last - 1).contains("."))
                        .isTrue();
            }
        });
    }

    @Test
    @RuleId("AD-4.10")
    void nobody_keeps_more_than_three_cards_at_the_end_of_its_turn() {
        eachStep(step -> step.events().forEach(event -> {
            if (event instanceof TurnEnded ended) {
                assertThat(step.after().of(ended.seat()).hand().total()).isLessThanOrEqualTo(3);
            }
        }));
    }

    @Test
    @RuleId({"AD-3.1", "AD-5.2"})
    void no_two_seats_ever_have_one_character_and_teams_keep_to_their_group() {
        eachPosition(state -> {
            if (state.phase() != Phase.DRAFT) {
                Set<Skipper> characters = new HashSet<>();
                for (Seat seat : state.all()) {
                    Skipper skipper = Objects.requireNonNull(state.of(seat).character());
                    assertThat(characters.add(skipper)).isTrue();
                    assertThat(!state.options().teams() || skipper.group() == AdventureState.group(seat))
                            .isTrue();
                }
            }
        });
    }

    @Test
    @RuleId({"AD-4.11", "AD-9.3"})
    void every_random_match_ends_with_one_end() {
        eachMatch(played -> {
            assertThat(played.events().getLast()).isInstanceOf(GameEnded.class);
            assertThat(played.events().stream().filter(GameEnded.class::isInstance))
                    .hasSize(1);
            assertThat(played.end().round()).isLessThanOrEqualTo(Figure.ROUNDS.value());
        });
    }

    @Test
    @RuleId({"AD-9.1", "AD-9.2"})
    void the_sheet_from_events_alone_agrees_with_the_table() {
        eachMatch(played -> {
            ScoreSheet sheet = Matches.sheet(played.setup(), played.events());
            assertThat(sheet.last()).isTrue();
            for (Seat seat : played.end().all()) {
                Captain captain = played.end().of(seat);
                assertThat(sheet.of(seat).counts()).containsEntry("ROW", captain.row());
                assertThat(sheet.of(seat).facts())
                        .containsEntry(
                                "character",
                                Objects.requireNonNull(captain.character()).title());
            }
            if (played.events().getLast() instanceof GameEnded ended && ended.winner() != null) {
                assertThat(sheet.of(ended.winner()).place()).isEqualTo(1);
            }
        });
    }

    @Test
    void random_matches_reach_every_kind_of_event() {
        Set<String> kinds = new TreeSet<>();
        eachMatch(played ->
                played.events().forEach(event -> kinds.add(event.getClass().getSimpleName())));
        List<Class<?>> all = new ArrayList<>(List.of(AdventureEvent.class.getPermittedSubclasses()));
        all.addAll(List.of(AdventureEvent.Effect.class.getPermittedSubclasses()));
        // random matches end before the deck does
        all.remove(AdventureEvent.DeckRefilled.class);
        all.stream().filter(Class::isRecord).forEach(kind -> assertThat(kinds).contains(kind.getSimpleName()));
    }
}
