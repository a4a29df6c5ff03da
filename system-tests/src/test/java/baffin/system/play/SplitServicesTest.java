package baffin.system.play;

import baffin.system.door.ApiAtTheDoorTest;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestClassOrder;
import org.junit.jupiter.api.parallel.ResourceLock;

/** The core of the system tests, which runs in both shapes, here on services that are processes of their own. */
@Tag(Lanes.SPLIT)
@OnSharedBaffin(Kind.SPLIT)
@Order(1)
@ResourceLock(OnSharedBaffin.SPLIT_LOCK)
@TestClassOrder(ClassOrderer.OrderAnnotation.class)
class SplitServicesTest {

    /** Who may ask for what. */
    @Nested
    @Order(1)
    class Access extends ApiAtTheDoorTest {}

    /** A match of each game. */
    @Nested
    @Order(2)
    class Matches extends SeededMatchTest {}

    /** What an answer to a command carries comes from another process. */
    @Nested
    @Order(3)
    class Included extends IncludedReadsTest {}

    /** House players read in one process and write to another. */
    @Nested
    @Order(3)
    class House extends HousePlayersTest {}

    /** A seat that is kept in the lobby is told elsewhere. */
    @Nested
    @Order(3)
    class Challenges extends ChallengeTest {}

    /** What ends a session reaches every process. */
    @Nested
    @Order(4)
    class EndedSessions extends EndedSessionTest {}

    /** A cookie is known to every process. */
    @Nested
    @Order(4)
    class Cookies extends CookieTest {}

    /** A name is erased in every process. */
    @Nested
    @Order(4)
    class Erased extends ErasureTest {}

    /** A league. */
    @Nested
    @Order(5)
    class League extends SeasonTest {}

    /** Whatever is killed. */
    @Nested
    @Order(6)
    class InPlay extends Kills {}
}
