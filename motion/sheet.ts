type Stage = 'away' | 'waiting' | 'rising' | 'covering' | 'leaving'

/** A running animation of the cover. `reverse` turns it around, `end` removes it. */
type SheetAnimation = { reverse: () => void; end: () => void }

/**
 * Animates the cover between two offsets in percent of its height, where 0 covers the page, and
 * calls `onEnd` when it arrives. Returns undefined where the animation would not be visible.
 */
export type AnimateSheet = (
  from: number,
  to: number,
  onEnd: () => void,
) => SheetAnimation | undefined

export type Sheet = {
  /**
   * Covers the page. Resolves when the page is covered, or at once if there is nothing to wait for;
   * never rejects.
   */
  cover: () => Promise<void>
  /**
   * Uncovers the page; a cover that is still on its way up goes down again. Returns whether the
   * whole page was covered.
   */
  leave: () => boolean
}

/** The delay before the cover appears (specification §9). */
const DELAY_MS = 100
export const MOVE_MS = 450
/** Fallback for browsers that draw no frames, and so report no end of an animation. */
const GUARD_MS = 2 * MOVE_MS
/** After this time the cover leaves, and the visitor sees the old page while the new one loads. */
const LOADING_LIMIT_MS = 8000

/**
 * The state machine of the cover that slides over the page and leaves upward. Covering a page that
 * is already being covered waits for the same animation.
 */
export function createSheet(move: AnimateSheet): Sheet {
  let stage: Stage = 'away'
  let covered = Promise.withResolvers<void>()
  let animation: SheetAnimation | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const setStage = (next: Stage, ms: number, act: () => void) => {
    clearTimeout(timer)
    stage = next
    timer = setTimeout(act, ms)
  }

  const start = (next: Stage, from: number, to: number) => {
    const previous = animation
    animation = move(from, to, arrive)
    previous?.end()
    if (animation) setStage(next, GUARD_MS, arrive)
    else reset()
  }

  const reverse = (next: Stage) => {
    animation?.reverse()
    setStage(next, GUARD_MS, arrive)
  }

  const arrive = () => {
    if (stage === 'leaving') reset()
    else if (stage === 'rising') setStage('covering', LOADING_LIMIT_MS, leave)
    covered.resolve()
  }

  const reset = () => {
    clearTimeout(timer)
    stage = 'away'
    animation?.end()
    animation = undefined
    covered.resolve()
  }

  const cover = () => {
    if (stage === 'away' || stage === 'leaving') covered = Promise.withResolvers()
    if (stage === 'leaving') reverse('rising')
    else if (stage === 'away') setStage('waiting', DELAY_MS, () => start('rising', 100, 0))
    return covered.promise
  }

  const leave = () => {
    const isCovered = stage === 'covering'
    if (stage === 'waiting') reset()
    else if (stage === 'rising') reverse('leaving')
    else if (isCovered) start('leaving', 0, -100)
    return isCovered
  }

  return { cover, leave }
}
