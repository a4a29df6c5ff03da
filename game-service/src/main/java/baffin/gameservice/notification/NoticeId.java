package baffin.gameservice.notification;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names a notice by what told it, so that it is the same after a rebuild; its text is {@code match@version#number}.
 *
 * @param match the match, or the competition
 * @param version version of the step or record that told it
 * @param number place among what that told
 */
public record NoticeId(String match, long version, int number) {

    private static final Pattern SHAPE = Pattern.compile("([^@#\\s]{1,64})@(\\d{1,9})#(\\d{1,5})");

    /** Reads a text; empty when it is no id. */
    public static Optional<NoticeId> parse(String text) {
        Matcher matcher = SHAPE.matcher(text);
        return matcher.matches()
                ? Optional.of(new NoticeId(
                        matcher.group(1), Long.parseLong(matcher.group(2)), Integer.parseInt(matcher.group(3))))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return match + "@" + version + "#" + number;
    }
}
