import { classNames } from '@belvedere/ui/class-names.ts'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { Style } from '@belvedere/ui/style.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { DuskTemplate } from './day/dusk-template.tsx'
import s from './map.module.css'
import { Pin, roomOfPins } from './pin.tsx'
import type { Place, Point } from './places.ts'
import stage from './stage.module.css'
import { WaterNames } from './water-names.tsx'
import type { Water } from './waters.ts'

/** The plan covers the scene: as high as it, and at least as wide. */
const SIZES = '(min-width: 1024px) max(70vw, 134vh), max(100vw, 84vh)'

type Props = {
  picture: Picture
  /** The same frame after sunset; null if there is none, or no hour is known. */
  dusk: Picture | null
  waters: readonly Water[]
  places: Place[]
  /** The id of the chosen place. */
  chosen: string | null
}

/**
 * The middle of the pins and how far they reach, in shares of the plan: it is placed and sized so
 * that all of them are in view.
 */
function extentOf(places: readonly Place[]): Style {
  const points = places.flatMap(({ point }) => point ?? [])
  if (points.length === 0) return {}
  const edges = (of: (point: Point) => number) => {
    const all = points.map(of)
    return [Math.min(...all) / 100, Math.max(...all) / 100] as const
  }
  const [[west, east], [north, south]] = [edges(({ x }) => x), edges(({ y }) => y)]
  const short = (share: number) => Number(share.toFixed(3))
  return {
    '--mid-x': short((west + east) / 2),
    '--mid-y': short((north + south) / 2),
    '--north': short(north),
    '--wide': short(Math.max(0.1, east - west)),
  }
}

/** The plan with a pin for each place that has a position. The panel lists all places as text. */
export function Plan({ picture, dusk, waters, places, chosen }: Props) {
  const ratio = picture.responsiveImage.aspectRatio
  const style: Style = { '--ratio': ratio, ...extentOf(places) }
  const room = roomOfPins(places, ratio)
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
        {places.map((place) => (
          <Pin
            key={place.id}
            place={place}
            room={room.get(place.id)}
            isChosen={place.id === chosen}
          />
        ))}
      </div>
    </nav>
  )
}
