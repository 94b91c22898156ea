import { classNames } from '@belvedere/ui/class-names.ts'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { Style } from '@belvedere/ui/style.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { DuskTemplate } from './day/dusk-template.tsx'
import { extentOf } from './extent.ts'
import s from './map.module.css'
import { Pin } from './pin.tsx'
import type { Place } from './places.ts'
import { spreadPins } from './spread.ts'
import stage from './stage.module.css'
import { WaterNames } from './water-names.tsx'
import type { Water } from './waters.ts'

/** The plan is as wide as the scene. */
const SIZES = '(min-width: 1024px) 70vw, 100vw'

type Props = {
  picture: Picture
  /** The same frame after sunset; null if there is none, or no hour is known. */
  dusk: Picture | null
  waters: readonly Water[]
  places: Place[]
  /** The id of the chosen place. */
  chosen: string | null
}

/** The plan with a pin for each place that has a position. The panel lists all places as text. */
export function Plan({ picture, dusk, waters, places, chosen }: Props) {
  const ratio = picture.responsiveImage.aspectRatio
  const pins = places.flatMap((place) => (place.point ? [{ place, point: place.point }] : []))
  const points = pins.map(({ point }) => point)
  const { free, spreads } = spreadPins(points, ratio)
  const style: Style = { '--ratio': ratio, '--free': `${free}px`, ...extentOf(points, waters) }
  return (
    <nav
      className={classNames(s.scene, stage.frame)}
      style={style}
      aria-label={useWords().map.plan}
      data-scene=""
    >
      <div className={classNames(s.world, stage.world)}>
        <Image image={picture} ratio="fill" sizes={SIZES} priority className={s.picture} />
        {dusk && <DuskTemplate picture={dusk} sizes={SIZES} />}
        <WaterNames waters={waters} />
        {pins.map(({ place, point }, at) => (
          <Pin
            key={place.id}
            place={place}
            point={point}
            spread={spreads[at]}
            isChosen={place.id === chosen}
          />
        ))}
      </div>
    </nav>
  )
}
