package baffin.adventure.view;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.AdventureGame;
import baffin.adventure.Matches;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureEvent.CardDiscarded;
import baffin.adventure.state.AdventureEvent.CardDrawn;
import baffin.adventure.state.AdventureEvent.CardStolen;
import baffin.adventure.state.AdventureEvent.CharacterChosen;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.adventure.state.Counts;
import baffin.game.Chance;
import baffin.game.Seat;
import baffin.game.Setup;
import baffin.game.Viewer;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a viewer may not know is drawn again, and nothing else is. */
class RedealTest {

    private static final AdventureGame GAME = Matches.GAME;

    private static Chance chance(long seed) {
        return new Random(seed)::nextInt;
    }

    private static List<Viewer> viewers(AdventureState state) {
        List<Viewer> viewers = new ArrayList<>(List.of(new Viewer.Spectator()));
        state.all().forEach(seat -> viewers.add(new Viewer.Player(seat)));
        return viewers;
    }

    @Test
    @RuleId({"AD-1.5", "AD-8.2"})
    void cards_of_others_and_of_the_deck_are_mixed_and_none_is_made_or_destroyed() {
        Set<Counts> hands = new HashSet<>();
        for (Setup setup : List.of(Matches.setup(2), Matches.setup(3), Matches.setup(4), Matches.teams())) {
            for (int seed = 0; seed < 6; seed++) {
                Matches.play(setup, seed, step -> {
                    for (Viewer viewer : viewers(step.after())) {
                        AdventureState redealt = GAME.redeal(step.after(), viewer, chance(hands.size()));
                        conserved(step.after(), redealt, viewer);
                        hands.add(redealt.seats().getLast().hand());
                    }
                });
            }
        }
        assertThat(hands).hasSizeGreaterThan(50);
    }

    private static void conserved(AdventureState before, AdventureState after, Viewer viewer) {
        for (Treasure card : Treasure.values()) {
            assertThat(cards(after, card)).isEqualTo(cards(before, card));
            assertThat(after.supply().deck().of(card)).isNotNegative();
        }
        for (Seat seat : before.all()) {
            assertThat(after.of(seat).hand().total())
                    .isEqualTo(before.of(seat).hand().total());
            if (viewer.holds(seat)) {
                assertThat(after.of(seat)).isEqualTo(before.of(seat));
            }
        }
    }

    private static int cards(AdventureState state, Treasure card) {
        return state.supply().deck().of(card)
                + state.seats().stream()
                        .mapToInt(captain -> captain.hand().of(card))
                        .sum();
    }

    @Test
    @RuleId("AD-6.9")
    void who_was_robbed_knows_the_card_until_it_is_shown_or_may_have_been_stolen_again() {
        AdventureState state = Matches.begun(Matches.setup(3), GAME.setup(Matches.setup(3), chance(1)));
        Seat robbed = new Seat(0);
        Seat thief = new Seat(1);
        Seat third = new Seat(2);
        state = GAME.evolve(state, new CardDrawn(robbed, Treasure.SPEED_UP, "AD-4.10", null));
        state = GAME.evolve(state, new CardDrawn(thief, Treasure.SILENCE, "AD-4.10", null));
        AdventureState stolen = GAME.evolve(state, new CardStolen(robbed, thief, Treasure.SPEED_UP));
        for (int seed = 0; seed < 50; seed++) {
            Counts known = GAME.redeal(stolen, new Viewer.Player(robbed), chance(seed))
                    .of(thief)
                    .hand();
            assertThat(known.of(Treasure.SPEED_UP)).isPositive();
            assertThat(known.total()).isEqualTo(2);
        }
        assertThat(mayLack(stolen, thief, new Viewer.Player(third))).isTrue();
        assertThat(mayLack(stolen, thief, new Viewer.Spectator())).isTrue();
        AdventureState again = GAME.evolve(stolen, new CardStolen(thief, third, Treasure.SILENCE));
        assertThat(mayLack(again, thief, new Viewer.Player(robbed))).isTrue();
        AdventureState shown = GAME.evolve(stolen, new CardDiscarded(thief, Treasure.SPEED_UP, "AD-6.1"));
        assertThat(shown.of(thief).seen()).isEmpty();
    }

    private static boolean mayLack(AdventureState state, Seat seat, Viewer viewer) {
        return IntStream.range(0, 50)
                .mapToObj(seed -> GAME.redeal(state, viewer, chance(seed)))
                .anyMatch(redealt -> redealt.of(seat).hand().of(Treasure.SPEED_UP) == 0);
    }

    @Test
    @RuleId({"AD-3.1", "AD-5.2"})
    void characters_of_others_are_dealt_and_chosen_again_before_they_are_revealed() {
        Set<Skipper> chosen = new HashSet<>();
        for (int seed = 0; seed < 300; seed++) {
            Setup setup = seed % 2 == 0 ? Matches.teams() : Matches.setup(2 + seed % 3);
            AdventureState state = draft(setup, seed);
            for (Viewer viewer : viewers(state)) {
                AdventureState redealt = GAME.redeal(state, viewer, chance(seed));
                lawful(state, redealt, viewer);
                Skipper last = redealt.seats().getFirst().chosen();
                if (last != null) {
                    chosen.add(last);
                }
            }
        }
        assertThat(chosen).containsExactlyInAnyOrder(Skipper.values());
    }

    /** A draft in which some have chosen. */
    private static AdventureState draft(Setup setup, int seed) {
        Random random = new Random(seed);
        AdventureState state = Matches.begun(setup, GAME.setup(setup, random::nextInt));
        for (Seat seat : setup.seats().subList(0, random.nextInt(setup.seatCount()))) {
            var command = GAME.legalCommands(state, seat).getLast().command();
            state = GAME.evolve(
                    state, new CharacterChosen(seat, ((AdventureCommand.ChooseCharacter) command).character()));
        }
        return state;
    }

    private static void lawful(AdventureState before, AdventureState after, Viewer viewer) {
        Set<Skipper> others = new HashSet<>();
        for (Seat seat : before.all()) {
            Captain captain = after.of(seat);
            boolean partners = before.all().stream()
                    .anyMatch(own -> viewer.holds(own) && (own.equals(seat) || before.partners(own, seat)));
            if (partners) {
                assertThat(captain).isEqualTo(before.of(seat));
            }
            assertThat(captain.dealt()).hasSameSizeAs(before.of(seat).dealt()).isSorted();
            assertThat(captain.chosen() == null).isEqualTo(before.of(seat).chosen() == null);
            assertThat(captain.chosen() == null || captain.dealt().contains(captain.chosen()))
                    .isTrue();
            assertThat(captain.chosen() == null || others.add(captain.chosen())).isTrue();
            boolean team = before.options().teams();
            for (Seat other : before.all()) {
                if (!other.equals(seat)) {
                    boolean same = team && before.partners(seat, other);
                    assertThat(captain.dealt().equals(after.of(other).dealt())).isEqualTo(same);
                    assertThat(same || after.of(other).dealt().stream().noneMatch(captain.dealt()::contains))
                            .isTrue();
                }
            }
            assertThat(!team
                            || captain.dealt().stream()
                                    .allMatch(skipper -> skipper.group() == AdventureState.group(seat)))
                    .isTrue();
        }
    }
}
