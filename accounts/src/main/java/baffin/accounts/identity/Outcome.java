package baffin.accounts.identity;

import baffin.accounts.session.SignedIn;

/** What becomes of somebody who comes back from a provider. */
public sealed interface Outcome {

    /** They have an account, and are signed in to it. */
    record Known(SignedIn signedIn) implements Outcome {}

    /** They have none, and may make one. */
    record Unknown(PendingAccount newcomer) implements Outcome {}

    /** The provider is linked to the account that asked for it. */
    record Linked() implements Outcome {}
}
