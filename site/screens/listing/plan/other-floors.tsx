import type { FloorPlan } from '@belvedere/kit/day/floor-plan.ts'
import { onOtherFloors, type RoomCount } from '@belvedere/kit/day/other-floors.ts'
import { inWords } from '@belvedere/kit/words/in-words.ts'
import { say } from '@belvedere/kit/words/say.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import s from './plan.module.css'

/** Which rooms of the facts are not on the plan; nothing where it has all of them. */
export function OtherFloors({ plan, has }: { plan: FloorPlan; has: RoomCount }) {
  const all = useWords()
  const { listing: words, locale } = all
  const { bedrooms, bathrooms } = onOtherFloors(plan, has, words)
  const rooms = [
    ...(bedrooms > 0 ? [say(words.moreBedrooms, inWords(bedrooms, all), locale)] : []),
    ...(bathrooms > 0 ? [say(words.moreBathrooms, inWords(bathrooms, all), locale)] : []),
  ]
  if (rooms.length === 0) return null
  const list = new Intl.ListFormat(locale).format(rooms)
  return <p className={s.floors}>{say(words.oneFloor, { rooms: list }, locale)}</p>
}
