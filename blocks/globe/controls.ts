import ring from '@belvedere/ui/icons/ring.module.css'
import button from '@belvedere/ui/round-button.module.css'
import s from './live/live.module.css'
import type { Place } from './sphere.ts'

type Direction = { key: string; angle: number; step: Place }

const STEP = 24
const DIRECTIONS: readonly Direction[] = [
  { key: 'ArrowLeft', angle: 180, step: { lat: 0, lng: -STEP } },
  { key: 'ArrowRight', angle: 0, step: { lat: 0, lng: STEP } },
  { key: 'ArrowUp', angle: -90, step: { lat: STEP / 2, lng: 0 } },
  { key: 'ArrowDown', angle: 90, step: { lat: -STEP / 2, lng: 0 } },
]

/**
 * Adds buttons that turn the globe, until the signal aborts; the arrow keys do the same while one
 * of them is focused. Their names are in the order of the directions, after that of the group.
 */
export function addControls(
  stage: HTMLElement,
  onTurn: (step: Place) => void,
  signal: AbortSignal,
): void {
  const controls = document.createElement('div')
  controls.role = 'group'
  const [name = '', ...labels]: string[] = JSON.parse(stage.dataset.say ?? '[]')
  controls.ariaLabel = name
  controls.className = s.controls ?? ''
  controls.innerHTML = DIRECTIONS.map(buttonOf).join('')
  for (const [index, { step }] of DIRECTIONS.entries()) {
    const one = controls.children[index]
    if (!one) continue
    one.ariaLabel = labels[index] ?? null
    one.addEventListener('click', () => onTurn(step))
  }
  controls.addEventListener('keydown', (event) => {
    const direction = DIRECTIONS.find(({ key }) => key === event.key)
    if (!direction) return
    event.preventDefault()
    onTurn(direction.step)
  })
  stage.append(controls)
  signal.addEventListener('abort', () => controls.remove())
}

/** A round button, as in carousels. */
function buttonOf({ angle }: Direction) {
  const circle = (name = '') => `<circle class="${name}" cx="28" cy="28" r="27" pathLength="1"/>`
  return `<button type="button" class="${button.round}">
    <svg class="${ring.ring}" viewBox="0 0 56 56" aria-hidden="true">${circle()}${circle(ring.drawn)}</svg>
    <svg class="${s.arrow}" viewBox="0 0 26 12" aria-hidden="true">
      <path d="M0 6h25M19.5 .8 25 6l-5.5 5.2" transform="rotate(${angle} 13 6)"/>
    </svg>
  </button>`
}
