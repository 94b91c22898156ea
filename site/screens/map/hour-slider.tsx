import { words } from '../words.ts'
import s from './scene-tools.module.css'

/** The hour of the scene's light, as a sun on its arc. */
export function HourSlider() {
  return (
    <div className={s.hour} data-hour="" hidden>
      <svg viewBox="0 0 120 44" aria-hidden="true">
        <path d="M4 40A56 30 0 0 1 116 40M0 40H120" />
      </svg>
      <i aria-hidden="true" />
      <input type="range" step="5" aria-label={words.hour} />
      <output className="num" aria-hidden="true" />
    </div>
  )
}
