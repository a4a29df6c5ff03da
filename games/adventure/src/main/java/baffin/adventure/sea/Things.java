package baffin.adventure.sea;

import baffin.adventure.data.MarkerKind;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Things as short text: {@code I@5,3} for a piece, {@code 0F4,2>5,2+6,2~1.1} for a marker. */
final class Things {

    private static final String END = ";";

    private Things() {}

    static String text(List<Thing> things) {
        return things.stream().map(Things::text).collect(Collectors.joining(END));
    }

    static List<Thing> parsed(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(END)).map(Things::thing).toList();
    }

    private static String text(Thing thing) {
        return switch (thing) {
            case Thing.Piece piece -> (piece.ground() == Ground.ICEBERG ? "I" : "W") + "@" + piece.hex();
            case Thing.Marker marker -> {
                String path = marker.path().stream().map(Hex::text).collect(Collectors.joining("+"));
                String from = marker.from() == null ? "" : marker.from().text();
                String wake = marker.wakeHexes() == 0 ? "" : "~" + marker.wakeOf() + "." + marker.wakeHexes();
                yield marker.seat() + letter(marker.kind()) + from + ">" + path + wake;
            }
        };
    }

    private static Thing thing(String text) {
        if (text.charAt(1) == '@') {
            return new Thing.Piece(Ground.of(text.charAt(0)), new Hex(text.substring(2)));
        }
        int arrow = text.indexOf('>');
        int wave = text.indexOf('~');
        String[] wake =
                wave < 0 ? new String[] {"-1", "0"} : text.substring(wave + 1).split("\\.");
        String path = text.substring(arrow + 1, wave < 0 ? text.length() : wave);
        return new Thing.Marker(
                text.charAt(0) - '0',
                MarkerKind.values()[text.charAt(1) - 'A'],
                Arrays.stream(path.split("\\+")).map(Hex::new).toList(),
                arrow == 2 ? null : new Hex(text.substring(2, arrow)),
                Integer.parseInt(wake[0]),
                Integer.parseInt(wake[1]));
    }

    private static String letter(MarkerKind kind) {
        return String.valueOf((char) ('A' + kind.ordinal()));
    }
}
