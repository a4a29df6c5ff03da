package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

/** Short ways through all services. */
final class EveryService {

    private EveryService() {}

    /** Two people start a match, play and end it; everything is read at once after it was written. */
    static void match(Caller host, Caller guest) {
        String id = host.post("/lobby/matches", "{'game':'expedition','seats':2,'ready':true}")
                .as(201)
                .path("matchId")
                .asText();
        assertThat(host.get("/lobby/matches/" + id).as(200).path("version").asInt())
                .isEqualTo(1);
        guest.post("/lobby/matches/" + id + "/join", "{'ready':true}").as(200);
        String match = "/matches/" + id;
        JsonNode view = guest.get(match).as(200);
        assertThat(guest.get(match + "/score").as(200).path("version").asInt()).isEqualTo(1);
        Caller mover = view.path("toAct").get(0).asInt() == 0 ? host : guest;
        Caller other = mover == host ? guest : host;
        JsonNode action = mover.get(match + "/legal-actions?sample=1&random=1")
                .as(200)
                .path("items")
                .get(0)
                .path("command");
        int version =
                mover.command(id, action.toString()).as(200).path("version").asInt();
        assertThat(mover.get(match).as(200).path("version").asInt()).isEqualTo(version);
        assertThat(mover.get(match + "/score").as(200).path("version").asInt()).isEqualTo(version);
        host.post(match + "/chat/public", "{'text':'still here'}").as(201);
        assertThat(guest.get(match + "/chat/public").as(200).findValuesAsText("text"))
                .contains("still here");
        int last =
                other.command(id, "{'type':'Resign'}").as(200).path("version").asInt();
        assertThat(other.get(match).as(200).path("status").asText()).isEqualTo("ENDED");
        assertThat(other.get(match + "/score").as(200).path("version").asInt()).isGreaterThanOrEqualTo(last);
        assertThat(mover.get("/players/me/notifications").as(200).findValuesAsText("kind"))
                .contains("MATCH_STARTED");
    }

    /** The same for a competition of two. */
    static void competition(Caller organiser, Caller guest) {
        JsonNode created = organiser
                .post(
                        "/competitions",
                        "{'name':'Slow cup','game':'expedition','format':{'type':'RoundRobin','cycles':1},"
                                + "'tableSize':2,'points':'DUEL','tieBreaks':['LOT'],"
                                + "'entry':{'who':'OPEN','min':2,'max':4,'bots':false},"
                                + "'schedule':{'round':'P7D','ruling':'P1D','automatic':false}}")
                .as(201);
        String cup = "/competitions/" + created.path("competitionId").asText();
        assertThat(organiser.get(cup).as(200).path("version").asInt()).isEqualTo(1);
        assertThat(organiser.get(cup + "/standings").as(200).path("version").asInt())
                .isEqualTo(1);
        organiser.post(cup + "/entrants").as(200);
        int entered = guest.post(cup + "/entrants").as(200).path("version").asInt();
        assertThat(guest.get(cup + "/entrants/2").as(200).path("player").asText())
                .isEqualTo(guest.player());
        assertThat(guest.get(cup + "/records?limit=200").as(200).path("items").size())
                .isEqualTo(entered);
        organiser.post(cup + "/start").as(200);
        organiser.post(cup + "/rounds/1/pairings").as(200);
        assertThat(organiser
                        .get(cup + "/rounds/1/verification")
                        .as(200)
                        .path("verified")
                        .asBoolean())
                .isTrue();
        String match =
                organiser.get(cup + "/rounds/1").as(200).at("/tables/0/matchId").asText();
        assertThat(organiser.get("/matches/" + match).as(200).path("version").asInt())
                .isEqualTo(1);
        assertThat(organiser
                        .get("/matches/" + match + "/score")
                        .as(200)
                        .path("version")
                        .asInt())
                .isEqualTo(1);
        String listed = "/matches?competition=" + created.path("competitionId").asText();
        assertThat(organiser.get(listed).as(200).path("items").size()).isEqualTo(1);
        int ruled = organiser
                .post(
                        cup + "/rounds/1/tables/1/adjudicate",
                        "{'seats':[{'entrant':1,'place':1},{'entrant':2,'place':2}],'reason':'clear'}")
                .as(200)
                .path("version")
                .asInt();
        assertThat(organiser.get(cup + "/standings").as(200).path("version").asInt())
                .isGreaterThanOrEqualTo(ruled);
        assertThat(organiser.get(cup + "/results").as(200).path("version").asInt())
                .isGreaterThanOrEqualTo(ruled);
    }
}
