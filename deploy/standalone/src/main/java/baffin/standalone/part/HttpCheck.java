package baffin.standalone.part;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.time.Duration;

/** Asks an address whether all is well. */
public final class HttpCheck {

    private HttpCheck() {}

    /** Whether a GET is answered with a status from 200 to 299 within the limit. */
    public static boolean isOk(URI address, Duration limit) {
        try {
            HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
            connection.setConnectTimeout((int) limit.toMillis());
            connection.setReadTimeout((int) limit.toMillis());
            int status = connection.getResponseCode();
            connection.disconnect();
            return status >= 200 && status < 300;
        } catch (IOException e) {
            return false;
        }
    }
}
