package baffin.accounts.session;

/** What becomes of a refresh token. */
public sealed interface Renewal {

    /** It was good; its session has another one now. */
    record Renewed(Session session) implements Renewal {}

    /** It was spent before: somebody has a copy. */
    record Reused(Session session) implements Renewal {}

    /** No session has it, or the session is over. */
    record Unknown() implements Renewal {}
}
