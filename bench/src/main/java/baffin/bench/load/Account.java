package baffin.bench.load;

import baffin.bot.client.Session;

/** A signed-in player whose token is at hand at once: the thread that all requests share must never wait for one. */
final class Account {

    private final Session session;
    private volatile String bearer;

    Account(Session session) {
        this.session = session;
        this.bearer = "Bearer " + session.bearer();
    }

    Session session() {
        return session;
    }

    /** The header that tells who asks. */
    String authorization() {
        return bearer;
    }

    /** Renews the token when it is about to end; may block. */
    void renew() {
        bearer = "Bearer " + session.bearer();
    }
}
