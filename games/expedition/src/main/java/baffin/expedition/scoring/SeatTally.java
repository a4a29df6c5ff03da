package baffin.expedition.scoring;

import baffin.expedition.data.Token;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.TokenCount;
import baffin.game.ScoreLine;
import java.util.ArrayList;
import java.util.List;

/**
 * What scoring knows of a seat.
 *
 * @param shipCrew crewmen in the ship column
 * @param sledCrew crewmen in the sled column
 * @param shipOut true while the ship is not on the Greenland arrow
 * @param sledOut true while the sled is deployed and not on the Greenland arrow
 * @param sledLost true once the thaw has taken the sled
 * @param crewLost crewmen lost with it
 * @param returned order of return from 1, 0 while the seat is out
 * @param tokens tokens taken
 * @param lines points earned so far
 */
public record SeatTally(
        int shipCrew,
        int sledCrew,
        boolean shipOut,
        boolean sledOut,
        boolean sledLost,
        int crewLost,
        int returned,
        TokenCount tokens,
        List<ScoreLine> lines) {

    public SeatTally {
        lines = List.copyOf(lines);
    }

    static SeatTally atStart() {
        return new SeatTally(Expedition.CREW, 0, false, false, false, 0, 0, TokenCount.NONE, List.of());
    }

    /** Tokens taken of a kind. */
    public int count(Token token) {
        return tokens.of(token);
    }

    /** Crewmen of a sled that is lost, or would be if the match ended now. */
    public int lostSledCrew() {
        return sledLost ? crewLost : sledOut ? sledCrew : 0;
    }

    /** Crewmen of a ship that would be lost if the match ended now. */
    public int lostShipCrew() {
        return shipOut ? shipCrew : 0;
    }

    SeatTally withLine(ScoreLine line) {
        List<ScoreLine> more = new ArrayList<>(lines);
        more.add(line);
        return new SeatTally(shipCrew, sledCrew, shipOut, sledOut, sledLost, crewLost, returned, tokens, more);
    }

    SeatTally withToken(Token token) {
        return new SeatTally(
                shipCrew, sledCrew, shipOut, sledOut, sledLost, crewLost, returned, tokens.plus(token, 1), lines);
    }

    SeatTally withTransfer(int toSled) {
        return new SeatTally(
                shipCrew - toSled, sledCrew + toSled, shipOut, sledOut, sledLost, crewLost, returned, tokens, lines);
    }

    SeatTally withShipOut(boolean out) {
        return new SeatTally(shipCrew, sledCrew, out, sledOut, sledLost, crewLost, returned, tokens, lines);
    }

    SeatTally withSledOut(boolean out) {
        return new SeatTally(shipCrew, sledCrew, shipOut, out, sledLost, crewLost, returned, tokens, lines);
    }

    SeatTally withoutSled(int crew) {
        return new SeatTally(shipCrew, 0, shipOut, false, true, crew, returned, tokens, lines);
    }

    SeatTally withoutLosses() {
        return new SeatTally(shipCrew, sledCrew, false, false, false, 0, returned, tokens, lines);
    }

    SeatTally withReturn(int order) {
        return new SeatTally(shipCrew, sledCrew, shipOut, sledOut, sledLost, crewLost, order, tokens, lines);
    }
}
