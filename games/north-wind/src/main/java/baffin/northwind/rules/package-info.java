/**
 * The rules of North Wind, a class a chapter. Checks judge and never change anything; effects say what happens, event
 * by event; lists are the possible commands of a moment, filtered by the same checks.
 */
package baffin.northwind.rules;
