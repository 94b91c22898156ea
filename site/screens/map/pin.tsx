import type { Style } from '@belvedere/ui/style.ts'
import { plainTitle } from '@belvedere/ui/words.ts'
import { filterData } from './filter-data.ts'
import s from './pin.module.css'
import type { Place, Point } from './places.ts'

/** From this position on, in per cent, labels are on the left of their pins to stay on the plan. */
const LABEL_LEFT_FROM = 70

type Props = {
  place: Place
  /** How far the next pin is, in per cent of the plan's width; undefined for a lonely one. */
  room: number | undefined
  isChosen: boolean
}

/** The pin of a place on the plan: a round sun for a house, a half sun for an amenity. */
export function Pin({ place, room, isChosen }: Props) {
  const { id, name, point } = place
  if (!point) return null
  const style: Style = {
    '--x': `${point.x}%`,
    '--y': `${point.y}%`,
    ...(room !== undefined && { '--room': `${room}%` }),
  }
  return (
    <a
      className={s.pin}
      href={`#${id}`}
      {...filterData(place)}
      data-east={point.x > LABEL_LEFT_FROM || undefined}
      aria-current={isChosen || undefined}
      style={style}
    >
      <span className={s.dot} aria-hidden="true" />
      <span className={s.name}>{plainTitle(name)}</span>
    </a>
  )
}

/**
 * How large the squares around pins may be without overlapping, by the ids of their places: the
 * longer side of the way to the nearest other pin, in per cent of the plan's width.
 */
export function roomOfPins(places: readonly Place[], ratio: number): Map<string, number> {
  const pins = places.flatMap(({ id, point }) => (point ? [{ id, point }] : []))
  const apart = (one: Point, other: Point) =>
    Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y) / ratio)
  return new Map(
    pins.flatMap(({ id, point }) => {
      const others = pins.filter((pin) => pin.id !== id)
      const room = Math.min(...others.map((other) => apart(point, other.point)))
      return others.length > 0 ? [[id, Math.round(room * 100) / 100]] : []
    }),
  )
}
