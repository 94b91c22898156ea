import { classNames } from '@belvedere/ui/class-names.ts'
import { CloseIcon } from '@belvedere/ui/icons/close.tsx'
import { RoundButton } from '@belvedere/ui/round-button.tsx'
import s from './lightbox.module.css'
import { SlideTemplate } from './slide-template.tsx'
import { words } from './words.ts'

/**
 * The dialog for pictures and films. Every document contains it closed and empty; its script adds
 * styles and content.
 */
export function Lightbox() {
  return (
    <dialog id="lightbox" className={s.lightbox} data-tone="dark" data-reduces-motion="">
      <p className={classNames(s.count, 'num')} aria-live="polite">
        <span className="vh" />
        <span aria-hidden="true" />
      </p>
      <div className={s.close}>
        <RoundButton label={words.close}>
          <CloseIcon />
        </RoundButton>
      </div>
      <div className={s.stage}>
        <div className={s.track} data-reduces-motion="" />
      </div>
      <p className={classNames(s.caption, 'caption')} />
      <div className={s.steps}>
        <RoundButton label={words.previous} isBack />
        <RoundButton label={words.next} />
      </div>
      <SlideTemplate />
    </dialog>
  )
}
