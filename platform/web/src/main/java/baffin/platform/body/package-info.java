/** What clients send as JSON: strict, and refused with all that is wrong with it. */
package baffin.platform.body;
