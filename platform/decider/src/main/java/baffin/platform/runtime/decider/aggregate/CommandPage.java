package baffin.platform.runtime.decider.aggregate;

import baffin.decider.ProcessedCommand;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Remembered commands that are kept beside a state's row: a page is written once, when it is full.
 *
 * @param number of the page, from 0 for each aggregate
 * @param commands the latest last
 */
public record CommandPage(int number, List<ProcessedCommand> commands) {

    public CommandPage {
        commands = List.copyOf(commands);
    }

    /** The page as it is kept. */
    public byte[] bytes() {
        List<byte[]> texts = new ArrayList<>();
        int size = 2 * Integer.BYTES;
        for (ProcessedCommand each : commands) {
            for (String text : List.of(each.commandId(), each.fingerprint(), each.player())) {
                byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
                texts.add(bytes);
                size += Integer.BYTES + bytes.length;
            }
            size += Long.BYTES;
        }
        ByteBuffer page = ByteBuffer.allocate(size).putInt(number).putInt(commands.size());
        commands.forEach(each -> page.putLong(each.version()));
        texts.forEach(text -> page.putInt(text.length).put(text));
        return page.array();
    }

    /**
     * Reads what {@link #bytes} has made.
     *
     * @throws RuntimeException when it is no page
     */
    public static CommandPage read(byte[] bytes) {
        ByteBuffer page = ByteBuffer.wrap(bytes);
        int number = page.getInt();
        long[] versions = new long[page.getInt()];
        page.asLongBuffer().get(versions);
        page.position(page.position() + versions.length * Long.BYTES);
        List<ProcessedCommand> commands = new ArrayList<>(versions.length);
        for (long version : versions) {
            String commandId = text(page);
            String fingerprint = text(page);
            commands.add(new ProcessedCommand(commandId, fingerprint, text(page), version));
        }
        return new CommandPage(number, commands);
    }

    private static String text(ByteBuffer page) {
        byte[] text = new byte[page.getInt()];
        page.get(text);
        return new String(text, StandardCharsets.UTF_8);
    }
}
