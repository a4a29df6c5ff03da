/** Streams of events as clients read them: their forms, where they resume, and how many one reader may have. */
package baffin.platform.stream;
