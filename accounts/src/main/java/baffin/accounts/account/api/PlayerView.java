package baffin.accounts.account.api;

import baffin.accounts.account.Account;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * An account as everyone sees it.
 *
 * @param id id of the player
 * @param handle the public name
 * @param bot true when a program plays
 * @param avatar address of a picture that stands for the player, relative to this platform; the same for good
 */
@Schema(name = "Player")
public record PlayerView(
        @Schema(examples = "019aa5f0-93c1-7c7e-8f65-0d6f3a1f2b10")
        String id,

        @Schema(examples = "Amundsen") String handle,
        boolean bot,

        @Schema(examples = "/api/v1/players/019aa5f0-93c1-7c7e-8f65-0d6f3a1f2b10/avatar.svg")
        String avatar) {

    public static PlayerView of(Account account) {
        return new PlayerView(
                account.id(), account.handle(), account.bot(), "/api/v1/players/" + account.id() + "/avatar.svg");
    }
}
