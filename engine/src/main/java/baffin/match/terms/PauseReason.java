package baffin.match.terms;

/** Why a clock stands still. */
public enum PauseReason {
    /** The player's night. */
    QUIET_HOURS,
    /** Saturday and Sunday, where they do not count. */
    WEEKEND,
    /** The player's vacation. */
    VACATION,
    /** All players have agreed. */
    MUTUAL,
    /** The organiser says so. */
    ORGANISER,
    /** The platform did not run. */
    OUTAGE;

    /** True when nobody may play meanwhile. */
    public boolean stopsPlay() {
        return this == MUTUAL || this == ORGANISER;
    }
}
