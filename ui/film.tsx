import { say } from '@belvedere/kit/words/say.ts'
import { classNames } from './class-names.ts'
import s from './film.module.css'
import { OpenIcon } from './icons/open.tsx'
import { PauseIcon } from './icons/pause.tsx'
import { PlayIcon } from './icons/play.tsx'
import { Ring } from './icons/ring.tsx'
import { Pixels } from './image.tsx'
import { openerOf } from './opener.ts'
import { boxStyle, type Picture, type Ratio, revealOf } from './picture.ts'
import { useWords } from './use-words.ts'

/** A local video file, or a video on another site. */
export type FilmSource = { address: string } | { from: string; page: string; embed: string }

type Props = {
  film: FilmSource
  /** The still, shown until the video plays and where it can't play. */
  picture: Picture | null
  ratio: Ratio
  sizes: string
  /** Only for the video in the page's opening. */
  priority?: boolean
  /** Text overlays the video, so its button stays in the corner, even for an external video. */
  isUnderText?: boolean
  /** Adds a second button that opens the lightbox. */
  opens?: boolean
  className?: string
}

/**
 * A muted inline video in the box of its still. `playFilms` sets its source when it is near the
 * viewport, and plays it while it is in view.
 * Without scripts its button links to the file or to the video's page; nothing is fetched from
 * other sites before it is pressed.
 */
export function Film({ film, picture, ratio, sizes, className, ...more }: Props) {
  const { priority, isUnderText = false, opens = false } = more
  const isLarge = !isUnderText && 'page' in film
  return (
    <span
      className={classNames('media', 'on-media', s.film, !picture && s.bare, className)}
      style={picture ? boxStyle(picture, ratio) : { '--ar': ratio === 'fill' ? 'auto' : ratio }}
      data-reveal={revealOf(ratio, priority)}
      data-film=""
    >
      {picture && <Pixels image={picture} sizes={sizes} priority={priority} />}
      {'address' in film && (
        // Without a poster, browsers draw a frame only after seeking to a time.
        <video
          className={s.screen}
          data-src={picture ? film.address : `${film.address}#t=0.001`}
          preload={picture ? 'none' : 'metadata'}
          muted
          loop
          playsInline
        />
      )}
      <Button film={film} isLarge={isLarge} />
      {opens && <Opener film={film} picture={picture} />}
    </span>
  )
}

function Button({ film, isLarge }: { film: FilmSource; isLarge: boolean }) {
  const { locale, media } = useWords()
  return (
    <a
      className={classNames(s.button, isLarge && s.large)}
      {...addressOf(film)}
      {...('embed' in film && { 'data-embed': film.embed })}
    >
      <span className={s.round}>
        <Ring />
        <PlayIcon className={s.play} />
        {'address' in film && <PauseIcon className={s.pause} />}
      </span>
      {/* With the text that a script needs: to pause the film, or the title of its player. */}
      <span className="vh" data-words={'embed' in film ? media.film : media.pauseFilm}>
        {media.playFilm}
      </span>
      {'from' in film && <span className={s.note}>{say(media.onOther, film, locale)}</span>}
    </a>
  )
}

/** Opens the video in the lightbox. Without scripts it is a link like the other button. */
function Opener({ film, picture }: Pick<Props, 'film' | 'picture'>) {
  return (
    <a className={s.opener} {...addressOf(film)} {...openerOf(useWords().media.openFilm, picture)}>
      <OpenIcon />
    </a>
  )
}

function addressOf(film: FilmSource) {
  if ('address' in film) return { href: film.address }
  return { href: film.page, target: '_blank', rel: 'noopener noreferrer' }
}
