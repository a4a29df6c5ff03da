package baffin.game.action;

/**
 * What a command takes from the stock of its seat at once.
 *
 * @param resource what is paid with, one of {@code Game.stock}
 * @param amount how much, above 0
 */
public record Price(String resource, int amount) {

    public Price {
        if (amount <= 0) {
            throw new IllegalArgumentException("a price is above 0, not " + amount + " " + resource);
        }
    }
}
