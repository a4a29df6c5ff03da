package baffin.adventure.data;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.AdventureGame;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every table of the game says what the rules say in their own words. */
class RulesTextTest {

    private static final RulesWording RULES = RulesWording.of("adventure");

    /** Where the rules say each number. */
    private record Place(String rule, String pattern) {}

    private static final Map<Figure, Place> NUMBERS = Map.ofEntries(
            entry(Figure.TURN_POINTS, new Place("AD-4.1", "(\\d+) action points")),
            entry(Figure.TURN_CARDS, new Place("AD-4.1", "at most (\\w+) treasure card a turn")),
            entry(Figure.WATER, new Place("AD-4.2", "water (\\d)")),
            entry(Figure.LAND, new Place("AD-4.2", "land (\\d)")),
            entry(Figure.SNOW, new Place("AD-4.2", "snow (\\d)")),
            entry(Figure.ICEBERG, new Place("AD-4.2", "iceberg (\\d)")),
            entry(Figure.OWN_HEX, new Place("AD-4.3", "at (\\d) AP each")),
            entry(Figure.WAKE_MARKER, new Place("AD-4.5", "a wake marker: (\\d) AP")),
            entry(Figure.WAKE_HEX, new Place("AD-4.5", "cost (\\d) AP each")),
            entry(Figure.RECOVER, new Place("AD-4.7", "Recover, (\\d) AP")),
            entry(Figure.DROP_ICEBERG, new Place("AD-4.8", "Drop iceberg, (\\d) AP")),
            entry(Figure.OVERTAKING, new Place("AD-4.9", "gives \\+(\\d) AP")),
            entry(Figure.HAND_LIMIT, new Place("AD-4.10", "Hand limit (\\d)")),
            entry(Figure.SAIL_OUT, new Place("AD-4.11", "spends (\\d) more AP")),
            entry(Figure.ROWS, new Place("AD-2.2", "(\\d+) rows")),
            entry(Figure.ROWS_AHEAD, new Place("AD-2.3", "until (\\w+) lie ahead")),
            entry(Figure.ICEBERG_TILES, new Place("AD-1.2", "(\\d+) iceberg")),
            entry(Figure.WATER_TILES, new Place("AD-1.2", "(\\d+) water hexes")),
            entry(Figure.DEALT, new Place("AD-3.1", "(\\w+) characters are dealt to each seat")),
            entry(Figure.DEALT_TO_TEAM, new Place("AD-5.2", "each team is dealt (\\w+) characters")),
            entry(Figure.MORE_CARDS, new Place("AD-6.3", "(\\w+) more cards")),
            entry(Figure.SLOWED, new Place("AD-6.7", "has (\\d) AP less")),
            entry(Figure.LEADER_SLOWED, new Place("AD-6.7", "(\\d) less if it leads alone")),
            entry(Figure.FREE_POINTS, new Place("AD-6.12", "up to (\\d) AP")),
            entry(Figure.FREE_HEXES, new Place("AD-6.12", "SIZE_(\\d)")),
            entry(Figure.SPED_UP, new Place("AD-6.15", "\\+(\\d) AP")),
            entry(Figure.LAST_SPED_UP, new Place("AD-6.15", "\\+(\\d) if alone last")),
            entry(Figure.PARRY_BONUS, new Place("AD-7.1", "\\+(\\d) AP")),
            entry(Figure.MCCLURE_SNOW, new Place("AD-7.2", "snow costs (\\d)")),
            entry(Figure.JOHN_ROSS_DROP, new Place("AD-7.3", "costs (\\d)")),
            entry(Figure.HUDSON_MORE, new Place("AD-7.4", "costs its player (\\d) AP more")),
            entry(Figure.AMUNDSEN_BONUS, new Place("AD-7.8", "\\+(\\d) AP")),
            entry(Figure.JAMES_ROSS_ICEBERG, new Place("AD-7.9", "icebergs cost (\\d)")),
            entry(Figure.BAFFIN_OWN_HEX, new Place("AD-7.12", "own route costs (\\d)")),
            entry(Figure.RAE_OVERTAKING, new Place("AD-7.14", "\\+(\\d) AP")),
            entry(Figure.ROUNDS, new Place("AD-9.3", "after (\\d+) rounds")),
            entry(Figure.FREE_STEPS, new Place("AD-9.3", "at most (\\d+) steps")));

    /** What each card does, in words of the rules. */
    private static final Map<Treasure, String> EFFECTS = Map.ofEntries(
            entry(Treasure.LOSE_CARD, "discard a random card"),
            entry(Treasure.SILENCE, "plays no card"),
            entry(Treasure.TWO_MORE_CARDS, "two more cards"),
            entry(Treasure.GUARD_WAKE, "nobody enters your wake"),
            entry(Treasure.REMOVE_MARKER, "remove from the match"),
            entry(Treasure.PLACE_ICEBERG, "put an iceberg"),
            entry(Treasure.SLOW_DOWN, "AP less"),
            entry(Treasure.TURN_TILE, "turn an uncovered tile"),
            entry(Treasure.STEAL_CARD, "take a random card"),
            entry(Treasure.NEW_CHARACTER, "shuffles its character back"),
            entry(Treasure.TAKE_BACK, "take back"),
            entry(Treasure.CATCH_UP, "lay one more marker"),
            entry(Treasure.SWAP_TILES, "swap two"),
            entry(Treasure.PLACE_WATER, "put a water hex"),
            entry(Treasure.SPEED_UP, "+1 AP"));

    @Test
    @RuleId({"AD-1.2", "AD-1.4"})
    void the_strips_are_those_that_the_rules_list() {
        String four = RULES.all("AD-1.4", "Strips of 4: ([WLSIwls ]+)\\.").getFirst();
        String two = RULES.all("AD-1.4", "once for 4: ([WLSIwls ]+)\\.").getFirst();
        List<String> all = new ArrayList<>(Arrays.asList(four.split(" ")));
        all.addAll(Arrays.asList(two.split(" ")));
        assertThat(Strips.all()).extracting(Strips.Strip::terrain).containsExactlyElementsOf(all);
        assertThat(Strips.firstShort()).isEqualTo(RULES.number("AD-1.2", "(\\d+) scenery strips of 4"));
        for (int strip = 0; strip < all.size(); strip++) {
            boolean always = strip < Strips.firstShort();
            assertThat(List.of(
                            Strips.copies(2).get(strip),
                            Strips.copies(3).get(strip),
                            Strips.copies(4).get(strip)))
                    .isEqualTo(always ? List.of(1, 1, 1) : List.of(0, 1, 2));
        }
    }

    @Test
    @RuleId("AD-1.1")
    void markers_are_as_many_as_the_rules_say() {
        List<Integer> counts = Markers.counts();
        List<String> shapes = Arrays.asList(
                RULES.all("AD-1.1", "of 4 hexes \\(([^)]+)\\)").getFirst().split(", "));
        assertThat(shapes).hasSize(RULES.number("AD-1.1", "(\\w+) of 4 hexes"));
        assertThat(counts.subList(0, shapes.size())).containsOnly(1);
        assertThat(counts.subList(shapes.size(), counts.size()))
                .containsExactly(
                        RULES.number("AD-1.1", "(\\d) straight of 3"),
                        RULES.number("AD-1.1", "(\\d) curved of 3"),
                        RULES.number("AD-1.1", "(\\d) straight of 2"),
                        RULES.number("AD-1.1", "(\\d) single"),
                        RULES.number("AD-1.1", "(\\d) wake markers"));
        assertThat(counts.stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(RULES.number("AD-1.1", "(\\d+) route markers"));
    }

    @Test
    @RuleId("AD-1.3")
    void markers_have_the_turns_of_the_rules() {
        List<String> kinds =
                List.of("straight", "L", "mirrored L", "zigzag", "mirrored zigzag", "straight 3", "curved 3");
        for (int kind = 0; kind < kinds.size(); kind++) {
            String turns = RULES.all("AD-1.3", "(?:: |· )" + kinds.get(kind) + " (\\([^·.]+)")
                    .getFirst();
            List<String> walks = Arrays.stream(turns.split(" or "))
                    .map(walk -> walk.replaceAll("[^-+0]", ""))
                    .toList();
            assertThat(Markers.all().get(kind).walks()).as(kinds.get(kind)).containsExactlyInAnyOrderElementsOf(walks);
        }
    }

    @Test
    @RuleId("AD-1.5")
    void each_effect_has_the_copies_of_the_rules() {
        int always = RULES.number("AD-1.5", "each (\\d) in the 2\\+ set");
        int three = always + RULES.number("AD-1.5", "(\\d) in the 3\\+ set");
        int four = three + RULES.number("AD-1.5", "(\\d) in the 4 set");
        assertThat(Treasure.all()).hasSize(RULES.number("AD-1.5", "(\\d+) effects"));
        assertThat(Treasure.all()).allMatch(t -> t.two() == always && t.three() == three && t.four() == four);
    }

    @Test
    void each_card_names_the_rule_that_says_what_it_does() {
        for (Treasure treasure : Treasure.values()) {
            assertThat(RULES.text(treasure.rule())).contains(EFFECTS.get(treasure));
        }
    }

    @Test
    @RuleId("AD-5.2")
    void characters_have_the_names_the_rules_and_the_groups_of_the_rules() {
        for (Skipper.Entry entry : Skipper.all()) {
            String shown = RULES.all(entry.rule(), "^([^:]+):").getFirst();
            assertThat(initials(entry.name())).isEqualTo(shown);
            assertThat(entry.group() == Skipper.Group.SIRS).isEqualTo(shown.startsWith("Sir "));
        }
        assertThat(Skipper.all()).hasSize(RULES.number("AD-1.2", "(\\d+) characters"));
    }

    @Test
    void every_number_is_that_of_its_rule() {
        for (Figure.Entry entry : Figure.all()) {
            if (entry.number() != Figure.FRANKLIN_MORE) {
                Place place = NUMBERS.get(entry.number());
                assertThat(place).as(entry.number().name()).isNotNull();
                assertThat(entry.rule()).as(entry.number().name()).isEqualTo(place.rule());
                assertThat(entry.value())
                        .as(entry.number().name())
                        .isEqualTo(RULES.number(place.rule(), place.pattern()));
            }
        }
        assertThat(Figure.TURN_POINTS.value() + Figure.FRANKLIN_MORE.value())
                .isEqualTo(RULES.number("AD-7.7", "(\\d) AP"));
    }

    @Test
    void every_rule_has_the_source_marks_of_the_rules() {
        new AdventureGame()
                .catalogue(Locale.ENGLISH).rules().stream()
                        .filter(rule -> RULES.ids().contains(rule.id()))
                        .filter(rule -> !RULES.marks(rule.id()).isEmpty())
                        .forEach(rule ->
                                assertThat(marks(rule.source())).as(rule.id()).isEqualTo(RULES.marks(rule.id())));
        assertThat(RULES.text("AD-7")).isEqualTo("(abilities R; names and pairing X)");
        assertThat(Skipper.all()).allMatch(entry -> entry.source().equals("R,X"));
        assertThat(new AdventureGame()
                        .catalogue(Locale.ENGLISH)
                        .find("AD-7.14")
                        .orElseThrow()
                        .source())
                .isEqualTo("R,X");
    }

    @Test
    void every_number_has_a_source_mark_of_its_rule() {
        for (Figure.Entry entry : Figure.all()) {
            Set<String> marks = RULES.marks(entry.rule());
            assertThat(marks.isEmpty() ? Set.of("R") : marks)
                    .as(entry.number().name())
                    .containsAll(marks(entry.source()));
        }
    }

    private static Set<String> marks(String source) {
        return new TreeSet<>(Arrays.asList(source.split(",")));
    }

    /** First names as the rules shorten them. */
    private static String initials(String name) {
        String[] words = name.split(" ");
        StringBuilder text = new StringBuilder();
        for (int word = 0; word < words.length - 1; word++) {
            text.append(words[word].equals("Sir") ? "Sir" : words[word].charAt(0) + ".")
                    .append(' ');
        }
        return text.append(words[words.length - 1]).toString();
    }
}
