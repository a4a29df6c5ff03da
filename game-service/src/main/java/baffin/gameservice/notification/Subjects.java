package baffin.gameservice.notification;

import baffin.competition.entry.Invitation;

/** Names of what notices of competitions are about, so that they can be out of date later. */
final class Subjects {

    static final String ALL = "";

    private Subjects() {}

    static String round(int round) {
        return "round:" + round;
    }

    static String table(int round, int table) {
        return "table:" + round + ":" + table;
    }

    static String entrant(int entrant) {
        return "entrant:" + entrant;
    }

    static String penalty(int penalty) {
        return "penalty:" + penalty;
    }

    static String ruling(int ruling) {
        return "ruling:" + ruling;
    }

    static String request(int request) {
        return "request:" + request;
    }

    static String announcement(int announcement) {
        return "announcement:" + announcement;
    }

    static String invitation(Invitation.As as, String player) {
        return "invitation:" + as + ":" + player;
    }
}
