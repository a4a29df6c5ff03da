package baffin.lobby.seek.domain;

import java.util.List;

/**
 * Some who play together.
 *
 * @param members who waits longest comes first
 * @param seats size of the table; seats beyond the members are for bots
 */
public record SeekGroup(List<Seek> members, int seats) {

    public SeekGroup {
        members = List.copyOf(members);
    }
}
