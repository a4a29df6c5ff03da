package baffin.adventure.scoring;

import baffin.adventure.data.Markers;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.CharacterExchanged;
import baffin.adventure.state.AdventureEvent.CharactersRevealed;
import baffin.adventure.state.AdventureEvent.GameEnded;
import baffin.adventure.state.AdventureEvent.MarkerLaid;
import baffin.adventure.state.AdventureEvent.MarkerRecovered;
import baffin.adventure.state.AdventureEvent.MarkerRemoved;
import baffin.adventure.state.AdventureEvent.RouteFollowed;
import baffin.adventure.state.AdventureEvent.SailedOut;
import baffin.adventure.state.AdventureEvent.WakeEntered;
import baffin.adventure.state.Options;
import baffin.game.ScoreKeeper;
import baffin.game.ScoreKeeper.ScoreKind;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Setup;
import java.util.List;

/** Keeps rows and supplies from events alone; {@link Ranking} makes places of them (AD-9). */
public final class AdventureScores implements ScoreKeeper<AdventureEvent, AdventureTally> {

    @Override
    public AdventureTally initial(Setup setup) {
        int all = Markers.all().stream()
                .mapToInt(shape -> shape.hexes() * shape.count())
                .sum();
        List<SeatTally> seats = setup.seats().stream()
                .map(seat -> new SeatTally(0, 0, all, false, null))
                .toList();
        return new AdventureTally(0, false, Options.of(setup).teams(), seats);
    }

    @Override
    public AdventureTally apply(AdventureTally before, long version, AdventureEvent event) {
        AdventureTally tally = before.at(version);
        return switch (event) {
            case MarkerLaid e -> moved(tally, e.seat(), e.path().getLast().row(), Markers.hexes(e.marker()));
            case WakeEntered e -> moved(tally, e.seat(), e.hex().row(), 1);
            case RouteFollowed e -> moved(tally, e.seat(), e.to().row(), 0);
            case MarkerRecovered e -> tally.with(e.seat(), tally.of(e.seat()).withMarkers(Markers.hexes(e.marker())));
            case MarkerRemoved e -> removed(tally, e);
            case CharactersRevealed e -> revealed(tally, e);
            case CharacterExchanged e ->
                tally.with(e.seat(), tally.of(e.seat()).withCharacter(e.after().title()));
            case SailedOut e -> tally.with(e.seat(), tally.of(e.seat()).out());
            case GameEnded e -> tally.ended();
            default -> tally;
        };
    }

    @Override
    public ScoreSheet sheet(AdventureTally tally) {
        return Ranking.sheet(tally);
    }

    @Override
    public List<ScoreKind> kinds() {
        return List.of(ScoreKind.inPlay("ROW"), ScoreKind.inPlay("PASSAGE"), ScoreKind.inPlay("PARTNER"));
    }

    @Override
    public Class<AdventureTally> tallyType() {
        return AdventureTally.class;
    }

    private static AdventureTally moved(AdventureTally tally, Seat seat, int row, int markerHexes) {
        return tally.with(seat, tally.of(seat).moved(row, tally.version(), markerHexes));
    }

    private static AdventureTally removed(AdventureTally tally, MarkerRemoved e) {
        return e.at() == null
                ? tally.with(e.owner(), tally.of(e.owner()).withMarkers(-Markers.hexes(e.marker())))
                : tally;
    }

    private static AdventureTally revealed(AdventureTally before, CharactersRevealed e) {
        AdventureTally tally = before;
        for (int seat = 0; seat < e.characters().size(); seat++) {
            Seat one = new Seat(seat);
            tally = tally.with(
                    one, tally.of(one).withCharacter(e.characters().get(seat).title()));
        }
        return tally;
    }
}
