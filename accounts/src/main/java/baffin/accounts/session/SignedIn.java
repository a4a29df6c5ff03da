package baffin.accounts.session;

import baffin.accounts.account.Account;

/**
 * What somebody gets who has signed in.
 *
 * @param token bearer token
 * @param refreshToken gives the next bearer token, once
 */
public record SignedIn(Account account, Session session, String token, String refreshToken) {

    @Override
    public String toString() {
        return "SignedIn[" + session.id() + "]";
    }
}
