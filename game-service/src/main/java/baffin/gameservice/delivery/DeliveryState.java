package baffin.gameservice.delivery;

/** How far a delivery is. */
public enum DeliveryState {
    /** It is sent when its next attempt is due. */
    WAITING,
    /** It is on its way. */
    SENDING,
    /** The receiver has taken it. */
    DELIVERED,
    /** It is not tried any more, unless its owner asks for it. */
    FAILED
}
