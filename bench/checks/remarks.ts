import { LINE } from '../phone.ts'
import { SLOWER } from './blocking-cost.ts'
import { AFTER_LOAD_MS } from './page-window.ts'

const SECONDS = AFTER_LOAD_MS / 1000

const REMARKS = [
  `Every visit has an empty cache, on a phone 390×844 DPR 3 with a quick line; what is ${SLOWER}× slower is the`,
  'processor. Pages and pictures were made before. Ratios and differences are of one run, then the median.',
  `Main thread: processor time of its tasks from the navigation to ${SECONDS} s after its load event.`,
  'Scripts off: JavaScript switched off in the browser, so neither inline scripts nor the splash;',
  'pictures that wait to be near come at once there. Later page: the visit has had its splash.',
  'Script time: compiling and running on a first visit, without styles and layouts that scripts force.',
  'Blocking: of each task over 50 ms what exceeds them, within that time; after first paint of a task',
  'that is under way then only the rest. More: than the same page with scripts off.',
  'Press: on the home page, to the next frame (Event Timing), or to the frame that shows the answer.',
  'Lightbox: from the first press until its picture is painted, less what the picture takes by itself: a',
  'round trip of 150 ms and its bytes at 1.6 Mbit/s, as it would without anything else on the line.',
  `Lightbox and largest paint: ${LINE}.`,
]

/** How the figures were measured, for below their table. */
export function remarks(): string {
  return REMARKS.join('\n')
}
