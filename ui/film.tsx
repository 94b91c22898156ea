import { classNames } from './class-names.ts'
import s from './film.module.css'
import { OpenIcon } from './icons/open.tsx'
import { PauseIcon } from './icons/pause.tsx'
import { PlayIcon } from './icons/play.tsx'
import { Ring } from './icons/ring.tsx'
import { Pixels } from './image.tsx'
import { openerOf } from './opener.ts'
import { boxStyle, type Picture, type Ratio, revealOf } from './picture.ts'

/** A film file of our own, or a film on somebody else's site. */
export type FilmSource = { address: string } | { from: string; page: string; embed: string }

type Props = {
  film: FilmSource
  /** Shown until the film plays, and instead of it where it cannot. */
  picture: Picture | null
  ratio: Ratio
  sizes: string
  /** Films that play when they come into view are quiet decoration; `playFilms` sees to both. */
  plays: 'in-view' | 'on-press'
  /** Only for the film a page opens with. */
  priority?: boolean
  /** Words stand over the film: its button keeps to the corner, even for a film elsewhere. */
  isUnderWords?: boolean
  /** A second button shows it in the lightbox. */
  opens?: boolean
  className?: string
}

/**
 * A film in the box of its still, silent and in place, whose source becomes real when it is near.
 * Without scripts its button is a link to the file, or to the film's page; nothing is fetched from
 * another site before somebody presses it.
 */
export function Film({ film, picture, ratio, sizes, plays, className, ...more }: Props) {
  const { priority, isUnderWords = false, opens = false } = more
  const isLarge = !isUnderWords && (plays === 'on-press' || 'page' in film)
  return (
    <span
      className={classNames('media', 'on-media', s.film, !picture && s.bare, className)}
      style={picture ? boxStyle(picture, ratio) : { '--ar': ratio === 'fill' ? 'auto' : ratio }}
      data-reveal={revealOf(ratio, priority)}
      data-film={plays}
    >
      {picture && <Pixels image={picture} sizes={sizes} priority={priority} />}
      {'address' in film && (
        // Where there is no still, browsers draw a film only once it stands at a moment of its own.
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
  return (
    <a
      className={classNames(s.button, isLarge && s.large)}
      {...addressOf(film)}
      {...('embed' in film && { 'data-embed': film.embed })}
    >
      <span className={s.round}>
        <Ring />
        <PlayIcon className={s.play} />
        <PauseIcon className={s.pause} />
      </span>
      <span className="vh" data-words="">
        Play film
      </span>
      {'from' in film && <span className={s.note}>{`On ${film.from}`}</span>}
    </a>
  )
}

/** To the lightbox, where the film has the whole screen. Without scripts the other button does as much. */
function Opener({ film, picture }: Pick<Props, 'film' | 'picture'>) {
  return (
    <a className={s.opener} {...addressOf(film)} {...openerOf('film', picture)}>
      <OpenIcon />
    </a>
  )
}

function addressOf(film: FilmSource) {
  if ('address' in film) return { href: film.address }
  return { href: film.page, target: '_blank', rel: 'noopener noreferrer' }
}
