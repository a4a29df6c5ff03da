package baffin.adventure;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.CardDiscarded;
import baffin.adventure.state.AdventureEvent.CardDrawn;
import baffin.adventure.state.AdventureEvent.CardPlayed;
import baffin.adventure.state.AdventureEvent.CardStolen;
import baffin.adventure.state.AdventureEvent.CharacterChosen;
import baffin.adventure.state.AdventureEvent.DeckRefilled;
import baffin.adventure.state.AdventureState;
import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.RuleViolation;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Setup;
import baffin.game.Viewer;
import baffin.testing.Effort;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two matches that differ only in what a viewer may not see look the same to that viewer (AD-3.1, AD-8.2). */
@Tag(Effort.SOAK)
class HiddenCardsTest {

    private static final AdventureGame GAME = Matches.GAME;
    private static final int MATCHES = Effort.many(150);
    private static final int COMMANDS = 90;

    /** A match up to some moment, with the position after each event. */
    private record Recording(Setup setup, List<AdventureEvent> events, AdventureState end) {}

    @Test
    @RuleId("AD-8.2")
    void in_hundreds_of_matches_a_hidden_card_changes_nothing_for_others() {
        int compared = 0;
        for (int seed = Effort.first(); seed < Effort.first() + MATCHES; seed++) {
            Recording match = recorded(setup(seed), seed);
            Recording twin = twin(match, new Random(seed));
            if (twin != null) {
                compare(match, twin, seed);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(MATCHES / 3);
    }

    @Test
    @RuleId({"AD-3.1", "AD-5.2"})
    void a_choice_that_is_not_revealed_changes_nothing_for_opponents() {
        for (int seed = 0; seed < 200; seed++) {
            Setup setup = setup(seed);
            Recording dealt = begun(setup, seed);
            Seat seat = new Seat(seed % setup.seatCount());
            List<Skipper> choices = dealt.end().of(seat).dealt();
            AdventureState one = GAME.evolve(dealt.end(), new CharacterChosen(seat, choices.getFirst()));
            AdventureState other = GAME.evolve(dealt.end(), new CharacterChosen(seat, choices.getLast()));
            ScoreSheet sheet = Matches.sheet(setup, List.of());
            for (Viewer viewer : viewers(setup)) {
                boolean knows = viewer.holds(seat)
                        || viewer instanceof Viewer.Player player && dealt.end().partners(player.seat(), seat);
                if (!knows) {
                    assertThat(GAME.view(one, sheet, viewer)).isEqualTo(GAME.view(other, sheet, viewer));
                    assertThat(GAME.picture(one, sheet, viewer)).isEqualTo(GAME.picture(other, sheet, viewer));
                }
            }
        }
    }

    private static Setup setup(int seed) {
        return seed % 4 == 3 ? Matches.teams() : Matches.setup(2 + seed % 4);
    }

    private static Recording begun(Setup setup, long seed) {
        List<AdventureEvent> events = GAME.setup(setup, new Random(seed)::nextInt);
        return new Recording(setup, events, Matches.begun(setup, events));
    }

    private static Recording recorded(Setup setup, long seed) {
        Random random = new Random(seed);
        List<AdventureEvent> events = new ArrayList<>(GAME.setup(setup, random::nextInt));
        AdventureState state = Matches.begun(setup, events);
        int commands = 10 + random.nextInt(COMMANDS);
        for (int i = 0; i < commands && !GAME.over(state); i++) {
            Seat seat = state.toAct().getFirst();
            for (AdventureEvent event :
                    Matches.accepted(GAME.decide(state, seat, Matches.choose(state, seat, random), random::nextInt))) {
                state = GAME.evolve(state, event);
                events.add(event);
            }
        }
        return new Recording(setup, events, state);
    }

    /** The same match in which one seat drew another card that it still holds; null when no card was drawn so. */
    private static @Nullable Recording twin(Recording match, Random random) {
        List<AdventureEvent> events = match.events();
        List<Seat> gave = new ArrayList<>();
        for (int index = events.size() - 1; index >= 0; index--) {
            switch (events.get(index)) {
                case CardDrawn drawn
                when !gave.contains(drawn.seat()) -> {
                    return with(match, index, drawn, random);
                }
                case CardPlayed played -> gave.add(played.seat());
                case CardDiscarded discarded -> gave.add(discarded.seat());
                case CardStolen stolen -> gave.add(stolen.from());
                case DeckRefilled refilled -> {
                    return null;
                }
                default -> {}
            }
        }
        return null;
    }

    private static @Nullable Recording with(Recording match, int index, CardDrawn drawn, Random random) {
        List<Treasure> others = new ArrayList<>();
        for (Treasure card : Treasure.values()) {
            if (card != drawn.card() && match.end().supply().deck().of(card) > 0) {
                others.add(card);
            }
        }
        if (others.isEmpty()) {
            return null;
        }
        Treasure other = others.get(random.nextInt(others.size()));
        List<AdventureEvent> events = new ArrayList<>(match.events());
        events.set(index, new CardDrawn(drawn.seat(), other, drawn.ruleId(), drawn.chest()));
        return new Recording(match.setup(), events, Matches.begun(match.setup(), events));
    }

    private static void compare(Recording match, Recording twin, int seed) {
        assertThat(twin.end()).isNotEqualTo(match.end());
        Seat holder = holder(match, twin);
        ScoreSheet sheet = Matches.sheet(match.setup(), match.events());
        assertThat(Matches.sheet(twin.setup(), twin.events())).isEqualTo(sheet);
        for (Viewer viewer : viewers(match.setup())) {
            if (viewer.holds(holder)) {
                assertThat(GAME.view(twin.end(), sheet, viewer)).isNotEqualTo(GAME.view(match.end(), sheet, viewer));
                continue;
            }
            assertThat(GAME.view(twin.end(), sheet, viewer)).isEqualTo(GAME.view(match.end(), sheet, viewer));
            assertThat(redacted(twin, viewer)).isEqualTo(redacted(match, viewer));
            assertThat(GAME.redeal(twin.end(), viewer, new Random(seed)::nextInt))
                    .isEqualTo(GAME.redeal(match.end(), viewer, new Random(seed)::nextInt));
            if (seed % 10 == 0) {
                assertThat(GAME.picture(twin.end(), sheet, viewer)).isEqualTo(GAME.picture(match.end(), sheet, viewer));
            }
            if (viewer instanceof Viewer.Player player) {
                compareCommands(match.end(), twin.end(), player.seat());
            }
        }
    }

    /** What another seat may do, and why not, does not depend on the card. */
    private static void compareCommands(AdventureState one, AdventureState other, Seat seat) {
        assertThat(GAME.legalCommands(other, seat)).isEqualTo(GAME.legalCommands(one, seat));
        for (AdventureCommand command : AnyCommands.some(one, seat, 5)) {
            Decision<Transition<AdventureState, AdventureEvent>, RuleViolation> decision =
                    GAME.decide(one, seat, command, bound -> 0);
            if (decision instanceof Decision.Refused) {
                assertThat(GAME.decide(other, seat, command, bound -> 0)).isEqualTo(decision);
            }
        }
    }

    private static List<AdventureEvent> redacted(Recording match, Viewer viewer) {
        return match.events().stream().map(event -> GAME.redact(event, viewer)).toList();
    }

    private static Seat holder(Recording match, Recording twin) {
        return match.end().all().stream()
                .filter(seat ->
                        !match.end().of(seat).hand().equals(twin.end().of(seat).hand()))
                .findFirst()
                .orElseThrow();
    }

    private static List<Viewer> viewers(Setup setup) {
        List<Viewer> viewers = new ArrayList<>(List.of(new Viewer.Spectator()));
        setup.seats().forEach(seat -> viewers.add(new Viewer.Player(seat)));
        return viewers;
    }
}
