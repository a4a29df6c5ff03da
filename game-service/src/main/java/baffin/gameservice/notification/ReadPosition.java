package baffin.gameservice.notification;

import baffin.platform.problem.Problem;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * How far a player's notices have been read, for each partition of the log; equal after a rebuild.
 *
 * @param parts partition to the place of the last notice seen in it
 */
public record ReadPosition(SortedMap<Integer, Long> parts) {

    /** Before the first notice. */
    public static final ReadPosition START = new ReadPosition(new TreeMap<>());

    /** Notices of one step have places next to each other. */
    public static final long PER_RECORD_MAX = 1_000;

    /** The same for a record of a competition, which may tell everybody something. */
    public static final long PER_COMPETITION_RECORD_MAX = 100_000;

    /** Partitions of the log of competitions count from here; those of matches from 0. */
    public static final int COMPETITIONS = 1_000;

    private static final String EMPTY = "0";
    /** Enough for all partitions that a log may have, of matches and of competitions. */
    private static final int TEXT_MAX = 6_144;

    private static final Pattern SHAPE = Pattern.compile("\\d{1,4}:\\d{1,18}(,\\d{1,4}:\\d{1,18})*");

    public ReadPosition {
        parts = java.util.Collections.unmodifiableSortedMap(new TreeMap<>(parts));
    }

    /** The place after one more notice. */
    public ReadPosition after(int part, long place) {
        TreeMap<Integer, Long> next = new TreeMap<>(parts);
        next.merge(part, place, Math::max);
        return new ReadPosition(next);
    }

    /**
     * Whether a place that somebody has noted may be one of this log: none of its parts is further than the last notice
     * of the player. After a log was copied or restored, places of the one before mean other notices.
     */
    public boolean reaches(ReadPosition noted) {
        return noted.parts().entrySet().stream()
                .allMatch(part -> parts.getOrDefault(part.getKey(), -1L) >= part.getValue());
    }

    /**
     * Reads the text of a place.
     *
     * @param name header or parameter that it comes from
     * @throws baffin.platform.problem.ProblemException 400 when the text is none of ours
     */
    public static ReadPosition parse(String name, String text) {
        String stripped = text.strip();
        if (stripped.equals(EMPTY)) {
            return START;
        }
        if (stripped.length() > TEXT_MAX || !SHAPE.matcher(stripped).matches()) {
            throw Problem.invalidField(name, "invalid", "must be the id of an event of this stream")
                    .asException();
        }
        TreeMap<Integer, Long> parts = new TreeMap<>();
        for (String part : stripped.split(",")) {
            int colon = part.indexOf(':');
            parts.put(Integer.valueOf(part.substring(0, colon)), Long.valueOf(part.substring(colon + 1)));
        }
        return new ReadPosition(parts);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<Integer, Long> part : parts.entrySet()) {
            text.append(text.isEmpty() ? "" : ",")
                    .append(part.getKey())
                    .append(':')
                    .append(part.getValue());
        }
        return text.isEmpty() ? EMPTY : text.toString();
    }
}
