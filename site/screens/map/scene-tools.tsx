import { classNames } from '@belvedere/ui/class-names.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { HourSlider } from './day/hour-slider.tsx'
import type { Where } from './day/terrace.ts'
import s from './scene-tools.module.css'
import { SteerButtons } from './steer-buttons.tsx'

type Props = { hasScene: boolean; where: Where | null }

/**
 * The tools of plan and scene: the button that shows the scene, the hour of its light, and, while it
 * is shown, the buttons that move it. Hidden without scripts.
 */
export function SceneTools({ hasScene, where }: Props) {
  const words = useWords().map
  return (
    <div className={classNames(s.tools, where && s.tall)} data-tools="">
      {hasScene && (
        <button type="button" className={s.toggle} data-toggle="" data-spot="">
          <span>{words.seeScene}</span>
          <span>{words.seePlan}</span>
        </button>
      )}
      <p className={s.note} data-note="" hidden />
      <div className={s.live} data-spot="">
        {where && <HourSlider where={where} />}
        {hasScene && <SteerButtons />}
      </div>
    </div>
  )
}
