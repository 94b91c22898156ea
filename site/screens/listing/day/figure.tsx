import type { RoomCount } from '@belvedere/kit/day/other-floors.ts'
import { say } from '@belvedere/kit/words/say.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { Lines, Names, Rooms } from '../plan/drawing.tsx'
import { OtherFloors } from '../plan/other-floors.tsx'
import drawn from '../plan/plan.module.css'
import type { ShownPlan, Where } from '../plan/plan-of.ts'
import s from './day.module.css'
import { nowIn, type ShownDay, type ShownPatch, startOf } from './days.ts'
import { HALF } from './dial.ts'
import type { SkyData, Start } from './move-sun.ts'
import { Horizon, Light, Sun, SunPath } from './sky.tsx'

const BOX = `${-HALF} ${-HALF} ${HALF * 2} ${HALF * 2}`

type Props = {
  title: string
  has: RoomCount
  shown: ShownPlan
  where: Where
  locale: string
  patches: readonly ShownPatch[]
  days: readonly ShownDay[]
}

/**
 * The plan under the sky, with the label of the current moment. At first it shows the first day.
 */
export function DayFigure({ title, has, shown, where, locale, patches, days }: Props) {
  const { plan, bearing, metres } = shown
  const words = useWords()
  const [first] = days
  if (!first) return null
  const now = nowIn(first, patches, { locale, words: words.day })
  const moment = first.moments[startOf(first)]
  const starts = days.map(({ moments }): Start => {
    const [begin] = moments
    return [begin?.time ?? 0, begin?.minute ?? 0, moments.length]
  })
  const { sunAt, noSunAt, polarNight } = words.day
  const sky: SkyData = [where.lat, where.lng, bearing, metres, starts, sunAt, noSunAt, polarNight]
  return (
    <figure className={s.figure} data-reveal="fade">
      {/* The range input lies over the SVG, invisible: the SVG shows its focus. */}
      <label className={drawn.dial}>
        <svg
          viewBox={BOX}
          role="img"
          aria-label={say(words.listing.planOf, { title }, words.locale)}
        >
          <defs>
            <Rooms rooms={plan.rooms} />
          </defs>
          <Horizon bearing={bearing} />
          <Lines plan={plan} />
          <Names rooms={plan.rooms} />
          <Light patches={patches} shown={shown} moment={moment} />
          {days.map((day, of) => (
            <SunPath key={day.label} day={day} bearing={bearing} of={of} />
          ))}
          {moment && <Sun moment={moment} bearing={bearing} />}
        </svg>
        <input
          type="range"
          className={s.range}
          aria-label={words.day.time}
          aria-valuetext={now}
          min={0}
          max={Math.max(0, first.moments.length - 1)}
          defaultValue={startOf(first)}
          data-sky={JSON.stringify(sky)}
        />
      </label>
      <figcaption>
        <output className={s.now} aria-label={words.day.time} aria-live="off">
          {now}
        </output>
        <OtherFloors plan={plan} has={has} />
      </figcaption>
    </figure>
  )
}
