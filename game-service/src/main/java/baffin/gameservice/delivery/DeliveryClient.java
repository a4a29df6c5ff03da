package baffin.gameservice.delivery;

import io.smallrye.mutiny.Uni;
import java.util.Map;

/** Takes requests to receivers. */
public interface DeliveryClient {

    /**
     * Sends a body, if the address may be reached.
     *
     * @param headers beside those that every request has, or in place of them
     * @return what came of it, within {@link #LONGEST_MS}; never fails
     */
    Uni<DeliveryResponse> post(String url, Map<String, String> headers, byte[] body);

    /** Longest time for a request, ms. */
    int LONGEST_MS = 15_000;
}
