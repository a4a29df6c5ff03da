/**
 * How a competition goes on by its format: who is still in, what is certain to be played, who may still come. Deciding
 * what is played next and saying who stands where both ask here, so that they cannot differ.
 */
package baffin.competition.course;
