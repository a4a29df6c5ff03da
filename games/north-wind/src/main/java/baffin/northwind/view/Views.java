package baffin.northwind.view;

import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Viewer;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.northwind.data.EventDie;
import baffin.northwind.data.MatchLimits;
import baffin.northwind.data.Port;
import baffin.northwind.data.SeaTiles;
import baffin.northwind.data.ShipParts;
import baffin.northwind.data.Tasks;
import baffin.northwind.data.Tile;
import baffin.northwind.state.Column;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Odds;
import baffin.northwind.state.Phase;
import baffin.northwind.state.Ship;
import baffin.northwind.state.Stack;
import baffin.northwind.state.Voyage;
import baffin.northwind.view.NorthWindView.AskView;
import baffin.northwind.view.NorthWindView.ColumnView;
import baffin.northwind.view.NorthWindView.FieldView;
import baffin.northwind.view.NorthWindView.PlaceView;
import baffin.northwind.view.NorthWindView.ShipView;
import baffin.northwind.view.NorthWindView.StackView;
import baffin.northwind.view.NorthWindView.VoyageView;
import baffin.northwind.words.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Builds the view of a table (NW-7). */
public final class Views {

    private Views() {}

    public static NorthWindView of(
            NorthWindState state, ScoreSheet sheet, Viewer viewer, List<String> colours, Locale language) {
        Ship own = own(state, viewer);
        List<AskView> questions = Questions.of(state, language);
        return new NorthWindView(
                state.phase(),
                state.of(state.first()).voyages(),
                MatchLimits.voyages(),
                state.first(),
                state.active(),
                state.goal(),
                questions.stream().map(AskView::seat).toList(),
                questions,
                state.stacks().stream().map(stack -> stack(state, stack, own)).toList(),
                state.voyage() == null ? null : voyage(state, state.sailing(), viewer),
                state.board().columns().stream()
                        .map(column -> column(state, column, language))
                        .toList(),
                state.board().supply(),
                state.board().crew(),
                IntStream.range(0, state.ships().size())
                        .mapToObj(index -> ship(state, new Seat(index), colours.get(index)))
                        .toList(),
                state.supply(),
                places(state, sheet),
                own == null ? null : own.standing());
    }

    /** Tiles that a viewer may know to be in a stack (NW-7.1). */
    public static List<Tile> known(Stack stack, @Nullable Ship own) {
        return own == null ? stack.seen() : own.knows(stack);
    }

    /** The ship of a viewer who holds a seat, else null. */
    public static @Nullable Ship own(NorthWindState state, Viewer viewer) {
        return viewer instanceof Viewer.Player player ? state.of(player.seat()) : null;
    }

    /**
     * Tiles that are shown to be in a stack: the destination is public also without the memory aid (NW-2.1,
     * NW-7.1).
     */
    static List<Tile> shown(NorthWindState state, Stack stack, @Nullable Ship own) {
        return state.memoryAid() ? known(stack, own) : List.of(Tile.of(stack.port()));
    }

    private static StackView stack(NorthWindState state, Stack stack, @Nullable Ship own) {
        List<Tile> known = shown(state, stack, own);
        return new StackView(stack.port(), SeaTiles.STACK, known, SeaTiles.STACK - known.size());
    }

    private static VoyageView voyage(NorthWindState state, Voyage voyage, Viewer viewer) {
        Ship ship = state.of(state.active());
        boolean own = viewer.holds(state.active());
        return new VoyageView(
                voyage.stack(),
                voyage.cut(),
                ship.sail(),
                ship.sail() - voyage.sightings().size(),
                voyage.actions(),
                voyage.sightings(),
                voyage.looked(),
                own ? voyage.top() : null,
                own ? voyage.under() : null,
                voyage.pirate(),
                voyage.pirate() == 0 ? null : Odds.of(ship, voyage.pirate()));
    }

    private static ColumnView column(NorthWindState state, Column column, Locale language) {
        List<FieldView> fields = new ArrayList<>();
        for (int place = 1; place <= Tasks.COLUMN; place++) {
            Seat seat = place <= column.done().size() ? column.done().get(place - 1) : null;
            fields.add(field(column.port(), place, seat, language));
        }
        List<Integer> tokens = IntStream.range(0, state.ships().size())
                .mapToObj(index -> column.of(new Seat(index)))
                .toList();
        return new ColumnView(column.port(), fields, column.leader(), tokens);
    }

    private static FieldView field(Port port, int place, @Nullable Seat seat, Locale language) {
        Tasks.Task task = Tasks.of(port, place);
        return new FieldView(place, task.goods(), task.gold(), task.captains(), Demands.of(task, language), seat);
    }

    private static ShipView ship(NorthWindState state, Seat seat, String colour) {
        Ship ship = state.of(seat);
        int tokens = state.board().tokens(seat);
        return new ShipView(
                seat,
                colour,
                ship.gold(),
                ship.letters(),
                ship.sail(),
                ship.cannons(),
                ship.hold(),
                ShipParts.most(ShipParts.Name.HOLD) - ship.hold().total(),
                ship.captains(),
                ship.crew(),
                tokens,
                state.goal() - tokens,
                ship.voyages(),
                EventDie.strengths().stream()
                        .map(strength -> Odds.of(ship, strength))
                        .toList());
    }

    private static List<PlaceView> places(NorthWindState state, ScoreSheet sheet) {
        return sheet.seats().stream()
                .sorted(Comparator.comparingInt(SeatScore::place).thenComparing(SeatScore::seat))
                .map(score -> new PlaceView(
                        score.place(),
                        score.seat(),
                        score.score(),
                        state.of(score.seat()).gold()))
                .toList();
    }

    /** What tasks ask for, in words that never change and every view repeats: made once for each language. */
    static final class Demands {

        private static final Map<Locale, Map<Tasks.Task, String>> ALL =
                Messages.LANGUAGES.stream().collect(Collectors.toUnmodifiableMap(language -> language, Demands::in));

        private Demands() {}

        static String of(Tasks.Task task, Locale language) {
            return Objects.requireNonNull(
                    Objects.requireNonNull(ALL.get(language)).get(task));
        }

        private static Map<Tasks.Task, String> in(Locale language) {
            Map<Tasks.Task, String> demands = new HashMap<>();
            for (Tasks.Task task : Tasks.all()) {
                List<Phrase> demand = Words.demand(task.goods(), task.captains(), task.gold());
                demands.put(
                        task,
                        demand.stream()
                                .map(one -> Words.MESSAGES.text(one, language))
                                .collect(Collectors.joining(", ")));
            }
            return demands;
        }
    }

    /** Who is asked what, and until when. */
    static final class Questions {

        private Questions() {}

        static List<AskView> of(NorthWindState state, Locale language) {
            List<AskView> questions = new ArrayList<>();
            for (Seat seat : seats(state)) {
                Phrase question = question(state);
                Phrase until = until(state, questions);
                questions.add(new AskView(
                        seat,
                        state.phase(),
                        Words.MESSAGES.text(question, language),
                        question.code(),
                        question.parameters(),
                        Words.MESSAGES.text(until, language),
                        until.code(),
                        until.parameters()));
            }
            return questions;
        }

        private static List<Seat> seats(NorthWindState state) {
            return switch (state.phase()) {
                case OVER -> List.of();
                case LETTERS -> state.toAnswer();
                case SAIL, LOOKOUT, TOP, TILE, PIRATE -> List.of(state.active());
            };
        }

        private static Phrase question(NorthWindState state) {
            String code = "asked." + state.phase().name();
            return switch (state.phase()) {
                case TILE, LETTERS ->
                    Phrase.of(code, "tile", state.sailing().current().tile().text());
                case PIRATE -> Phrase.of(code, "strength", state.sailing().pirate());
                case SAIL, LOOKOUT, TOP, OVER -> Phrase.of(code);
            };
        }

        /** Opponents answer one after the other (NW-4.5). */
        private static Phrase until(NorthWindState state, List<AskView> before) {
            if (state.phase() != Phase.LETTERS) {
                return Phrase.of("until.decided");
            }
            int active = state.active().index();
            return before.isEmpty()
                    ? Phrase.of("until.answered", "active", active)
                    : Phrase.of("until.after", "seat", before.getLast().seat().index(), "active", active);
        }
    }
}
