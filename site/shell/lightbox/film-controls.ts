/** The greatest height of the controls that browsers draw at the bottom of a video, in pixels. */
const CONTROLS_PX = 80

/** Whether a press on a video hits its controls, which take at most half of a small video. */
export function isOnControls(y: number, { bottom, height }: { bottom: number; height: number }) {
  return y > bottom - Math.min(CONTROLS_PX, height / 2)
}
