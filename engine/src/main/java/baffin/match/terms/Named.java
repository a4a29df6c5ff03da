package baffin.match.terms;

import org.jspecify.annotations.Nullable;

/**
 * Somebody who is shown under a public name. Names stand with their accounts alone, where they can be erased: records
 * hold ids, and the name is looked up when something is shown.
 */
public interface Named {

    /** Id of the player; null where nobody is meant. */
    @Nullable
    String player();

    /** The name of a bot of the house, which is nobody's; null for everybody else. */
    default @Nullable String handle() {
        return null;
    }
}
