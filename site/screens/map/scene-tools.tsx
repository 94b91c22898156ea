import { words } from '../words.ts'
import { HourSlider } from './hour-slider.tsx'
import s from './scene-tools.module.css'
import { SteerButtons } from './steer-buttons.tsx'

/**
 * The tools of the scene: the button that shows it, and, while it is shown, those that move it and
 * the hour of its light. Hidden without scripts.
 */
export function SceneTools({ hasHours }: { hasHours: boolean }) {
  return (
    <div className={s.tools} data-tools="">
      <button type="button" className={s.toggle} data-toggle="">
        <span>{words.seeScene}</span>
        <span>{words.seePlan}</span>
      </button>
      <p className={s.note} data-note="" hidden />
      <div className={s.live}>
        {hasHours && <HourSlider />}
        <SteerButtons />
      </div>
    </div>
  )
}
