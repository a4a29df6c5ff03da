import { duration, instant, lasting, local, seconds } from "../../../main/ts/organise/durations.js";
import { equal, test } from "../support/test.js";

test("a duration is entered in the largest unit that measures it", () => {
    equal(["P14D", "PT90M", "PT36H", "PT20S", "PT0S"].map(lasting), [
        { n: 14, unit: "D" },
        { n: 90, unit: "M" },
        { n: 36, unit: "H" },
        { n: 20, unit: "S" },
        { n: 0, unit: "M" },
    ]);
    equal(
        ["P14D", "PT90M", "PT36H", "PT20S"].map((each) => duration(lasting(each))),
        ["P14D", "PT90M", "PT36H", "PT20S"],
    );
    equal(seconds("P1DT2H3M4S"), 93_784);
});

test("a moment is entered in the reader's zone, also on the day on which clocks change", () => {
    equal(instant("2026-12-01T18:00", "Europe/Berlin"), "2026-12-01T17:00:00.000Z");
    equal(instant("2026-07-01T18:00", "America/New_York"), "2026-07-01T22:00:00.000Z");
    equal(instant("2026-03-29T12:00", "Europe/Berlin"), "2026-03-29T10:00:00.000Z");
    equal(local("2026-12-01T17:00:00.250Z", "Europe/Berlin"), "2026-12-01T18:00");
});
