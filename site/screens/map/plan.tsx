import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { Style } from '@belvedere/ui/style.ts'
import { plainTitle } from '@belvedere/ui/words.ts'
import { words } from '../words.ts'
import s from './map.module.css'
import type { Place } from './places.ts'

/** The plan covers the scene: as high as it, and at least as wide. */
const SIZES = '(min-width: 1024px) max(70vw, 134vh), max(100vw, 84vh)'

/** From this position on, in per cent, labels are left of their pins to stay on the plan. */
const LABEL_LEFT_FROM = 70

/** The plan with a pin for each place that has a position. The panel lists all places as text. */
export function Plan({ picture, places }: { picture: Picture; places: Place[] }) {
  const style: Style = { '--ratio': picture.responsiveImage.aspectRatio }
  return (
    <nav className={s.scene} aria-label={words.plan} data-scene="">
      <div className={s.world} style={style}>
        <Image image={picture} ratio="fill" sizes={SIZES} priority className={s.picture} />
        {places.map((place) => (
          <Pin key={place.id} place={place} />
        ))}
      </div>
    </nav>
  )
}

function Pin({ place: { id, kind, name, point } }: { place: Place }) {
  if (!point) return null
  const style: Style = { '--x': `${point.x}%`, '--y': `${point.y}%` }
  return (
    <a
      className={s.pin}
      href={`#${id}`}
      data-place={kind}
      data-east={point.x > LABEL_LEFT_FROM || undefined}
      style={style}
    >
      <span className={s.dot} aria-hidden="true" />
      <span className={s.name}>{plainTitle(name)}</span>
    </a>
  )
}
