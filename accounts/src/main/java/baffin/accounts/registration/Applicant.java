package baffin.accounts.registration;

/**
 * Somebody who wants an account.
 *
 * @param handle the public name
 * @param byProvider true when they sign in through a provider, false when with a password
 * @param invitation code of an invitation; empty for none
 * @param termsAccepted true when they accept the terms
 * @param ageConfirmed true when they say that they are old enough
 */
public record Applicant(
        String handle, boolean byProvider, String invitation, boolean termsAccepted, boolean ageConfirmed) {}
