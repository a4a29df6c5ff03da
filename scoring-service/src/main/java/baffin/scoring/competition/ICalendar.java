package baffin.scoring.competition;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** A calendar as in RFC 5545: lines end with CR LF and have at most 75 octets, text is escaped, times are UTC. */
public final class ICalendar {

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
     * Adds a moment.
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
        line("DTEND:" + TIME.format(at));
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
