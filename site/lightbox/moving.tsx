import { isCalm } from '@belvedere/motion/calm.ts'
import { savesBytes } from '@belvedere/ui/device-now.ts'
import { Film, type FilmSource } from '@belvedere/ui/film.tsx'
import { boxStyle, type Picture } from '@belvedere/ui/picture.ts'
import { playFilms } from '@belvedere/ui/play-films.ts'
import { useEffect, useRef } from 'react'
import s from './lightbox.module.css'

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
    if (!isCalm() && !savesBytes()) film.play().catch(() => undefined)
    return () => film.pause()
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

function Elsewhere({ film, picture, ratio }: Pick<Props, 'film' | 'picture'> & { ratio: number }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = new AbortController()
    if (place.current) playFilms(place.current, shown.signal)
    return () => shown.abort()
  }, [])
  return (
    <div ref={place}>
      <Film film={film} picture={picture} ratio={ratio} sizes="100vw" plays="on-press" />
    </div>
  )
}
