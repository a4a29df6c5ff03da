/** Whether log, database and secrets belong together: compared before any service starts. */
@org.jspecify.annotations.NullMarked
package baffin.standalone.consistency;
