package baffin.bot.navigator.adventure;

/**
 * What a seat pays with its character (AD-4.2, AD-4.3, AD-7.2, AD-7.8, AD-7.9, AD-7.12).
 *
 * @param snow points for snow
 * @param iceberg points for an iceberg, less what the character gets for it
 * @param own points for a hex of the own route
 */
record Prices(double snow, double iceberg, double own) {

    static Prices of(String character) {
        return switch (character) {
            case "MCCLURE" -> new Prices(2, 4, 1);
            case "PARRY" -> new Prices(2.3, 3.3, 1);
            case "AMUNDSEN" -> new Prices(3, 2.5, 1);
            case "JAMES_ROSS" -> new Prices(3, 3, 1);
            case "BAFFIN" -> new Prices(3, 4, .05);
            default -> new Prices(3, 4, 1);
        };
    }

    /** True for who goes along the own route for next to nothing, whatever lies on it. */
    boolean icebergsDoNotStop() {
        return own < 1;
    }

    double ground(char letter) {
        return switch (letter) {
            case 'W' -> 1;
            case 'L' -> 2;
            case 'S' -> snow;
            default -> iceberg;
        };
    }
}
