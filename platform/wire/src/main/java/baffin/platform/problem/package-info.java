/** RFC 9457 problem documents: every refusal of a service has a type, a status and words that help. */
package baffin.platform.problem;
