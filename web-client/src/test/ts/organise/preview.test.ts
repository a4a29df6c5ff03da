import type { NewPolicy } from "../../../main/ts/organise/documents.js";
import { preview, tableSizes } from "../../../main/ts/organise/preview.js";
import { equal, test } from "../support/test.js";

function policy(format: NewPolicy["format"], more: Partial<NewPolicy> = {}): NewPolicy {
    const schedule = { round: "P7D", ruling: "P1D" };
    const entry = { min: 4, max: 64 };
    return {
        name: "Cup",
        game: "expedition",
        format,
        tableSize: 4,
        points: "EXPEDITION",
        tieBreaks: [],
        entry,
        schedule,
        ...more,
    };
}

test("there are as few tables as possible, filled evenly, and byes only where no table fits", () => {
    equal(
        [23, 17, 6, 5].map((each) => tableSizes(each, 4, false)),
        [[4, 4, 4, 4, 4, 3], [4, 4, 3, 3, 3], [3, 3], [4]],
    );
    equal(tableSizes(5, 4, true), [3, 2]);
    equal(
        [tableSizes(7, 3, false), tableSizes(7, 3, true)],
        [
            [3, 3],
            [3, 2, 2],
        ],
    );
    equal(tableSizes(0, 4, false), []);
});

test("23 entrants of a pod Swiss play five rounds and a final", () => {
    const found = preview(policy({ type: "PodSwiss", rounds: 0, finalists: 4 }), 23);
    equal([found.tables.length, found.byes, found.rounds, found.seconds / 604_800], [6, 0, 6, 6]);
});

test("a league has as many rounds as the platform says for the sizes of its divisions", () => {
    const league = policy({ type: "DivisionLeague", divisionSize: 7, games: 4, atOnce: 1, up: 1, down: 2 });
    const schedules = [
        { entrants: 7, rounds: 7 },
        { entrants: 16, rounds: 99 },
    ] as unknown as Parameters<typeof preview>[2];
    const found = preview(league, 14, schedules);
    equal([found.divisions, found.tables, found.rounds], [[7, 7], Array(14).fill(4), 7]);
});

test("brackets begin with the matches that leave a power of two", () => {
    const cup = policy({ type: "SingleElimination", thirdPlace: true }, { tableSize: 2 });
    const found = preview(cup, 6);
    equal([found.tables, found.byes, found.rounds, found.more], [[2, 2], 2, 3, true]);
    equal(preview(cup, 8).byes, 0);
    const pods = preview(policy({ type: "PodElimination", advance: 2, secondChance: false }), 16);
    equal(pods.rounds, 3);
});

test("a review time lies between two rounds", () => {
    const heats = policy({ type: "Heats", heats: 2, best: 1, finalists: 4 });
    heats.schedule = { round: "P1D", ruling: "PT0S", review: "P1D" };
    equal(preview(heats, 8).seconds, 5 * 86_400);
    equal(preview(policy({ type: "RoundRobin", cycles: 2 }, { tableSize: 2 }), 5).rounds, 10);
});
