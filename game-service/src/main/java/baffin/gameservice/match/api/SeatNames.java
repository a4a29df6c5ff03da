package baffin.gameservice.match.api;

import baffin.gameservice.match.Match;
import baffin.platform.directory.NameDirectory;
import baffin.platform.names.PublicNames;
import jakarta.inject.Singleton;
import java.util.List;

/** What the players of a match are called, where their names stand within words and pictures. */
@Singleton
public class SeatNames {

    private final PublicNames names;

    SeatNames(NameDirectory names) {
        this.names = names;
    }

    /** Who sits where now, by seat; whoever is erased has no name but the empty one. */
    public List<String> of(Match<?, ?, ?, ?> match) {
        return match.attendance().holders().stream()
                .map(holder -> {
                    String there = holder.shownAs();
                    String name = there == null ? names.of(holder) : names.of(there);
                    return name == null || name.equals(PublicNames.FORMER_PLAYER) ? "" : name;
                })
                .toList();
    }
}
