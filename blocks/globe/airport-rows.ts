import { NO_TIME, writtenLike } from './flight-time.ts'
import { makeButton } from './make-button.ts'
import type { AirportRow } from './read-globe.ts'

type Light = (index: number | null) => void

/**
 * Turns airports into buttons, and reports the row under the pointer or with the focus, again when
 * its button is pressed.
 */
export function watchRows(rows: readonly AirportRow[], light: Light, signal: AbortSignal): void {
  let [pointed, focused]: (number | null)[] = [null, null]
  let lit: number | null = null
  const update = () => {
    const next = pointed ?? focused ?? null
    if (next === lit) return
    lit = next
    light(next)
  }
  for (const [index, { row, time }] of rows.entries()) {
    const name = row.querySelector('dt')
    if (!name) continue
    const button = makeButton(row, name, signal)
    // The description of the button: it shows the flight there, and how long it takes.
    if (time !== NO_TIME) button.ariaLabel = `${name.textContent}, ${time}`
    const point = (to: number | null) => (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      pointed = to
      update()
    }
    const focus = (to: number | null) => () => {
      focused = to
      update()
    }
    row.addEventListener('pointerenter', point(index), { signal })
    row.addEventListener('pointerleave', point(null), { signal })
    button.addEventListener('focus', focus(index), { signal })
    button.addEventListener('blur', focus(null), { signal })
    button.addEventListener('click', () => light(index), { signal })
  }
}

/**
 * Shows the time of a flight in the air, beside the real one for screen readers; null shows the
 * real one.
 */
export function showTime({ row, time }: AirportRow, minutes: number | null): void {
  const cell = row.querySelector('dd')
  if (!cell) return
  if (minutes === null) {
    if (cell.childElementCount > 0) cell.textContent = time
    return
  }
  const counted = writtenLike(time, minutes)
  const [, shown] = cell.children
  if (shown) shown.textContent = counted
  else cell.replaceChildren(wordsOf(time), wordsOf(counted, true))
}

function wordsOf(text: string, isHidden = false) {
  const words = document.createElement('span')
  words.textContent = text
  if (isHidden) words.ariaHidden = 'true'
  return words
}
