import { go, route, type Route } from "../../../main/ts/app/router.js";
import { address } from "../support/browser.js";
import { equal, test } from "../support/test.js";

function at(hash: string): Route {
  address.hash = hash;
  return route();
}

test("an address without a fragment is the first page", () => {
  equal(at(""), { place: "/", page: "", id: "", query: new URLSearchParams() });
  equal(at("#/"), at(""));
});

test("a fragment names the page and the id", () => {
  const { page, id, place } = at("#/match/0f3a");

  equal({ page, id, place }, { page: "match", id: "0f3a", place: "match/0f3a" });
});

test("a fragment may leave out its first slash", () => {
  equal(at("#match/0f3a"), at("#/match/0f3a"));
});

test("another version of a match is the same place", () => {
  equal(at("#/match/0f3a?version=7").place, at("#/match/0f3a?version=8").place);
  equal(at("#/match/0f3a?version=7").query.get("version"), "7");
});

test("another match is another place", () => {
  equal(at("#/match/0f3a").place === at("#/match/0f3b").place, false);
});

test("what is after a second slash belongs to no id", () => {
  equal(at("#/rules/expedition/more").id, "expedition");
});

test("an id that could be another path of the API leads nowhere", () => {
  for (const id of ["..%2f..%2fplayers%2fme", "a%2Fb", "..", "a.b", "%", "%zz", "a%3Fb", "a\\b", "ü"]) {
    equal(at(`#/match/${id}`).page, "nowhere");
    equal(at(`#/match/${id}`).id, "");
  }
});

test("a player is found by a name in whatever letters, which is no part of a path", () => {
  equal([at("#/player/Ren%C3%A9-2").page, at("#/player/Ren%C3%A9-2").id], ["player", "René-2"]);
  equal(at("#/player/..%2Fme").id, "../me");
  equal(at("#/player/%zz").page, "nowhere");
});

test("a parameter is decoded", () => {
  equal(at("#/sign-in?invitation=A%26B&next=%2Fmine").query.get("invitation"), "A&B");
});

test("going to a place makes it the address", () => {
  go("match/0f3a?version=7");

  equal(address.hash, "#/match/0f3a?version=7");
  equal(route().id, "0f3a");
});
