import { MinusIcon } from '@belvedere/ui/icons/minus.tsx'
import { PlusIcon } from '@belvedere/ui/icons/plus.tsx'
import { words } from '../words.ts'
import s from './map.module.css'
import round from './round.module.css'

/** The zoom buttons, which are hidden without scripts. */
export function ZoomButtons() {
  return (
    <fieldset className={s.zoom} data-zoom="">
      <legend className="vh">{words.plan}</legend>
      <button type="button" className={round.round} aria-label={words.zoomIn}>
        <PlusIcon />
      </button>
      <button type="button" className={round.round} aria-label={words.zoomOut} aria-disabled="true">
        <MinusIcon />
      </button>
    </fieldset>
  )
}
