package baffin.scoring.competition.view;

import baffin.competition.Competition;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.game.words.Phrase;
import baffin.platform.limits.PublicName;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.Lifecycle;
import baffin.scoring.competition.Milestone;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The dates of a competition as a calendar: what has happened stands where it did, the rest where it is planned. */
public final class Deadlines {

    private final Competition competition;
    private final ICalendar calendar;
    private final Words words;
    private final PublicNames names;

    private Deadlines(Competition competition, Words words, PublicNames names) {
        this.competition = competition;
        this.words = words;
        this.names = names;
        this.calendar = new ICalendar(competition.policy().name());
    }

    /**
     * Entry, rounds and the end.
     *
     * @param entrant only rounds in which this one has a table, at the end of its matches; null for all
     */
    public static String of(
            Competition competition, Lifecycle lifecycle, @Nullable Integer entrant, Words words, PublicNames names) {
        Deadlines deadlines = new Deadlines(competition, words, names);
        if (entrant == null) {
            Milestone.of(competition, lifecycle).forEach(deadlines::milestone);
        } else {
            competition.rounds().forEach(round -> deadlines.own(round, entrant));
        }
        return deadlines.calendar.toString();
    }

    private void milestone(Milestone one) {
        switch (one.kind()) {
            case ENTRY_OPENS -> add("entry-opens", one.at(), said(one), "");
            case CHECK_IN -> add("check-in", one.at(), said(one), words.say("check-in-text"));
            case ENTRY_CLOSES -> add("entry-closes", one.at(), said(one), "");
            // a round has one date: its end
            case ROUND_PUBLISHED -> {}
            case ROUND_ENDS -> round(Objects.requireNonNull(one.round()), one);
            case REVIEW_ENDS ->
                add(
                        "review",
                        one.at(),
                        one.round() == null
                                ? words.say("date.REVIEW_ENDS")
                                : words.say("date.ROUND_REVIEW_ENDS", one.round()),
                        "");
            case FINISHED, CANCELLED -> add("end", one.at(), words.of("past", one.kind()), "");
        }
    }

    private String said(Milestone one) {
        return words.of(one.happened() ? "past" : "date", one.kind());
    }

    private void round(int number, Milestone one) {
        Round round = competition.round(number).orElseThrow();
        Phrase tables = Phrase.of(
                "tables",
                "stage",
                words.of("stage", round.stage()),
                "tables",
                round.tables().size(),
                "open",
                round.awaited().size());
        add("round-" + number, one.at(), what(number, one.happened()), words.say(tables));
    }

    private void own(Round round, int entrant) {
        List<Table> own = round.tables().stream()
                .filter(table -> table.seats().contains(entrant))
                .toList();
        if (own.isEmpty()) {
            return;
        }
        boolean open = own.stream().anyMatch(Table::open);
        if (open && competition.status().over()) {
            return;
        }
        Instant at = open
                ? round.deadline()
                : own.stream()
                        .map(Table::result)
                        .filter(Objects::nonNull)
                        .map(TableResult::at)
                        .max(Comparator.naturalOrder())
                        .orElseThrow();
        add(
                "round-" + round.number() + "-entrant-" + entrant,
                at,
                open ? what(round.number(), false) : words.say("past.ROUND_PLAYED", round.number()),
                own.stream().map(this::with).collect(Collectors.joining("\n")));
    }

    private String what(int round, boolean closed) {
        return words.say(closed ? "past.ROUND_ENDS" : "date.ROUND_ENDS", round);
    }

    private String with(Table table) {
        String people = IntStream.range(0, table.seats().size())
                .mapToObj(seat -> PublicName.isolated(String.valueOf(names.of(competition.sitter(table, seat)))))
                .collect(Collectors.joining(", "));
        return words.say(Phrase.of("at-table", "table", table.number(), "people", people));
    }

    private void add(String part, Instant at, String summary, String description) {
        calendar.add(
                competition.id() + "-" + part + "@baffin",
                competition.version(),
                competition.changedAt(),
                at,
                PublicName.isolated(competition.policy().name()) + ": " + summary,
                description);
    }

    /** A calendar as in RFC 5545: lines end with CR LF and have at most 75 octets, text is escaped, times are UTC. */
    public static final class ICalendar {

        private static final int OCTETS_MAX = 75;
        private static final DateTimeFormatter TIME =
                DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);

        private final StringBuilder text = new StringBuilder();

        public ICalendar(String name) {
            line("BEGIN:VCALENDAR");
            line("VERSION:2.0");
            line("PRODID:-//Baffin//Competitions//EN");
            line("CALSCALE:GREGORIAN");
            line("METHOD:PUBLISH");
            line("X-WR-CALNAME:" + escaped(name));
        }

        /**
         * Adds a moment: an event without an end, as the end must be later than the start.
         *
         * @param uid the same for the same thing for good
         * @param sequence grows whenever the event is another one
         * @param changed when it was made or last changed
         */
        public void add(String uid, long sequence, Instant changed, Instant at, String summary, String description) {
            line("BEGIN:VEVENT");
            line("UID:" + uid);
            line("SEQUENCE:" + sequence);
            line("DTSTAMP:" + TIME.format(changed));
            line("DTSTART:" + TIME.format(at));
            line("SUMMARY:" + escaped(summary));
            line("DESCRIPTION:" + escaped(description));
            line("TRANSP:TRANSPARENT");
            line("END:VEVENT");
        }

        private static String escaped(String plain) {
            return plain.replace("\\", "\\\\")
                    .replace(";", "\\;")
                    .replace(",", "\\,")
                    .replace("\r\n", "\\n")
                    .replace("\n", "\\n")
                    .replace("\r", "\\n");
        }

        /** Folds between characters, never within one. */
        private void line(String content) {
            int octets = 0;
            for (int index = 0; index < content.length(); ) {
                int point = content.codePointAt(index);
                String character = Character.toString(point);
                int size = character.getBytes(StandardCharsets.UTF_8).length;
                if (octets + size > OCTETS_MAX) {
                    text.append("\r\n ");
                    octets = 1;
                }
                text.append(character);
                octets += size;
                index += character.length();
            }
            text.append("\r\n");
        }

        @Override
        public String toString() {
            return text + "END:VCALENDAR\r\n";
        }
    }
}
