package baffin.gameservice.chat;

/**
 * Somebody finds that a line should not stand there.
 *
 * @param line the line, its text included
 * @param player who says so
 * @param reason why
 * @param at ms since 1970
 */
public record ChatReport(ChatLine line, String player, String reason, long at) {}
