package baffin.competition.event;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Why something was done, beside the public words of the command.
 *
 * @param category what kind of reason it is, for everybody; null when none was named
 * @param note for those with a role alone; null for none, and for everybody else
 */
public record Cause(@Nullable Category category, @Nullable String note) {

    /** Kinds of reasons, with the words that stand for a reason without words. */
    public enum Category {
        NO_SHOW("did not come"),
        LATE("was late"),
        CONDUCT("conduct"),
        ERROR_IN_RESULT("the result was entered wrongly"),
        TECHNICAL("technical trouble"),
        REQUEST_OF_PLAYER("at the player's request"),
        RULES("the rules"),
        OTHER("other reasons");

        private final String words;

        Category(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }

        /** True for words that stand for a category, and are nobody's own. */
        public static boolean says(String text) {
            return Arrays.stream(values()).anyMatch(one -> one.words.equals(text));
        }
    }

    /** The same for everybody; null when nothing is left of it. */
    @Nullable
    Cause hidden() {
        return category == null ? null : new Cause(category, null);
    }
}
