package baffin.lobby.seek.domain;

import java.util.List;

/**
 * Some who play together.
 *
 * @param members who waits longest comes first
 * @param seats size of the table; seats beyond the members are for bots
 */
public record Group(List<Seek> members, int seats) {

    public Group {
        members = List.copyOf(members);
    }
}
