package baffin.lobby.privacy.domain;

import io.smallrye.mutiny.Uni;

/** What the lobby keeps of an account, wherever it stands. */
public interface Traces {

    /** Deletes all of it and of its bots, names first of all; nothing happens when there is no such account. */
    Uni<Void> erase(String account);
}
