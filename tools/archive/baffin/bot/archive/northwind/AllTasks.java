package baffin.bot.archive.northwind;

import baffin.game.Seat;
import baffin.northwind.data.Port;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.CompleteTask;
import baffin.northwind.state.NorthWindCommand.HireCrew;
import baffin.northwind.state.NorthWindEvent.GameEnded;
import baffin.northwind.state.NorthWindEvent.Reason;
import baffin.northwind.state.NorthWindState;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;

/** Four seats share all 27 tasks so that nobody ever has all its tokens on the board (NW-6.5). */
final class AllTasks extends NorthWindScript {

    @Override
    void next() {
        Seat seat = toAct();
        List<Port> wanted = Arrays.stream(Port.values())
                .filter(port -> of(seat.index(), port) < share(seat, port))
                .toList();
        if (wanted.isEmpty()) {
            idle();
        } else {
            match().navigate(seat, command -> allowed(seat, command, wanted), view -> hide(view, wanted));
        }
    }

    /** A column whose tasks are all done asks for nothing. */
    private static void hide(ObjectNode view, List<Port> wanted) {
        view.path("columns").forEach(column -> {
            if (!wanted.contains(Port.valueOf(column.path("port").asText()))) {
                column.path("fields").forEach(field -> ((ObjectNode) field).put("seat", 0));
            }
        });
    }

    private boolean allowed(Seat seat, NorthWindCommand command, List<Port> wanted) {
        NorthWindState table = table();
        return switch (command) {
            case HireCrew c -> table.of(seat).crew().size() < 3;
            case CompleteTask c -> {
                Port port = table.sailing().current().tile().data().port();
                yield wanted.contains(port)
                        && match().imagined(seat, command).board().tokens(seat) < table.goal();
            }
            default -> true;
        };
    }

    /** How many tasks of a column a seat does at most for now: majorities come and go before the end. */
    private int share(Seat seat, Port port) {
        return switch (seat.index()) {
            case 0, 3 -> outer(port);
            case 1 -> port == Port.NORTH_CAPE ? 5 : port == Port.OLSAND ? 1 : 0;
            default -> port == Port.NORTH_CAPE ? havenDone() ? 4 : 3 : port == Port.FORT_HAVEN ? 3 : 0;
        };
    }

    private int outer(Port port) {
        boolean olsandDone = of(0, Port.OLSAND) == 4 && of(3, Port.OLSAND) == 4;
        return switch (port) {
            case NORTH_CAPE -> 0;
            case FORT_HAVEN -> olsandDone && of(2, port) == 3 ? 3 : 2;
            case OLSAND -> 4;
        };
    }

    private boolean havenDone() {
        return of(0, Port.FORT_HAVEN) == 3 && of(3, Port.FORT_HAVEN) == 3;
    }

    private int of(int seat, Port port) {
        return table().board().of(port).of(new Seat(seat));
    }

    @Override
    boolean met() {
        return last().contains(new GameEnded(Reason.ALL_TASKS, null));
    }
}
