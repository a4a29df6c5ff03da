/** Words of the first matches that teach a game. */
export const enLesson = {
  "start.learn": "Learn in five minutes",
  "lesson.title": "Learn by playing",
  "lesson.step": "Step {at} of {all}",
  "lesson.done": "You know the ropes",
  "lesson.happened": "What the others have done",
  "lesson.back": "One step back",
  "lesson.again": "Once more from the start",
  "lesson.play": "Play a whole match now",
  "lesson.register": "Create an account",
};
