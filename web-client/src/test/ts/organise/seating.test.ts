import { isKept, keptAfter, swapped, toggled, type Seating } from "../../../main/ts/organise/seating.js";
import { equal, test } from "../support/test.js";

const SEATING: Seating = {
    tables: [
        [1, 2, 3, 4],
        [5, 6, 7],
        [8, 9, 10],
    ],
    byes: [11],
};

test("two change places between tables, at one table, and with a bye", () => {
    equal(swapped(SEATING, 2, 6).tables, [
        [1, 6, 3, 4],
        [5, 2, 7],
        [8, 9, 10],
    ]);
    equal(swapped(SEATING, 1, 4).tables[0], [4, 2, 3, 1]);
    const rested = swapped(SEATING, 10, 11);
    equal([rested.tables[2], rested.byes], [[8, 9, 11], [10]]);
});

test("somebody who is nowhere changes places with nobody", () => {
    equal(swapped(SEATING, 1, 99), SEATING);
});

test("tables of a swap are kept from then on, and those that were kept before stay so", () => {
    equal(keptAfter(SEATING, [[10, 9, 8]], 2, 6), [
        [1, 6, 3, 4],
        [5, 2, 7],
        [8, 9, 10],
    ]);
    equal(keptAfter(SEATING, [], 10, 11), [[8, 9, 11]]);
    equal(keptAfter(SEATING, [[1, 2, 3, 4]], 2, 6), [
        [1, 6, 3, 4],
        [5, 2, 7],
    ]);
});

test("a table is kept and released, in whatever order its people are named", () => {
    const kept = toggled([], [5, 6, 7]);
    equal([isKept(kept, [7, 5, 6]), isKept(kept, [5, 6])], [true, false]);
    equal(toggled(kept, [6, 5, 7]), []);
});
