package baffin.game;

import baffin.game.words.Phrase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The face of a game in the catalogue.
 *
 * @param id lower-case id used in URLs and records, such as {@code expedition}
 * @param name the title
 * @param minSeats fewest seats
 * @param maxSeats most seats
 * @param rulesVersion version of the engine's reading of the rules; pinned in every match
 * @param options what a host may choose
 * @param colours one colour name a seat, by seat index
 */
public record GameInfo(
        String id,
        String name,
        int minSeats,
        int maxSeats,
        String rulesVersion,
        List<Option> options,
        List<String> colours) {

    public GameInfo {
        options = List.copyOf(options);
        colours = List.copyOf(colours);
    }

    /**
     * One choice of the host. Its words are in the game's {@link Explainer#messages()}.
     *
     * @param name the key in {@link Setup#options()}
     * @param values all allowed values, the default first
     */
    public record Option(String name, List<String> values) {

        public Option {
            values = List.copyOf(values);
        }

        /** What it changes, as a label. */
        public Phrase text() {
            return Phrase.of("option." + name);
        }

        public Phrase called(String value) {
            return Phrase.of("option." + name + "." + value);
        }

        /** The value used when the host says nothing. */
        public String defaultValue() {
            return values.getFirst();
        }
    }

    /** The given options completed with defaults; unknown names and values are kept out by {@link #optionProblems}. */
    public Map<String, String> completed(Map<String, String> chosen) {
        Map<String, String> all = new LinkedHashMap<>();
        options.forEach(option -> all.put(option.name(), option.defaultValue()));
        all.putAll(chosen);
        return all;
    }

    /** A setup with the chosen options, and the defaults of all others. */
    public Setup setup(int seatCount, Map<String, String> chosen) {
        return new Setup(seatCount, completed(chosen));
    }

    /**
     * Checks chosen options.
     *
     * @return empty when all are known, else one message per fault keyed by the option's name
     */
    public Map<String, String> optionProblems(Map<String, String> chosen) {
        Map<String, String> problems = new LinkedHashMap<>();
        chosen.forEach((name, value) -> {
            var option = options.stream().filter(o -> o.name().equals(name)).findFirst();
            if (option.isEmpty()) {
                problems.put(
                        name,
                        "unknown option; known are "
                                + options.stream().map(Option::name).toList());
            } else if (!option.get().values().contains(value)) {
                problems.put(name, "must be one of " + option.get().values());
            }
        });
        return problems;
    }
}
