package baffin.accounts.page;

/**
 * Says why something is not to be.
 *
 * @param title in some words
 * @param text in a sentence
 */
public record NoticePage(String title, String text) {}
