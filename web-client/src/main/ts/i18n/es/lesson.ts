import type { enLesson } from "../en/lesson.js";

/** Words of the first matches that teach a game. */
export const esLesson: Record<keyof typeof enLesson, string> = {
  "start.learn": "Aprender en cinco minutos",
  "start.title": "Juegos de mesa de los mares polares",
  "start.what": "Aprende un juego en cinco minutos, sin cuenta. Después juega con otras personas o contra bots, aquí en tu navegador.",
  "start.play": "Jugar ahora",
  "start.players": "De {min} a {max} jugadores",
  "start.minutes": "De {min} a {max} minutos",
  "start.level.easy": "fácil",
  "start.level.medium": "intermedio",
  "start.level.hard": "exigente",
  "guide.title": "Cómo se juega a {game}",
  "guide.rules": "Cada regla con su número, tal como aparece en la mesa.",
  "fault.handle": "De 3 a 24 letras, cifras, guiones o guiones bajos.",
  "fault.password": "Al menos 10 caracteres.",
  "fault.email": "Esto no es una dirección de correo.",
  "fault.code": "Este código no es válido. Compruébalo, por favor.",
  "fault.proof": "El nombre, la contraseña o el código no son correctos.",
  "lesson.title": "Aprender jugando",
  "lesson.step": "Paso {at} de {all}",
  "lesson.done": "Ya sabes cómo se juega",
  "lesson.happened": "Lo que han hecho los demás",
  "lesson.back": "Un paso atrás",
  "lesson.again": "Otra vez desde el principio",
  "lesson.play": "Jugar ahora una partida entera",
  "lesson.register": "Crear una cuenta",
};
