package baffin.expedition.data;

/** The tokens that lie on tiles or are given for islands, in the order in which seats count them. */
public enum Token {
    INUIT,
    CAIRN,
    FRANKLIN,
    STRAIT,
    CARTOGRAPHY
}
