import { MinusIcon } from '@belvedere/ui/icons/minus.tsx'
import { PlusIcon } from '@belvedere/ui/icons/plus.tsx'
import { words } from '../words.ts'
import s from './map.module.css'

/** Brings the plan nearer and takes it back. Without scripts there is nothing to press. */
export function Zoom() {
  return (
    <fieldset className={s.zoom} data-zoom="">
      <legend className="vh">{words.plan}</legend>
      <button type="button" className={s.round} aria-label={words.zoomIn}>
        <PlusIcon />
      </button>
      <button type="button" className={s.round} aria-label={words.zoomOut} aria-disabled="true">
        <MinusIcon />
      </button>
    </fieldset>
  )
}
