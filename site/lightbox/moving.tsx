import { Film, type FilmSource } from '@belvedere/ui/film.tsx'
import { boxStyle, type Picture } from '@belvedere/ui/picture.ts'
import { isPlainClick } from '@belvedere/ui/plain-click.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import s from './lightbox.module.css'
import { playShown } from './play-shown.ts'

type FilmPage = Extract<FilmSource, { embed: string }>
type Props = { film: FilmSource; picture: Picture | null; isLive: boolean }

const WIDE = 16 / 9

/** A film of our own with controls, or one elsewhere, which is fetched when somebody asks for it. */
export function Moving({ film, picture, isLive }: Props) {
  const ratio = picture?.responsiveImage.aspectRatio ?? WIDE
  const style = picture ? boxStyle(picture, ratio) : { '--ar': ratio }
  return (
    <div className={s.picture} style={style}>
      {'address' in film ? (
        <Own address={film.address} poster={picture?.responsiveImage.src} isLive={isLive} />
      ) : (
        // Who leaves it finds it as it was at first, with nothing playing.
        <Elsewhere key={String(isLive)} film={film} picture={picture} ratio={ratio} />
      )}
    </div>
  )
}

type OwnProps = { address: string; poster: string | undefined; isLive: boolean }

/** It begins by itself where nobody minds, and stops when it is left. */
function Own({ address, poster, isLive }: OwnProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const film = video.current
    if (!film || !isLive) return
    const shown = new AbortController()
    playShown(film, shown.signal)
    return () => shown.abort()
  }, [isLive])
  return (
    <video
      ref={video}
      src={address}
      poster={poster}
      preload={isLive ? 'metadata' : 'none'}
      muted
      loop
      playsInline
      controls
    />
  )
}

type ElsewhereProps = { film: FilmPage; picture: Picture | null; ratio: number }

function Elsewhere({ film, picture, ratio }: ElsewhereProps) {
  const [isAsked, setAsked] = useState(false)
  const ask = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    setAsked(true)
  }
  if (isAsked) return <Player film={film} title={picture?.alt} />
  return (
    <div onClickCapture={ask}>
      <Film film={film} picture={picture} ratio={ratio} sizes="100vw" plays="on-press" />
    </div>
  )
}

function Player({ film, title }: { film: FilmPage; title: string | null | undefined }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  return (
    <iframe
      ref={frame}
      src={film.embed}
      title={hasWords(title) ? `Film: ${title}` : 'Film'}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  )
}
