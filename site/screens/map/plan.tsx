import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { Style } from '@belvedere/ui/style.ts'
import { plainTitle } from '@belvedere/ui/words.ts'
import { words } from '../words.ts'
import s from './map.module.css'
import type { Place } from './places.ts'

/** As high as the scene; as wide as it where that is more. */
const SIZES = '(min-width: 1024px) max(70vw, 134vh), max(100vw, 84vh)'

/** From here on a name would leave the plan on the right, and stands on the left of its pin. */
const EAST = 70

/** The plan, a pin on it for each place that it knows. The panel says the same in words. */
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
      data-east={point.x > EAST || undefined}
      style={style}
    >
      <span className={s.dot} aria-hidden="true" />
      <span className={s.name}>{plainTitle(name)}</span>
    </a>
  )
}
