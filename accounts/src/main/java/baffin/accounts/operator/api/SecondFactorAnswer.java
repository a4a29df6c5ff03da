package baffin.accounts.operator.api;

import baffin.accounts.operator.SecondFactor;
import java.util.List;

/**
 * What an operator needs to act as one.
 *
 * @param uri for the authenticator (otpauth)
 * @param recoveryCodes each good once when the authenticator is lost
 */
record SecondFactorAnswer(String uri, List<String> recoveryCodes) {

    SecondFactorAnswer {
        recoveryCodes = List.copyOf(recoveryCodes);
    }

    static SecondFactorAnswer of(SecondFactor.Given given) {
        return new SecondFactorAnswer(given.uri().toString(), given.recoveryCodes());
    }

    @Override
    public String toString() {
        return "SecondFactorAnswer[]";
    }
}
