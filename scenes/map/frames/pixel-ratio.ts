/** The sharpness of frames: reduced while they are slow, full again at rest. */
export type Sharpness = { ratio: number; slow: number; quick: number }

/** Frames that take longer than this are slow, shorter than that fast, in ms. */
const SLOW_MS = 28
const QUICK_MS = 19
/** How many frames in a row cause a change: a single slow one may have another cause. */
const SLOW_FRAMES = 6
const QUICK_FRAMES = 90
const STEP = 0.8
const LEAST_SHARE = 0.45

/** The maximum number of pixels for each CSS pixel. */
export function mostRatio(devicePixelRatio: number, isPhone: boolean): number {
  return Math.min(devicePixelRatio, isPhone ? 1.5 : 2)
}

/** The sharpness after a frame of the given duration, at most `most`. */
export function afterFrame(sharpness: Sharpness, frameMs: number, most: number): Sharpness {
  const slow = frameMs > SLOW_MS ? sharpness.slow + 1 : 0
  const quick = frameMs < QUICK_MS ? sharpness.quick + 1 : 0
  const { ratio } = sharpness
  if (slow >= SLOW_FRAMES) {
    return {
      ratio: Math.max(ratio * STEP, most * LEAST_SHARE),
      slow: 0,
      quick: 0,
    }
  }
  if (quick >= QUICK_FRAMES) return { ratio: Math.min(ratio / STEP, most), slow: 0, quick: 0 }
  return { ratio, slow, quick }
}
