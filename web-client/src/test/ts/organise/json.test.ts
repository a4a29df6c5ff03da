import { member, patch, withMember } from "../../../main/ts/organise/json.js";
import { equal, test } from "../support/test.js";

const POLICY = { name: "Cup", entry: { min: 4, max: 16 }, tieBreaks: ["LOT"], format: { type: "Heats", heats: 3 } };

test("a member is read and set by its path, and the document of before stays", () => {
    equal(member(POLICY, "entry.max"), 16);
    equal(member(POLICY, "play.clock.move"), undefined);
    equal(withMember(POLICY, "entry.max", 32).entry, { min: 4, max: 32 });
    equal(withMember(POLICY, "schedule.round", "P7D"), { ...POLICY, schedule: { round: "P7D" } });
    equal(withMember(POLICY, "entry.min", undefined).entry, { max: 16 });
    equal(POLICY.entry.max, 16);
});

test("a patch has what is other, and null for what has gone", () => {
    equal(patch(POLICY, withMember(withMember(POLICY, "entry.max", 32), "name", "Bowl")), {
        name: "Bowl",
        entry: { max: 32 },
    });
    equal(patch(POLICY, withMember(POLICY, "entry.min", undefined)), { entry: { min: null } });
    equal(patch(POLICY, { ...POLICY, tieBreaks: ["OPPONENTS", "LOT"] }), { tieBreaks: ["OPPONENTS", "LOT"] });
    equal(patch(POLICY, { ...POLICY }), undefined);
});

test("another format takes the place of the one before as a whole", () => {
    const format = { type: "RoundRobin", cycles: 1 };
    equal(patch(POLICY, { ...POLICY, format }), { format });
});
