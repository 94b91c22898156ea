/** The greatest height of the controls that browsers draw at the bottom of a film, in pixels. */
const CONTROLS_PX = 80

/** Whether a press on a film hits its controls, which take at most half of a small film. */
export function isOnControls(y: number, { bottom, height }: { bottom: number; height: number }) {
  return y > bottom - Math.min(CONTROLS_PX, height / 2)
}
