import type { enLesson } from "./en-lesson.js";

/** Words of the first matches that teach a game. */
export const deLesson: Record<keyof typeof enLesson, string> = {
  "start.learn": "In fünf Minuten lernen",
  "lesson.title": "Lernen beim Spielen",
  "lesson.step": "Schritt {at} von {all}",
  "lesson.done": "Du weißt, wie es geht",
  "lesson.happened": "Was die anderen getan haben",
  "lesson.back": "Einen Schritt zurück",
  "lesson.again": "Noch einmal von vorn",
  "lesson.play": "Jetzt eine ganze Partie spielen",
  "lesson.register": "Konto anlegen",
};
