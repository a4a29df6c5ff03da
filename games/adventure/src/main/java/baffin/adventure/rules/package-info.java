/** The rules of Northwest Passage Adventure, one file a chapter; each judges, applies and lists its commands. */
package baffin.adventure.rules;
