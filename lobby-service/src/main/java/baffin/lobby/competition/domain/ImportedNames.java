package baffin.lobby.competition.domain;

import io.smallrye.mutiny.Uni;
import java.util.Map;

/** The names of people of other installations, beside those of the accounts here. */
public interface ImportedNames {

    /** Keeps names by the ids of players; later ones replace those of before. */
    Uni<Void> add(Map<String, String> names);
}
