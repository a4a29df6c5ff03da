package baffin.gameservice.person;

import baffin.match.terms.Uuid;
import baffin.platform.problem.Problem;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Something that a person follows.
 *
 * @param kind what it is
 * @param match id of the match; empty where none is named
 */
record Topic(Kind kind, String match) {

    /** Most topics of one stream. */
    static final int TOPICS_MAX = 30;

    private static final Pattern NAMED = Pattern.compile("(match|chat):(" + Uuid.FORM + ")(:seats)?");
    private static final List<String> FORMS = List.of(
            "matches", "notifications", "tables", "match:<match id>", "chat:<match id>", "chat:<match id>:seats");

    /** Kinds of topics. */
    enum Kind {
        /** Every match in which the person holds a seat, those that start later included. */
        MATCHES,
        /** What the person is told. */
        NOTIFICATIONS,
        /** Tables that wait for players and at which the person sits, or which the person organises. */
        TABLES,
        MATCH,
        /** What everybody says in a match. */
        CHAT,
        /** What its seats say. */
        SEATS
    }

    /** One match as a topic of its own. */
    static Topic ofMatch(String match) {
        return new Topic(Kind.MATCH, match);
    }

    /** The topic that a text means; empty for none. */
    static Optional<Topic> of(String text) {
        if (text.equals("matches")) {
            return Optional.of(new Topic(Kind.MATCHES, ""));
        }
        if (text.equals("notifications")) {
            return Optional.of(new Topic(Kind.NOTIFICATIONS, ""));
        }
        if (text.equals("tables")) {
            return Optional.of(new Topic(Kind.TABLES, ""));
        }
        Matcher named = NAMED.matcher(text);
        if (!named.matches() || named.group(1).equals("match") && named.group(3) != null) {
            return Optional.empty();
        }
        Kind kind = named.group(1).equals("match") ? Kind.MATCH : named.group(3) == null ? Kind.CHAT : Kind.SEATS;
        return Optional.of(new Topic(kind, named.group(2)));
    }

    /**
     * The topics that somebody asks for.
     *
     * @param pointer where they stand in the request
     * @throws baffin.platform.problem.ProblemException 400 when one is none, or there are too many
     */
    static Set<Topic> all(String pointer, Collection<String> texts) {
        Set<Topic> topics = new LinkedHashSet<>();
        for (String text : texts) {
            topics.add(of(text).orElseThrow(
                            () -> Problem.notOneOf(pointer, text, FORMS).asException()));
        }
        if (topics.size() > TOPICS_MAX) {
            throw Problem.invalidField(pointer, "out-of-range", "must name at most " + TOPICS_MAX + " topics")
                    .asException();
        }
        return topics;
    }

    @Override
    public String toString() {
        return switch (kind) {
            case MATCHES -> "matches";
            case NOTIFICATIONS -> "notifications";
            case TABLES -> "tables";
            case MATCH -> "match:" + match;
            case CHAT -> "chat:" + match;
            case SEATS -> "chat:" + match + ":seats";
        };
    }
}
