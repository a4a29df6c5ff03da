package baffin.gameservice.match.action;

import baffin.game.Command;
import baffin.game.LegalCommand;
import baffin.game.action.Explanation;
import baffin.game.action.Family;
import baffin.match.ActionPreview;
import baffin.platform.wire.JsonCodec;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Puts commands together that differ in amounts only; each family stands where its first command stood. */
final class ActionFamilies<C extends Command> {

    /** Most amounts within the ranges that may be missing; with more, the commands are better listed. */
    private static final int EXCEPT_MAX = 8;

    private final JsonCodec<C, ?, ?, ?> codec;
    private final ActionPreview<C, ?, ?> outlook;

    ActionFamilies(JsonCodec<C, ?, ?, ?> codec, ActionPreview<C, ?, ?> outlook) {
        this.codec = codec;
        this.outlook = outlook;
    }

    /**
     * A legal command in its family.
     *
     * @param amounts its amounts, by field; empty when it stands alone
     */
    record Member<C extends Command>(LegalCommand<C> legal, Explanation explanation, Map<String, Integer> amounts) {}

    /** Commands that belong together: one at least. */
    record Group<C extends Command>(List<Member<C>> members, List<LegalAction.Parameter> parameters) {

        boolean isFamily() {
            return members.size() > 1;
        }

        LegalAction.Family family() {
            Set<Map<String, Integer>> legal = new HashSet<>();
            members.forEach(member -> legal.add(member.amounts()));
            return new LegalAction.Family(
                    members.size(),
                    parameters,
                    all(parameters).stream()
                            .filter(amounts -> !legal.contains(amounts))
                            .toList());
        }
    }

    List<Group<C>> of(List<LegalCommand<C>> all) {
        Map<Object, List<Member<C>>> byRest = new LinkedHashMap<>();
        for (LegalCommand<C> legal : all) {
            Explanation explanation = outlook.explanation(legal.command());
            Family family = explanation.family();
            ObjectNode rest = codec.tree(legal.command());
            Map<String, Integer> amounts = new LinkedHashMap<>();
            if (family != null) {
                family.parameters()
                        .forEach(name -> amounts.put(name, rest.remove(name).intValue()));
            }
            Object key =
                    family == null ? legal.command() : List.of(legal.command().getClass(), rest);
            byRest.computeIfAbsent(key, ignored -> new ArrayList<>()).add(new Member<>(legal, explanation, amounts));
        }
        List<Group<C>> groups = new ArrayList<>();
        byRest.values().forEach(members -> groups.addAll(whole(members)));
        return groups;
    }

    private List<Group<C>> whole(List<Member<C>> members) {
        List<LegalAction.Parameter> parameters = ranges(members);
        long possible = parameters.stream()
                .mapToLong(parameter -> parameter.to() - parameter.from() + 1L)
                .reduce(1, Math::multiplyExact);
        if (members.size() > 1 && possible - members.size() <= EXCEPT_MAX) {
            return List.of(new Group<>(members, parameters));
        }
        return members.stream()
                .map(member -> new Group<>(List.of(member), List.<LegalAction.Parameter>of()))
                .toList();
    }

    private static List<LegalAction.Parameter> ranges(List<? extends Member<?>> members) {
        List<LegalAction.Parameter> parameters = new ArrayList<>();
        for (String name : members.getFirst().amounts().keySet()) {
            var range = members.stream()
                    .mapToInt(member -> member.amounts().getOrDefault(name, 0))
                    .summaryStatistics();
            parameters.add(new LegalAction.Parameter(name, range.getMin(), range.getMax()));
        }
        return parameters;
    }

    private static List<Map<String, Integer>> all(List<LegalAction.Parameter> parameters) {
        List<Map<String, Integer>> all = List.of(Map.of());
        for (LegalAction.Parameter parameter : parameters) {
            List<Map<String, Integer>> longer = new ArrayList<>();
            for (Map<String, Integer> before : all) {
                for (int amount = parameter.from(); amount <= parameter.to(); amount++) {
                    Map<String, Integer> amounts = new LinkedHashMap<>(before);
                    amounts.put(parameter.name(), amount);
                    longer.add(amounts);
                }
            }
            all = longer;
        }
        return all;
    }
}
