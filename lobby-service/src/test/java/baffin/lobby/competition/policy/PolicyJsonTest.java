package baffin.lobby.competition.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baffin.competition.policy.CardRule;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.PolicyProblems;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.Violation;
import baffin.platform.wire.Json;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** All that is wrong with a policy is told at once, with what helps to mend it. */
class PolicyJsonTest {

    private static final String CLOCK = """
            {"clock": {"type": "PerMove", "move": "P2D", "grace": "P1D", "answer": "PT12H", "weekendsOff": true}}""";

    private static ObjectNode policy() {
        ObjectNode policy = (ObjectNode) json(Examples.POLICY);
        policy.set("play", json(CLOCK));
        return policy;
    }

    private static JsonNode json(String text) {
        return Json.shared().parse(text);
    }

    private static ObjectNode at(ObjectNode policy, String pointer) {
        return (ObjectNode) policy.at(pointer);
    }

    private static List<Violation> faults(JsonNode policy) {
        return catchThrowableOfType(ProblemException.class, () -> PolicyJson.read(policy))
                .problem()
                .violations();
    }

    private static Violation fault(JsonNode policy, String pointer) {
        return faults(policy).stream()
                .filter(one -> one.pointer().equals(pointer))
                .findFirst()
                .orElseThrow(() -> new AssertionError(pointer + " is not among " + faults(policy)));
    }

    @Test
    void a_missing_field_of_the_clock_does_not_hide_a_wrong_size_of_tables_nor_other_faults() {
        ObjectNode policy = policy();
        at(policy, "/play/clock").remove("answer");
        policy.put("tableSize", 9).put("name", "x").put("game", "chess");
        at(policy, "/entry").put("closesAt", "2020-01-01T00:00:00Z").put("max", 4000);
        at(policy, "/schedule").put("round", "PT1S");

        assertThat(faults(policy))
                .extracting(Violation::pointer)
                .startsWith("/play/clock/answer")
                .contains("/tableSize", "/name", "/game", "/entry/closesAt", "/entry/max", "/schedule/round");
    }

    @Test
    void a_fault_has_what_was_sent_what_is_allowed_and_an_example() {
        ObjectNode policy = policy();
        at(policy, "/schedule").put("round", "two weeks").put("automatic", "maybe");
        at(policy, "/entry").put("closesAt", "tomorrow").put("who", "FRIENDS");
        policy.remove("format");
        policy.put("game", "chess");

        assertThat(fault(policy, "/schedule/round")).satisfies(round -> {
            assertThat(round.value()).isEqualTo("two weeks");
            assertThat(round.example()).isEqualTo("P14D");
        });
        assertThat(fault(policy, "/entry/closesAt").example()).isEqualTo("2026-11-30T18:00:00+01:00");
        assertThat(fault(policy, "/entry/who").allowed()).containsExactly("OPEN", "INVITATION", "LIST");
        assertThat(fault(policy, "/schedule/automatic").allowed()).containsExactly("true", "false");
        assertThat(fault(policy, "/format")).satisfies(format -> {
            assertThat(format.allowed()).contains("PodSwiss", "DivisionLeague", "SingleElimination");
            assertThat(format.example()).contains("\"type\":\"PodSwiss\"");
        });
        assertThat(fault(policy, "/game").allowed()).contains("expedition");
        assertThat(fault(policy, "/game").value()).isEqualTo("chess");
    }

    @Test
    void every_example_can_stand_where_it_is_told() {
        List<String> places = List.of(
                "/schedule/round",
                "/schedule/ruling",
                "/format",
                "/play/clock",
                "/play/clock/move",
                "/name",
                "/points");
        for (String place : places) {
            ObjectNode policy = policy();
            JsonPointer pointer = JsonPointer.compile(place);
            ObjectNode parent = (ObjectNode) policy.at(pointer.head());
            String name = pointer.last().getMatchingProperty();
            parent.remove(name);
            String example = String.valueOf(fault(policy, place).example());
            parent.set(
                    name,
                    example.startsWith("{") ? json(example) : WireJson.shared().valueToTree(example));

            assertThatCode(() -> PolicyJson.read(policy)).as(place).doesNotThrowAnyException();
        }
    }

    @Test
    void what_a_place_that_cannot_be_read_would_mend_is_not_told() {
        ObjectNode duel = policy();
        duel.remove("format");
        duel.put("tableSize", 2).put("points", "DUEL");

        assertThat(faults(duel)).extracting(Violation::pointer).containsExactly("/format");
    }

    @Test
    void of_a_sound_policy_nothing_but_the_places_that_cannot_be_read_is_told() {
        Random random = new Random(7);
        for (int count = 0; count < 60; count++) {
            ObjectNode policy = policy();
            List<String> broken = new ArrayList<>();
            for (int fault = 0; fault < 1 + random.nextInt(3); fault++) {
                List<String> names = new ArrayList<>();
                policy.fieldNames().forEachRemaining(names::add);
                String name = names.get(random.nextInt(names.size()));
                broken.add("/" + name);
                policy.set(name, WireJson.shared().valueToTree(List.of(List.of(0))));
            }

            assertThat(faults(policy))
                    .as("%s", policy)
                    .allSatisfy(one -> assertThat(broken).anyMatch(one.pointer()::startsWith));
        }
    }

    @Test
    void times_of_years_that_no_calendar_has_are_faults() {
        for (String time :
                List.of("+999999999-12-31T23:59:59Z", "-999999999-01-01T00:00:00Z", "1969-12-31T23:59:59Z")) {
            for (String field : List.of("opensAt", "closesAt")) {
                ObjectNode policy = policy();
                at(policy, "/entry").put(field, time);
                assertThat(PolicyProblems.of(PolicyJson.read(policy), null))
                        .as(field + " " + time)
                        .containsKey("/entry/" + field);
            }
        }
    }

    @Test
    void durations_come_back_as_they_were_given() {
        ObjectNode policy = policy();
        at(policy, "/schedule").put("round", "PT336H").put("ruling", "P3DT12H");
        at(policy, "/entry").put("checkIn", "P1D").put("closesAt", "9000-01-01T00:00:00Z");

        JsonNode kept = WireJson.shared().valueToTree(PolicyJson.read(policy));

        for (String place : List.of(
                "/schedule/round", "/schedule/ruling", "/entry/checkIn", "/play/clock/move", "/play/clock/answer")) {
            assertThat(kept.at(place)).as(place).isEqualTo(policy.at(place));
        }
    }

    @Test
    void rows_of_lists_are_told_one_by_one() {
        ObjectNode policy = policy();
        policy.set("tieBreaks", json("[\"LOT\",\"LUCK\",null,\"FATE\"]"));

        assertThat(faults(policy))
                .extracting(Violation::pointer)
                .containsExactly("/tieBreaks/1", "/tieBreaks/2", "/tieBreaks/3");
    }

    @Test
    void the_smallest_policy_of_each_format_lacks_nothing() {
        for (String format : List.of(
                "{\"type\":\"DivisionLeague\",\"divisionSize\":8,\"games\":3}",
                "{\"type\":\"PodSwiss\"}",
                "{\"type\":\"Heats\",\"heats\":3,\"best\":2,\"finalists\":4}",
                "{\"type\":\"PodElimination\",\"advance\":2}",
                "{\"type\":\"RoundRobin\"}",
                "{\"type\":\"SingleElimination\"}")) {
            boolean duel = format.contains("Robin") || format.contains("Single");
            ObjectNode policy = (ObjectNode) json("{\"name\":\"Small\",\"game\":\"expedition\",\"tableSize\":"
                    + (duel ? 2 : 4) + ",\"points\":" + (duel ? "\"DUEL\"" : "\"EXPEDITION\"")
                    + ",\"tieBreaks\":[\"LOT\"],\"entry\":{\"min\":4,\"max\":16},"
                    + "\"schedule\":{\"round\":\"P7D\",\"ruling\":\"P1D\"},\"cards\":{\"out\":true}}");
            policy.set("format", json(format));
            assertThat(PolicyJson.read(policy)).as(format).satisfies(read -> {
                assertThat(read.entry().bots()).isFalse();
                assertThat(read.entry().who()).isEqualTo(EntryRule.Who.OPEN);
                assertThat(read.schedule().automatic()).isFalse();
                assertThat(read.cardRule()).isEqualTo(new CardRule(2, true, true));
            });
        }
    }

    @Test
    void a_format_that_takes_no_late_entrants_says_which_do_and_proposes_nothing_else() {
        ObjectNode policy = policy();
        policy.set("format", json("{\"type\":\"PodElimination\",\"advance\":2}"));
        at(policy, "/entry").put("late", true);
        Violation late = PolicyFault.explained(
                new Violation(
                        "/entry/late",
                        "invalid-field",
                        PolicyProblems.of(PolicyJson.read(policy), null).get("/entry/late")),
                policy);
        assertThat(late.message()).isEqualTo("only pod Swiss, heats and leagues take late entrants");
        assertThat(late.allowed()).isEmpty();
        assertThat(late.nearby()).isEmpty();
    }
}
