package baffin.accounts.preferences;

import baffin.match.terms.QuietHours;
import baffin.platform.problem.Problem;
import baffin.platform.problem.Violation;
import baffin.platform.request.ReaderLanguage;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * All preferences anew: what is left out is as for a player who has set none.
 *
 * @param language of texts: en or de; what the browser says when left out
 * @param confirmCommands true to confirm every command; false, when left out, to confirm only what is final
 * @param sounds true for sounds; true when left out
 * @param animations true for animated moves; true when left out
 * @param autoPass true for passing by itself where there is no choice; false when left out
 * @param orientation of pictures: auto, landscape or portrait; auto when left out
 * @param colourScheme auto, light or dark; auto when left out
 * @param timeZone IANA time zone; that of the browser when left out
 * @param push kinds of notifications for which push messages are wanted, at most 40; your turns, decisions, short time
 *     and starts of matches when left out
 */
@Schema(name = "NewPreferences")
public record NewPreferences(
        @Nullable String language,

        @Nullable Boolean confirmCommands,
        @Nullable Boolean sounds,
        @Nullable Boolean animations,
        @Nullable Boolean autoPass,

        @Schema(enumeration = {"auto", "landscape", "portrait"}) @Nullable
        String orientation,

        @Schema(enumeration = {"auto", "light", "dark"}) @Nullable
        String colourScheme,

        @Schema(examples = "Europe/Oslo") @Nullable String timeZone,

        @Schema(
                description = "kinds of notifications",
                examples = "[\"YOUR_TURN\", \"YOU_WERE_ASKED\"]",
                maxItems = Preferences.PUSH_MAX)
        @Nullable
        List<@Nullable String> push) {

    private static final Pattern KIND = Pattern.compile("[A-Z_]{1,60}");

    /** The preferences; fails with 400 that names each field at fault. */
    Preferences checked() {
        List<Violation> faults = new ArrayList<>();
        word("/language", language, ReaderLanguage.WORDS, faults);
        word("/orientation", orientation, Preferences.ORIENTATIONS, faults);
        word("/colourScheme", colourScheme, Preferences.COLOUR_SCHEMES, faults);
        if (timeZone != null && !QuietHours.isZone(timeZone)) {
            faults.add(new Violation("/timeZone", "invalid", "must be an IANA time zone")
                    .withValue(timeZone)
                    .withExample("Europe/Oslo"));
        }
        List<String> kinds = kinds(faults);
        if (!faults.isEmpty()) {
            throw Problem.invalidFields(faults).asException();
        }
        Preferences usual = Preferences.DEFAULT;
        return new Preferences(
                language,
                Objects.requireNonNullElse(confirmCommands, usual.confirmCommands()),
                Objects.requireNonNullElse(sounds, usual.sounds()),
                Objects.requireNonNullElse(animations, usual.animations()),
                Objects.requireNonNullElse(autoPass, usual.autoPass()),
                Objects.requireNonNullElse(orientation, usual.orientation()),
                Objects.requireNonNullElse(colourScheme, usual.colourScheme()),
                timeZone,
                kinds);
    }

    private static void word(String pointer, @Nullable String word, List<String> all, List<Violation> faults) {
        if (word != null && !all.contains(word)) {
            faults.add(Violation.notOneOf(pointer, word, all));
        }
    }

    /** The names are those of the service that tells: which ones there are is not known here. */
    private List<String> kinds(List<Violation> faults) {
        if (push == null) {
            return Preferences.DEFAULT.push();
        }
        if (push.size() > Preferences.PUSH_MAX) {
            faults.add(new Violation("/push", "invalid", "has at most " + Preferences.PUSH_MAX + " kinds"));
        }
        List<String> kinds = new ArrayList<>();
        for (int at = 0; at < push.size(); at++) {
            String kind = Objects.requireNonNullElse(push.get(at), "");
            if (!KIND.matcher(kind).matches()) {
                faults.add(new Violation("/push/" + at, "invalid", "must be 1 to 60 capital letters and underscores")
                        .withValue(kind)
                        .withExample("YOUR_TURN"));
            }
            kinds.add(kind);
        }
        return kinds.stream().distinct().toList();
    }
}
