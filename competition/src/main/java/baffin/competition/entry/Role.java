package baffin.competition.entry;

/** What somebody may do in a competition; each role may do what those after it may. */
public enum Role {
    /** There is one: who created it, or has been handed it. Decides who organises, and cannot be removed. */
    OWNER,
    /** Directs the competition. */
    ORGANISER,
    /** Rules on tables, gives penalties, moves deadlines, closes and reopens rounds. */
    ARBITER,
    /** Checks in, and enters results of tables that have none. */
    HELPER;

    /** True when it may do what the other one may. */
    public boolean covers(Role other) {
        return compareTo(other) <= 0;
    }
}
