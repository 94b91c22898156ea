/** What browsers draw at the foot of a film at most, its seek bar and their buttons, in pixels. */
const CONTROLS = 80

/** Whether a press on a film is on its controls. Of a film that is small they have half at most. */
export function isOnControls(y: number, { bottom, height }: { bottom: number; height: number }) {
  return y > bottom - Math.min(CONTROLS, height / 2)
}
