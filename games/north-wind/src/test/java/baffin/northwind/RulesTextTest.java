package baffin.northwind;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.northwind.data.BattleDie;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Berths;
import baffin.northwind.data.Commodities;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Equipment;
import baffin.northwind.data.EventDie;
import baffin.northwind.data.Goods;
import baffin.northwind.data.MatchLimits;
import baffin.northwind.data.Pieces;
import baffin.northwind.data.Port;
import baffin.northwind.data.SeaTiles;
import baffin.northwind.data.SeaTiles.SeaTile;
import baffin.northwind.data.ShipParts;
import baffin.northwind.data.ShipParts.Name;
import baffin.northwind.data.TaskTokens;
import baffin.northwind.data.Tasks;
import baffin.northwind.data.Tile;
import baffin.testing.RuleId;
import baffin.testing.RulesText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The data files hold what the rules say in their own words. */
class RulesTextTest {

    private static final RulesText TEXT = RulesText.read("north-wind");

    private static int number(String ruleId, String pattern) {
        return Integer.parseInt(TEXT.groups(ruleId, pattern).getFirst());
    }

    private static List<Integer> numbers(String ruleId, String pattern) {
        return TEXT.groups(ruleId, pattern).stream().map(Integer::valueOf).toList();
    }

    private static Commodity commodity(String word) {
        return Commodity.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static long copies(Tile.Kind kind) {
        return SeaTiles.all().stream()
                .filter(face -> face.kind() == kind)
                .mapToInt(SeaTile::copies)
                .sum();
    }

    @Test
    @RuleId("NW-1.1")
    void pieces_are_as_many_as_the_rules_count() {
        assertThat(SeaTiles.all().stream().mapToInt(SeaTile::copies).sum())
                .isEqualTo(number("NW-1.1", "(\\d+) sea tiles"));
        List<Integer> fields = numbers("NW-1.1", "(\\d+) task fields in (\\d+) columns of (\\d+)");
        assertThat(List.of(Tasks.all().size(), Port.values().length, Tasks.COLUMN))
                .isEqualTo(fields);
        List<String> goods = TEXT.groups("NW-1.1", "(\\d) commodities \\((.*); (\\d) each\\)");
        assertThat(Commodities.all()).hasSize(Integer.parseInt(goods.get(0)));
        assertThat(Commodities.all())
                .extracting(kind -> kind.commodity().name().toLowerCase(Locale.ROOT))
                .containsExactly(goods.get(1).split(", "));
        assertThat(Commodities.all()).allMatch(kind -> kind.pieces() == Integer.parseInt(goods.get(2)));
        assertThat(Pieces.of(Pieces.Item.CAPTAINS)).isEqualTo(number("NW-1.1", "(\\d+) captains"));
        assertThat(Pieces.of(Pieces.Item.CREW)).isEqualTo(number("NW-1.1", "(\\d+) crew"));
        assertThat(Pieces.of(Pieces.Item.LETTERS)).isEqualTo(number("NW-1.1", "(\\d+) letters"));
        assertThat(Pieces.all()).hasSize(3);
        List<Integer> tokens = numbers("NW-1.1", "(\\d+) task tokens a seat \\((\\d+) with (\\d) seats\\)");
        assertThat(tokens.get(2)).isEqualTo(4);
        assertThat(List.of(TaskTokens.of(2), TaskTokens.of(3), TaskTokens.of(4)))
                .containsExactly(tokens.get(0), tokens.get(0), tokens.get(1));
        assertThat(TaskTokens.all()).hasSize(3);
    }

    @Test
    @RuleId("NW-1.2")
    void tiles_are_of_the_faces_that_the_rules_name() {
        assertThat(copies(Tile.Kind.DESTINATION)).isEqualTo(number("NW-1.2", "(\\d) destination harbours"));
        Map<Commodity, List<Integer>> prices = new HashMap<>();
        List<String> trade =
                TEXT.groups("NW-1.2", "commercial harbours ([a-z, ]+) at (\\d) and again at (\\d), ([a-z]+) at (\\d);");
        for (String word : trade.get(0).split(", ")) {
            prices.put(commodity(word), List.of(Integer.valueOf(trade.get(1)), Integer.valueOf(trade.get(2))));
        }
        prices.put(commodity(trade.get(3)), List.of(Integer.valueOf(trade.get(4))));
        for (Commodity commodity : Commodity.values()) {
            List<SeaTile> faces = SeaTiles.all().stream()
                    .filter(face -> face.commodity() == commodity)
                    .toList();
            assertThat(faces).extracting(SeaTile::buy).isEqualTo(prices.get(commodity));
            assertThat(faces).allMatch(face -> face.kind() == Tile.Kind.COMMERCIAL && face.copies() == 1);
        }
        assertThat(TEXT.of("NW-1.2")).contains("here they are equal");
        assertThat(SeaTiles.all()).allMatch(face -> face.buy() == face.sell());
        assertThat(copies(Tile.Kind.EQUIPMENT)).isEqualTo(number("NW-1.2", "(\\d) equipment harbours"));
        List<Integer> merchants = new ArrayList<>();
        SeaTiles.all().stream()
                .filter(face -> face.kind() == Tile.Kind.MERCHANT)
                .forEach(face -> IntStream.range(0, face.copies()).forEach(copy -> merchants.add(face.buy())));
        assertThat(merchants).isEqualTo(numbers("NW-1.2", "merchants at (\\d), (\\d) and (\\d);"));
        assertThat(copies(Tile.Kind.WRECK)).isEqualTo(number("NW-1.2", "(\\d) shipwrecks"));
        assertThat(copies(Tile.Kind.FOG)).isEqualTo(number("NW-1.2", "(\\d) fog"));
        int gold = number("NW-4.6", "take (\\d) gold");
        assertThat(SeaTiles.all()).allMatch(face -> face.gold() == (face.kind() == Tile.Kind.WRECK ? gold : 0));
    }

    @Test
    @RuleId({"NW-1.2", "NW-4.2"})
    void equipment_costs_what_the_rules_say() {
        List<Integer> prices = numbers("NW-1.2", "\\(sail (\\d) \\(R\\), cannon (\\d), crew (\\d)\\)");
        assertThat(Equipment.all()).extracting(item -> item.item().name()).containsExactly("SAIL", "CANNON", "CREW");
        assertThat(Equipment.all()).extracting(item -> item.price()).isEqualTo(prices);
        assertThat(Equipment.all()).extracting(item -> item.source()).containsExactly("R", "X", "X");
    }

    @Test
    @RuleId({"NW-1.3", "NW-5.1", "NW-4.7"})
    void dice_have_the_faces_that_the_rules_list() {
        List<String> dice = TEXT.groups("NW-1.3", "Event die: (.*), coin\\. Battle die: (.*)\\.");
        List<Integer> skulls = new ArrayList<>();
        for (String face : dice.get(0).split(", ")) {
            skulls.add(Integer.valueOf(face.substring(0, 1)));
        }
        skulls.add(0);
        assertThat(EventDie.all()).extracting(EventDie.Face::skulls).isEqualTo(skulls);
        int treasure = number("NW-4.7", "Coin: \\+(\\d) gold");
        assertThat(EventDie.all()).allMatch(face -> face.gold() == (face.skulls() == 0 ? treasure : 0));
        List<String> faces = Arrays.stream(dice.get(1).split(", "))
                .map(face -> face.split(" ")[0].toUpperCase(Locale.ROOT))
                .toList();
        assertThat(BattleDie.all()).extracting(face -> face.mark().name()).isEqualTo(faces);
        assertThat(TEXT.of("NW-5.1"))
                .contains("silver hits once, the blue double twice with the cannoneer and never without");
        assertThat(BattleDie.all()).allMatch(face -> switch (face.mark()) {
            case BLANK -> face.hits() == 0 && face.cannoneer() == 0;
            case SILVER -> face.hits() == 1 && face.cannoneer() == 1;
            case BLUE -> face.hits() == 0 && face.cannoneer() == 2;
        });
    }

    @Test
    @RuleId("NW-1.4")
    void every_task_asks_for_what_the_rules_list_in_their_order() {
        Map<Port, String> columns = Map.of(
                Port.NORTH_CAPE,
                        TEXT.groups("NW-1.4", "North Cape: (.*)\\. Fort Haven").getFirst(),
                Port.FORT_HAVEN,
                        TEXT.groups("NW-1.4", "Fort Haven: (.*)\\. Olsand").getFirst(),
                Port.OLSAND, TEXT.groups("NW-1.4", "Olsand: (.*)\\.$").getFirst());
        for (Port port : Port.values()) {
            String[] demands = columns.get(port).split(" · ");
            assertThat(demands).hasSize(Tasks.COLUMN);
            for (int place = 1; place <= Tasks.COLUMN; place++) {
                Tasks.Task expected = demand(port, place, demands[place - 1]);
                assertThat(Tasks.of(port, place)).isEqualTo(expected);
            }
        }
        assertThat(TEXT.of("NW-1.4")).startsWith("(R first, X others)");
    }

    /** Reads "1w 4g", "2c" or "2 lumber, fish". */
    private static Tasks.Task demand(Port port, int place, String words) {
        List<Commodity> goods = new ArrayList<>();
        int gold = 0;
        int captains = 0;
        int count = 1;
        for (String word : words.split("[ ,]+")) {
            if (word.matches("\\d+")) {
                count = Integer.parseInt(word);
            } else if (word.matches("\\d+[wgc]")) {
                int many = Integer.parseInt(word.substring(0, word.length() - 1));
                switch (word.charAt(word.length() - 1)) {
                    case 'w' -> IntStream.range(0, many).forEach(piece -> goods.add(Commodity.WINE));
                    case 'g' -> gold = many;
                    default -> captains = many;
                }
            } else {
                for (int piece = 0; piece < count; piece++) {
                    goods.add(commodity(word));
                }
                count = 1;
            }
        }
        return new Tasks.Task(port, place, Goods.of(goods), gold, captains, place == 1 ? "R" : "X");
    }

    @Test
    @RuleId({"NW-2.1", "NW-2.2", "NW-3.2", "NW-3.4", "NW-4.2"})
    void ships_begin_and_grow_as_the_rules_say() {
        List<Integer> stacks = numbers("NW-2.1", "The (\\d+) tiles .* into (\\d) stacks of (\\d);.* stack of (\\d)");
        assertThat(List.of(SeaTiles.open().size(), SeaTiles.STACKS, SeaTiles.STACK - 1, SeaTiles.STACK))
                .isEqualTo(stacks);
        assertThat(ShipParts.start(Name.GOLD)).isEqualTo(number("NW-2.2", "(\\d) gold"));
        part(Name.LETTERS, number("NW-2.2", "(\\d) letter,"), number("NW-3.4", "never more than (\\d)"));
        List<Integer> sails = numbers("NW-3.2", "the sail level \\((\\d), (\\d), (\\d) \\(2\\)\\)");
        part(Name.SAIL, sails.getFirst(), sails.getLast());
        assertThat(sails.getFirst()).isEqualTo(number("NW-2.2", "sail (\\d)"));
        assertThat(sails.getLast()).isEqualTo(number("NW-4.2", "sail level .*max (\\d)\\), cannon"));
        part(Name.CANNONS, number("NW-2.2", "of which (\\d) cannon mounted"), number("NW-2.2", "and (\\d) cannons"));
        assertThat(ShipParts.most(Name.CANNONS)).isEqualTo(number("NW-4.2", "cannon \\(max (\\d)\\)"));
        part(Name.CREW, 0, number("NW-4.2", "crew member \\(max (\\d),"));
        assertThat(ShipParts.most(Name.CREW)).isEqualTo(number("NW-2.2", "(\\d) crew and"));
        List<Integer> hold = numbers("NW-2.2", "empty hold \\((\\d) slots, at most (\\d) of a kind\\)");
        part(Name.HOLD, 0, hold.get(0));
        part(Name.KIND, 0, hold.get(1));
        part(Name.BRIG, 0, number("NW-2.2", "empty brig \\((\\d)\\)"));
        assertThat(ShipParts.all()).hasSize(8);
    }

    private static void part(Name name, int start, int most) {
        assertThat(List.of(ShipParts.start(name), ShipParts.most(name)))
                .as(name.name())
                .containsExactly(start, most);
    }

    @Test
    @RuleId({"NW-2.2", "NW-3.1", "NW-3.5", "NW-4.3", "NW-4.4", "NW-5.1"})
    void berths_are_those_of_the_rules_and_name_the_rule_of_their_power() {
        List<String> berths = TEXT.groups("NW-2.2", "empty cabin \\(([a-z, ]+)\\) and crow's nest \\(([a-z]+)\\)");
        List<String> cabin = List.of(berths.get(0).split(", "));
        for (Berths.Power power : Berths.all()) {
            String word = power.berth().name().toLowerCase(Locale.ROOT);
            assertThat(power.place().name()).isEqualTo(cabin.contains(word) ? "CABIN" : "CROWS_NEST");
            assertThat(TEXT.of(power.ruleId()).toLowerCase(Locale.ROOT)).contains(word);
        }
        assertThat(cabin).hasSize(Berth.values().length - 1);
        assertThat(berths.get(1)).isEqualTo("lookout");
        assertThat(Berths.all()).hasSize(Berth.values().length);
    }

    @Test
    @RuleId("NW-6.5")
    void the_last_voyage_is_the_one_that_the_rules_name() {
        assertThat(MatchLimits.voyages()).isEqualTo(number("NW-6.5", "every seat has sailed (\\d+) voyages"));
    }

    @Test
    void every_rule_has_the_source_marks_of_the_rules_text() {
        for (var rule : Matches.GAME.catalogue().rules()) {
            assertThat(TEXT.ids()).contains(rule.id());
            List<String> marks = TEXT.marks(rule.id());
            if (!marks.isEmpty()) {
                assertThat(rule.source().split(",")).as(rule.id()).containsExactlyInAnyOrderElementsOf(marks);
            }
        }
    }
}
