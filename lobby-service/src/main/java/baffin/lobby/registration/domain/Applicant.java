package baffin.lobby.registration.domain;

/**
 * Somebody who wants an account.
 *
 * @param handle the public name
 * @param password in clear
 * @param invitation code of an invitation; empty for none
 * @param termsAccepted true when they accept the terms
 * @param ageConfirmed true when they say that they are old enough
 * @param address where the request comes from
 */
public record Applicant(
        String handle,
        String password,
        String invitation,
        boolean termsAccepted,
        boolean ageConfirmed,
        String address) {

    @Override
    public String toString() {
        return "Applicant[" + handle + "]";
    }
}
