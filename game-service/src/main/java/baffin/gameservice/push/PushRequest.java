package baffin.gameservice.push;

import baffin.gameservice.notification.NoticeKind;
import java.util.List;
import java.util.Locale;

/**
 * A browser that its user wants to be told by push.
 *
 * @param endpoint where messages to it go, an address of its push service
 * @param keys what they are encrypted with
 * @param device words of the user, may be empty
 * @param kinds what it is to be told, at least one
 * @param language of what it shows
 */
public record PushRequest(String endpoint, PushKeys keys, String device, List<NoticeKind> kinds, Locale language) {

    /** Longest words for a device, characters (code points). */
    public static final int DEVICE_MAX = 60;

    /** What is told where nothing is chosen. */
    public static final List<NoticeKind> USUAL = List.of(
            NoticeKind.MATCH_STARTED,
            NoticeKind.YOUR_TURN,
            NoticeKind.YOU_WERE_ASKED,
            NoticeKind.TIME_IS_SHORT,
            NoticeKind.ROUND_PUBLISHED);

    public PushRequest {
        kinds = kinds.stream().distinct().sorted().toList();
    }
}
