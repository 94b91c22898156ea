type Stage = 'away' | 'waiting' | 'rising' | 'covering' | 'leaving'

/** A movement from here to there, which can be turned round on its way, and forgotten. */
export type Travel = { turn: () => void; end: () => void }

/**
 * Moves the sheet between two heights in per cent of its own, 0 being where it covers the page, and
 * tells when it is there. Nothing where it is not to be seen moving.
 */
export type Move = (from: number, to: number, onEnd: () => void) => Travel | undefined

export type Sheet = {
  /** Covers the page. Resolves when it does, or when there is nothing to wait for; never rejects. */
  cover: () => Promise<void>
  /**
   * Uncovers the page; a sheet that is still on its way up goes down again. Tells whether all of the
   * page was covered.
   */
  leave: () => boolean
}

/** The wait before the sheet rises (specification §9). */
const WAIT_MS = 100
export const MOVE_MS = 450
/** A browser that draws no frames reports no end of a movement. */
const GUARD_MS = 2 * MOVE_MS
/** What has not come by then is waited for in view of the page there is. */
const PATIENCE_MS = 8000

/**
 * A sheet that rises over the page and leaves upward. Whoever covers a page that is being covered
 * waits for the same sheet.
 */
export function createSheet(move: Move): Sheet {
  let stage: Stage = 'away'
  let covered = Promise.withResolvers<void>()
  let travel: Travel | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const enter = (next: Stage, ms: number, act: () => void) => {
    clearTimeout(timer)
    stage = next
    timer = setTimeout(act, ms)
  }

  const set = (next: Stage, from: number, to: number) => {
    const before = travel
    travel = move(from, to, arrive)
    before?.end()
    if (travel) enter(next, GUARD_MS, arrive)
    else rest()
  }

  const turn = (next: Stage) => {
    travel?.turn()
    enter(next, GUARD_MS, arrive)
  }

  const arrive = () => {
    if (stage === 'leaving') rest()
    else if (stage === 'rising') enter('covering', PATIENCE_MS, leave)
    covered.resolve()
  }

  const rest = () => {
    clearTimeout(timer)
    stage = 'away'
    travel?.end()
    travel = undefined
    covered.resolve()
  }

  const cover = () => {
    if (stage === 'away' || stage === 'leaving') covered = Promise.withResolvers()
    if (stage === 'leaving') turn('rising')
    else if (stage === 'away') enter('waiting', WAIT_MS, () => set('rising', 100, 0))
    return covered.promise
  }

  const leave = () => {
    const isCovered = stage === 'covering'
    if (stage === 'waiting') rest()
    else if (stage === 'rising') turn('leaving')
    else if (isCovered) set('leaving', 0, -100)
    return isCovered
  }

  return { cover, leave }
}
