const SIGNS = ['pointerover', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

const waiting = new Set<() => void>()
let state: 'idle' | 'watching' | 'over' = 'idle'

/**
 * Calls `act` when the visitor first points, touches, scrolls, presses a key or moves the focus in this
 * document; at once if that has been.
 */
export function onFirstSign(act: () => void): void {
  if (state === 'over') {
    act()
    return
  }
  waiting.add(act)
  if (state === 'watching') return
  state = 'watching'
  for (const type of SIGNS) addEventListener(type, note, { passive: true })
}

function note() {
  state = 'over'
  for (const type of SIGNS) removeEventListener(type, note)
  for (const act of waiting) act()
  waiting.clear()
}
