package baffin.bot.client.model;

/**
 * What a player signs in with.
 *
 * @param handle the public name
 * @param password the password
 */
public record Credentials(String handle, String password) {

    @Override
    public String toString() {
        return "Credentials[" + handle + ", secret]";
    }
}
