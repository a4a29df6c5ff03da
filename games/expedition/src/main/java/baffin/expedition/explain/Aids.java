package baffin.expedition.explain;

import baffin.expedition.state.ExpeditionState;
import baffin.expedition.view.Warnings;
import baffin.expedition.view.Warnings.Danger;
import baffin.game.Viewer;
import baffin.game.action.Aid;
import baffin.game.action.Pick;
import java.util.List;
import java.util.Locale;

/** What a seat would have to work out: what the next move of the disc does to its vehicles (EX-10.1). */
final class Aids {

    private Aids() {}

    static List<Aid> of(ExpeditionState state, Viewer viewer) {
        return viewer instanceof Viewer.Player player
                ? Warnings.of(state, player.seat()).stream().map(Aids::aid).toList()
                : List.of();
    }

    private static Aid aid(Danger danger) {
        String kind = danger.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
        List<String> spots =
                danger.places().stream().map(Parts::of).map(Pick::text).toList();
        return new Aid(kind, "EX-10.1", danger.phrase(), spots);
    }
}
