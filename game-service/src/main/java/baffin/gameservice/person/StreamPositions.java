package baffin.gameservice.person;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How far a person has got in all topics of a stream: the id of each of its events, and what resumes it. Where nothing
 * was told yet, a topic has an empty position. Not for several threads.
 */
final class StreamPositions {

    /** Before the id of a match that is followed because the person holds a seat in it. */
    static final String OWN = "matches:";

    private static final String NONE = "-";
    private static final int TEXT_MAX = 7_000;
    private static final Pattern POSITION = Pattern.compile("[0-9:,]{0,6144}");
    private static final Pattern OWN_KEY = Pattern.compile("matches:[A-Za-z0-9-]{1,64}");
    private static final Pattern DIGEST = Pattern.compile("[0-9a-f-]{36}");
    private static final Pattern VERSION = Pattern.compile("[0-9]{1,18}");

    private final Map<String, String> places = new LinkedHashMap<>();

    /**
     * Reads what {@link #toString()} has written.
     *
     * @param name header or parameter that it comes from
     * @throws ProblemException 400 when it is none
     */
    static StreamPositions parse(String name, String text) {
        StreamPositions positions = new StreamPositions();
        String stripped = text.strip();
        if (stripped.length() > TEXT_MAX) {
            throw invalid(name);
        }
        for (String part : stripped.equals(NONE) ? new String[0] : stripped.split(";", -1)) {
            String[] sides = part.split("=", -1);
            if (sides.length != 2 || !fits(sides[0], sides[1])) {
                throw invalid(name);
            }
            positions.places.put(sides[0], sides[1]);
        }
        if (positions.topics().size() > Topic.TOPICS_MAX) {
            throw invalid(name);
        }
        return positions;
    }

    private static boolean fits(String key, String position) {
        if (OWN_KEY.matcher(key).matches()) {
            return VERSION.matcher(position).matches();
        }
        return Topic.of(key)
                .filter(topic -> switch (topic.kind()) {
                    case MATCHES -> position.isEmpty();
                    case NOTIFICATIONS -> POSITION.matcher(position).matches();
                    case TABLES ->
                        position.isEmpty() || DIGEST.matcher(position).matches();
                    case MATCH, CHAT, SEATS ->
                        position.isEmpty() || VERSION.matcher(position).matches();
                })
                .isPresent();
    }

    private static ProblemException invalid(String name) {
        return Problem.invalidField(
                        name, "invalid", "must be the id of an event of this stream, such as match:0199c2b0-6a5e=57")
                .asException();
    }

    /** The topics among them; matches of the person's own stand for one. */
    Set<Topic> topics() {
        return places.keySet().stream().flatMap(key -> Topic.of(key).stream()).collect(Collectors.toSet());
    }

    /** The position of a topic or of one's own match; empty for none. */
    Optional<String> of(String key) {
        return Optional.ofNullable(places.get(key)).filter(position -> !position.isEmpty());
    }

    /** True for a topic that was joined, whether it has told anything or not. */
    boolean has(String key) {
        return places.containsKey(key);
    }

    /** Ids and versions of the matches of the person's own. */
    Map<String, Long> own() {
        return places.entrySet().stream()
                .filter(place -> OWN_KEY.matcher(place.getKey()).matches())
                .collect(Collectors.toMap(
                        place -> place.getKey().substring(OWN.length()), place -> Long.valueOf(place.getValue())));
    }

    /** A topic that has told nothing yet. */
    void join(String key) {
        places.putIfAbsent(key, "");
    }

    void put(String key, String position) {
        places.put(key, position);
    }

    void remove(String key) {
        places.remove(key);
    }

    /** All of them on one line that may stand in a header. */
    @Override
    public String toString() {
        return places.isEmpty()
                ? NONE
                : places.entrySet().stream()
                        .map(place -> place.getKey() + '=' + place.getValue())
                        .collect(Collectors.joining(";"));
    }
}
