package baffin.nim;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Chance;
import baffin.game.Explainer;
import baffin.game.Game;
import baffin.game.GameInfo;
import baffin.game.LegalCommand;
import baffin.game.RuleCatalogue;
import baffin.game.RuleViolation;
import baffin.game.ScoreKeeper;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.game.Viewer;
import baffin.game.data.DataFile;
import baffin.game.data.RuleTable;
import baffin.game.picture.Canvas;
import baffin.game.picture.Frame;
import baffin.game.picture.Labels;
import baffin.game.picture.Outline;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.Seats;
import baffin.game.picture.Styles;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.nim.NimCommand.Take;
import baffin.nim.NimEvent.MatchesTaken;
import baffin.nim.NimEvent.OthersLeft;
import baffin.nim.NimScores.NimTally;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Nim: nothing is hidden and nothing is drawn. */
public final class NimGame implements Game<NimCommand, NimState, NimEvent, NimTally> {

    private static final GameInfo INFO = new GameInfo("nim", "Nim", 2, 2, "1", List.of(), List.of("red", "blue"));
    private static final Map<Locale, RuleCatalogue> RULES = RuleTable.of("nim");
    private static final List<Heap> HEAPS = DataFile.read(
            "nim/heaps",
            List.of("heap", "matches"),
            row -> new Heap(row.number("heap", 1, 9), row.number("matches", 1, 9), row.source()));

    private final NimExplainer explainer = new NimExplainer();

    private record Heap(int heap, int matches, String source) {}

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public RuleCatalogue catalogue(Locale language) {
        return Objects.requireNonNull(RULES.get(language));
    }

    @Override
    public Object components() {
        return HEAPS;
    }

    @Override
    public Class<NimCommand> commandType() {
        return NimCommand.class;
    }

    @Override
    public Class<NimEvent> eventType() {
        return NimEvent.class;
    }

    @Override
    public Class<NimState> stateType() {
        return NimState.class;
    }

    @Override
    public NimState initial(Setup setup) {
        return new NimState(HEAPS.stream().map(Heap::matches).toList(), 0);
    }

    @Override
    public List<NimEvent> setup(Setup setup, Chance chance) {
        return List.of();
    }

    @Override
    public Decision<Transition<NimState, NimEvent>, RuleViolation> decide(
            NimState state, Seat seat, NimCommand command, Chance chance) {
        return switch (command) {
            case Take take -> taken(state, seat, take);
        };
    }

    private Decision<Transition<NimState, NimEvent>, RuleViolation> taken(NimState state, Seat seat, Take take) {
        if (!toAct(state).contains(seat)) {
            return Decision.refused(RuleViolation.of("NI-1", Phrase.of("refused.turn")));
        }
        int there = state.in(take.heap());
        if (take.matches() < 1 || take.matches() > there) {
            Phrase refused = Phrase.of(
                    "refused.matches",
                    "heap",
                    Phrase.of("heap", "heap", take.heap()),
                    "matches",
                    Phrase.of("matches", "matches", there));
            String pointer = there == 0 ? "/heap" : "/matches";
            return Decision.refused(RuleViolation.of("NI-2", refused, pointer)
                    .withNearby(legalCommands(state, seat).stream()
                            .map(LegalCommand::command)
                            .toList()));
        }
        NimEvent event = new MatchesTaken(seat, take.heap(), take.matches(), state.left() == take.matches());
        return Decision.accepted(Transition.of(event, evolve(state, event)));
    }

    @Override
    public NimState evolve(NimState state, NimEvent event) {
        return switch (event) {
            case MatchesTaken taken -> state.without(taken.heap(), taken.matches());
            case OthersLeft left -> new NimState(List.of(), state.turn() + 1);
        };
    }

    @Override
    public List<NimEvent> conclude(NimState state, List<Seat> held) {
        return List.of(new OthersLeft());
    }

    @Override
    public List<Seat> toAct(NimState state) {
        return over(state) ? List.of() : List.of(state.active());
    }

    @Override
    public int turn(NimState state) {
        return state.turn();
    }

    @Override
    public boolean over(NimState state) {
        return state.left() == 0;
    }

    @Override
    public List<LegalCommand<NimCommand>> legalCommands(NimState state, Seat seat) {
        List<LegalCommand<NimCommand>> legal = new ArrayList<>();
        if (toAct(state).contains(seat)) {
            for (int heap = 1; heap <= state.heaps().size(); heap++) {
                for (int matches = 1; matches <= state.in(heap); matches++) {
                    legal.add(new LegalCommand<>(new Take(heap, matches), 0));
                }
            }
        }
        return legal;
    }

    @Override
    public NimCommand safeCommand(NimState state, Seat seat) {
        return legalCommands(state, seat).getFirst().command();
    }

    @Override
    public NimView view(NimState state, ScoreSheet sheet, Viewer viewer, Locale language) {
        return new NimView(state.heaps(), over(state) ? null : state.active());
    }

    @Override
    public NimEvent redact(NimEvent event, Viewer viewer) {
        return event;
    }

    @Override
    public Explainer<NimCommand, NimState, NimEvent> explainer() {
        return explainer;
    }

    @Override
    public ScoreKeeper<NimEvent, NimTally> scoreKeeper() {
        return new NimScores();
    }

    @Override
    public String picture(NimState state, ScoreSheet sheet, Viewer viewer, PictureOptions options) {
        return NimPicture.svg(state, sheet, viewer, options);
    }

    @Override
    public String styleSheet() {
        return NimPicture.STYLE;
    }

    @Override
    public List<String> spots(NimEvent event) {
        return switch (event) {
            case MatchesTaken taken ->
                List.of("heap:" + taken.heap(), "seat:" + taken.seat().index());
            case OthersLeft left -> List.of();
        };
    }

    /** The heaps, and a card a seat. */
    static final class NimPicture {

        static final String STYLE = Styles.sheet("""
            .bf .match{fill:#aa3333;stroke:#441111;stroke-width:1}
            """);

        private static final Messages MESSAGES = Messages.of("nim/picture");
        private static final double MARGIN = 18;
        private static final double HEAP = 88;
        private static final double CARD = 58;

        private NimPicture() {}

        static String svg(NimState state, ScoreSheet sheet, Viewer viewer, PictureOptions options) {
            Labels labels = new Labels(MESSAGES, options);
            double width = options.width();
            double cards = 44 + HEAP * state.heaps().size();
            double top = options.map() ? 0 : cards;
            double end = options.seats() ? cards + CARD * sheet.seats().size() + MARGIN : cards;
            String status = state.left() == 0
                    ? labels.text("over")
                    : labels.text("turn", "seat", Phrase.seat(state.active().index()));
            Canvas canvas = Canvas.begin(options, labels, new Frame("Nim", status, top, width, end - top, null), STYLE);
            canvas.svg().open("defs");
            Seats.patterns(canvas.svg());
            canvas.svg().close("defs");
            if (options.map()) {
                canvas.svg().label(MARGIN, 28, "sub", status);
                for (int heap = 1; heap <= state.heaps().size(); heap++) {
                    heap(canvas, heap, state.in(heap), 44 + HEAP * (heap - 1), width);
                }
            }
            for (SeatScore score : sheet.seats()) {
                if (options.seats()) {
                    seat(canvas, state, score, viewer, cards, width);
                }
            }
            return canvas.finished();
        }

        private static void heap(Canvas canvas, int heap, int matches, double y, double width) {
            String title = canvas.text("heap", "heap", heap, "matches", matches);
            canvas.spot("heap", heap, title, Outline.rect(MARGIN, y, width - 2 * MARGIN, HEAP - 8));
            canvas.svg().label(MARGIN, y + 14, "tiny", title);
            for (int match = 0; match < matches; match++) {
                canvas.svg().rect(MARGIN + 8 + 36 * match, y + 22, 10, 54, "match");
            }
            canvas.endSpot();
        }

        private static void seat(
                Canvas canvas, NimState state, SeatScore score, Viewer viewer, double cards, double width) {
            int seat = score.seat().index();
            double y = cards + CARD * seat;
            boolean toAct = state.left() > 0 && state.active().equals(score.seat());
            String heading = canvas.heading(seat, viewer.holds(score.seat()));
            canvas.spot("seat", seat, heading, Outline.rect(MARGIN, y, width - 2 * MARGIN, CARD - 8));
            canvas.svg().rect(MARGIN, y, width - 2 * MARGIN, CARD - 8, toAct ? "card now" : "card");
            Seats.emblem(canvas, seat, MARGIN + 24, y + 25, 1);
            canvas.svg().label(MARGIN + 48, y + 22, "bold", heading);
            canvas.svg().label(MARGIN + 48, y + 42, "tiny", canvas.text(toAct ? "acts" : "waits"));
            canvas.svg().label(width - MARGIN - 12, y + 30, "tail", canvas.text("points", "points", score.total()));
            canvas.endSpot();
        }
    }
}
