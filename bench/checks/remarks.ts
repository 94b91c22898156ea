import { LINE } from '../phone.ts'
import { CPU_SLOWDOWN } from './blocking-cost.ts'
import { AFTER_LOAD_MS } from './page-window.ts'

const SECONDS = AFTER_LOAD_MS / 1000

const REMARKS = [
  'Every visit has an empty cache, on a phone 390×844 DPR 3 with a fast connection; pages and pictures are',
  `cached on the server. “${CPU_SLOWDOWN}× slower” is CPU throttling. Ratios and differences are per run, then the median.`,
  `Main thread: CPU time of its tasks from the navigation to ${SECONDS} s after the load event.`,
  'Scripts off: JavaScript disabled in the browser, so neither inline scripts nor the splash run, and lazy',
  'pictures load at once. Later page: a visit whose splash has been shown.',
  'Script time: compiling and running on a first visit, without the styles and layouts that scripts force.',
  'Blocking: total blocking time (what exceeds 50 ms in each task) in that period; after first paint, a task',
  'that is running then counts with its rest. More: than the same page with scripts off.',
  'Press: on the home page, to the next frame (Event Timing), or to the frame that shows the response.',
  "Lightbox: from the first press until its picture is painted, less the picture's own transfer time: a",
  'round trip of 150 ms and its bytes at 1.6 Mbit/s on an otherwise idle connection.',
  `Lightbox and largest paint: ${LINE}.`,
]

/** Explains below the table how its figures were measured. */
export function remarks(): string {
  return REMARKS.join('\n')
}
