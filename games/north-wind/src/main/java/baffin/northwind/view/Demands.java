package baffin.northwind.view;

import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.northwind.data.Tasks;
import baffin.northwind.words.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** What tasks ask for, in words that never change and every view repeats: made once for each language. */
final class Demands {

    private static final Map<Locale, Map<Tasks.Task, String>> ALL =
            Messages.LANGUAGES.stream().collect(Collectors.toUnmodifiableMap(language -> language, Demands::in));

    private Demands() {}

    static String of(Tasks.Task task, Locale language) {
        return Objects.requireNonNull(Objects.requireNonNull(ALL.get(language)).get(task));
    }

    private static Map<Tasks.Task, String> in(Locale language) {
        Map<Tasks.Task, String> demands = new HashMap<>();
        for (Tasks.Task task : Tasks.all()) {
            List<Phrase> demand = Words.demand(task.goods(), task.captains(), task.gold());
            demands.put(
                    task,
                    demand.stream()
                            .map(one -> Words.MESSAGES.text(one, language))
                            .collect(Collectors.joining(", ")));
        }
        return demands;
    }
}
