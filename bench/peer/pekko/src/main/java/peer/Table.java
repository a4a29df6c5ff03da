package peer;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.RetentionCriteria;

/** Noughts and crosses that begins anew on a full board: one command, one event, answered when it is stored. */
public final class Table extends EventSourcedBehavior<Table.Move, Table.Moved, Table.State> {

    private static final int CELLS = 9;

    public record Move(int cell, ActorRef<Reply> replyTo) {}

    public record Reply(boolean accepted, long version) {}

    public record Moved(@JsonProperty("player") int player, @JsonProperty("cell") int cell) implements Stored {

        @JsonCreator
        public Moved {}
    }

    public record State(long version, int[] cells, int player) {

        boolean isFree(int cell) {
            return cell >= 0 && cell < CELLS && cells[cell] == 0;
        }

        State next(Moved moved) {
            int[] after = cells.clone();
            after[moved.cell()] = moved.player() + 1;
            int free = 0;
            for (int cell : after) {
                free += cell == 0 ? 1 : 0;
            }
            return new State(version + 1, free == 0 ? new int[CELLS] : after, 1 - moved.player());
        }
    }

    public Table(String id) {
        super(PersistenceId.ofUniqueId(id));
    }

    @Override
    public State emptyState() {
        return new State(0, new int[CELLS], 0);
    }

    @Override
    public CommandHandler<Move, Moved, State> commandHandler() {
        return newCommandHandlerBuilder()
                .forAnyState()
                .onCommand(
                        Move.class,
                        (state, move) -> state.isFree(move.cell())
                                ? Effect().persist(new Moved(state.player(), move.cell()))
                                        .thenReply(move.replyTo(), after -> new Reply(true, after.version()))
                                : Effect().reply(move.replyTo(), new Reply(false, state.version())))
                .build();
    }

    @Override
    public EventHandler<State, Moved> eventHandler() {
        return newEventHandlerBuilder().forAnyState().onAnyEvent(State::next);
    }

    @Override
    public RetentionCriteria retentionCriteria() {
        return RetentionCriteria.snapshotEvery(1_000_000, 1);
    }
}
