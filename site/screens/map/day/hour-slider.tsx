import { useWords } from '@belvedere/ui/use-words.ts'
import s from './hour-slider.module.css'
import type { Where } from './terrace.ts'

/** The hour of the light at the property, as a sun on its arc. Hidden without scripts. */
export function HourSlider({ where }: { where: Where }) {
  return (
    <div className={s.hour} data-hour={JSON.stringify(where)} hidden>
      <svg viewBox="0 0 120 44" aria-hidden="true">
        <path d="M4 40A56 30 0 0 1 116 40M0 40H120" />
      </svg>
      <i aria-hidden="true" />
      {/* Its range is that of the current day, so the browser must not restore a value of another
         day. */}
      <input type="range" step="5" aria-label={useWords().map.hour} autoComplete="off" />
      <output className="num" aria-hidden="true" />
    </div>
  )
}
