package baffin.competition;

/** How far a competition is. */
public enum CompetitionStatus {
    /** Public, but nobody can enter yet. */
    ANNOUNCED,
    /** One may enter. */
    ENTRY,
    /** The list is closed; rounds are played. */
    RUNNING,
    FINISHED,
    CANCELLED;

    /** True when nothing but corrections can happen. */
    public boolean over() {
        return this == FINISHED || this == CANCELLED;
    }
}
