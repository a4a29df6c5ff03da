/** Whether log, database and secrets belong together: compared before any service starts. */
package baffin.standalone.consistency;
