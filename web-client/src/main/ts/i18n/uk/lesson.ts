import type { enLesson } from "../en/lesson.js";

/** Words of the first matches that teach a game. */
export const ukLesson: Record<keyof typeof enLesson, string> = {
  "start.learn": "Навчитися за п’ять хвилин",
  "start.title": "Настільні ігри полярних морів",
  "start.what": "Навчіться гри за п’ять хвилин, без облікового запису. А тоді грайте з людьми або ботами, тут-таки у браузері.",
  "start.play": "Грати зараз",
  "start.players": "гравців: {min}–{max}",
  "start.minutes": "{min}–{max} хвилин",
  "start.level.easy": "легко",
  "start.level.medium": "середньо",
  "start.level.hard": "складно",
  "guide.title": "Як грати в {game}",
  "guide.rules": "Кожне правило з номером, під яким його називають за столом.",
  "fault.handle": "Від 3 до 24 літер, цифр, дефісів або підкреслень.",
  "fault.password": "Щонайменше 10 символів.",
  "fault.email": "Це не адреса е-пошти.",
  "fault.code": "Цей код недійсний. Перевірте його.",
  "fault.proof": "Неправильне ім’я, пароль або код.",
  "lesson.title": "Навчання у грі",
  "lesson.step": "Крок {at} із {all}",
  "lesson.done": "Тепер ви знаєте, як грати",
  "lesson.happened": "Що зробили інші",
  "lesson.back": "На крок назад",
  "lesson.again": "Ще раз від початку",
  "lesson.play": "Зіграти цілу партію",
  "lesson.register": "Створити обліковий запис",
};
