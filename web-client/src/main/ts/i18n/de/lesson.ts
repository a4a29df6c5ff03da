import type { enLesson } from "../en/lesson.js";

/** Words of the first matches that teach a game. */
export const deLesson: Record<keyof typeof enLesson, string> = {
  "start.learn": "In fünf Minuten lernen",
  "start.title": "Brettspiele aus den Polarmeeren",
  "start.what": "Lerne ein Spiel in fünf Minuten, ohne Konto. Dann spiele mit anderen oder gegen Bots, hier in deinem Browser.",
  "start.play": "Jetzt spielen",
  "start.players": "{min} bis {max} Spieler",
  "start.minutes": "{min} bis {max} Minuten",
  "start.level.easy": "einfach",
  "start.level.medium": "mittel",
  "start.level.hard": "anspruchsvoll",
  "guide.title": "So spielt man {game}",
  "guide.rules": "Jede Regel mit der Nummer, unter der sie am Tisch erscheint.",
  "fault.handle": "3 bis 24 Buchstaben, Ziffern, Binde- oder Unterstriche.",
  "fault.password": "Mindestens 10 Zeichen.",
  "fault.email": "Das ist keine E-Mail-Adresse.",
  "fault.code": "Dieser Code ist nicht gültig. Bitte prüfe ihn.",
  "fault.proof": "Name, Passwort oder Code ist falsch.",
  "lesson.title": "Lernen beim Spielen",
  "lesson.step": "Schritt {at} von {all}",
  "lesson.done": "Du weißt, wie es geht",
  "lesson.happened": "Was die anderen getan haben",
  "lesson.back": "Einen Schritt zurück",
  "lesson.again": "Noch einmal von vorn",
  "lesson.play": "Jetzt eine ganze Partie spielen",
  "lesson.register": "Konto anlegen",
};
