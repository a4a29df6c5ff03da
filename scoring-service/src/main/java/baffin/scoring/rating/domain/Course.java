package baffin.scoring.rating.domain;

/** Goes through matches in their order, one by one, and keeps no more of them than it needs for its result. */
public interface Course<T> {

    /** Takes the next match. */
    void take(RatedMatch match);

    /** What came of all that were taken. */
    T result();
}
