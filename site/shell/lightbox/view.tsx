import { classNames } from '@belvedere/ui/class-names.ts'
import { Film } from '@belvedere/ui/film.tsx'
import { CloseIcon } from '@belvedere/ui/icons/close.tsx'
import { RoundButton } from '@belvedere/ui/round-button.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import s from './lightbox.module.css'

/**
 * The dialog for pictures and videos. Every document contains it closed and empty; its script adds
 * styles and content.
 */
export function Lightbox() {
  const words = useWords().media
  return (
    <dialog id="lightbox" className={s.lightbox} data-tone="dark" data-reduces-motion="">
      {/* The text of the position, for the script that fills it in. */}
      <p className={classNames(s.count, 'num')} aria-live="polite">
        <span className="vh">{words.position}</span>
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
        <RoundButton label={words.previousPicture} isBack />
        <RoundButton label={words.nextPicture} />
      </div>
      <SlideTemplate />
    </dialog>
  )
}

/**
 * The template of slides. A slide keeps the part that it shows: a picture, a video of this site, a
 * video on another site, or the text for a picture that failed to load.
 */
function SlideTemplate() {
  const words = useWords().media
  return (
    <template>
      <div className={s.slide} data-reduces-motion="">
        <span className={s.picture} data-zooms="">
          <img alt="" decoding="async" draggable={false} />
        </span>
        <div className={s.picture}>
          <video muted loop playsInline controls />
        </div>
        <div className={s.picture}>
          <Film film={ELSEWHERE} picture={null} ratio="fill" sizes="100vw" />
        </div>
        <p className={s.fault} role="status">
          {words.fault} {/* biome-ignore lint/a11y/useValidAnchor: a script knows the file */}
          <a>{words.file}</a>
        </p>
      </div>
    </template>
  )
}

/** Placeholder; scripts fill in the name of the other site, the video and its still. */
const ELSEWHERE = { from: '{from}', page: '', embed: '' }
