package baffin.northwind.state;

import org.jspecify.annotations.Nullable;

/** The rules of one version, as far as later versions have changed them: a match keeps those that it began with. */
public enum Edition {
    /** Rules version 1. */
    FIRST("1"),
    /** Rules version 2. */
    SECOND("2");

    private final String version;

    Edition(String version) {
        this.version = version;
    }

    /** What new matches are played by. */
    public static Edition current() {
        return SECOND;
    }

    /**
     * The rules of a version.
     *
     * @param version null for the first
     */
    public static Edition of(@Nullable String version) {
        for (Edition edition : values()) {
            if (edition.version.equals(version)) {
                return edition;
            }
        }
        if (version == null) {
            return FIRST;
        }
        throw new IllegalArgumentException("North Wind has no rules version " + version);
    }

    /** The version's number. */
    public String version() {
        return version;
    }

    /** As states name it: states of the first version were stored without. */
    @Nullable
    public String stored() {
        return this == FIRST ? null : version;
    }

    /**
     * True when a use of a tile that an opponent could follow by letter is final and announced as such, whatever the
     * standing answers are (NW-4.5, NW-7.3); else only when an opponent is really asked.
     */
    public boolean offersEveryLetter() {
        return this != FIRST;
    }

    /** True when a standing answer leaves the steps before it to be taken back (NW-7.3). */
    public boolean leavesStepsAlone() {
        return this != FIRST;
    }

    /** True when a seat wins whose last token was placed out of turn just before the end (NW-6.5). */
    public boolean winsAfterTheLastVoyage() {
        return this != FIRST;
    }

    /** True when seats that resigned or were forfeited come behind all that were held to the end (NW-8.3). */
    public boolean putsLeaversLast() {
        return this != FIRST;
    }
}
