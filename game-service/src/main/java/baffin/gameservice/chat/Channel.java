package baffin.gameservice.chat;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Where something is said. */
public enum Channel {
    /** Everybody reads, everybody who is signed in writes. */
    PUBLIC,
    /** Only those who hold a seat now read and write. */
    SEATS;

    /** Finds a channel by its name in addresses, such as {@code public}. */
    public static Optional<Channel> find(String name) {
        return Arrays.stream(values())
                .filter(channel -> channel.text().equals(name))
                .findFirst();
    }

    /** The name in addresses. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
