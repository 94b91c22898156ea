import type { Style } from '@belvedere/ui/style.ts'
import { plainTitle } from '@belvedere/ui/words.ts'
import { filterData } from './filter-data.ts'
import s from './pin.module.css'
import type { Place, Point } from './places.ts'
import type { Spread } from './spread.ts'

/** From this position on, in per cent, labels are on the left of their pins to stay on the plan. */
const LABEL_LEFT_FROM = 70

type Props = { place: Place; point: Point; spread: Spread | undefined; isChosen: boolean }

/** The pin of a place on the plan: a round sun for a house, a half sun for an amenity. */
export function Pin({ place, point, spread, isChosen }: Props) {
  const { id, name } = place
  const style: Style = {
    '--x': `${point.x}%`,
    '--y': `${point.y}%`,
    ...(spread && { '--room': `${spread.room}%` }),
    ...(spread?.dx && { '--dx': spread.dx }),
    ...(spread?.dy && { '--dy': spread.dy }),
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
