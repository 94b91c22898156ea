import type { Room } from '@belvedere/kit/day/floor-plan.ts'
import type { RoomCount } from '@belvedere/kit/day/other-floors.ts'
import type { Around } from '@belvedere/kit/day/sunlight.ts'
import { Chip } from '@belvedere/ui/chip.tsx'
import { PlusIcon } from '@belvedere/ui/icons/plus.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import drawn from '../plan/plan.module.css'
import type { ShownPlan, Where } from '../plan/plan-of.ts'
import s from './day.module.css'
import { daysOf, type ShownDay } from './days.ts'
import { fitPlan } from './dial.ts'
import { DayFigure } from './figure.tsx'

export type DayProps = ShownPlan &
  Around & { title: string; has: RoomCount; where: Where; year: number; locale: string }

/**
 * The plan of a house with the sun's path over it, and a table of when each room has sun.
 * Everything is there without a script, at a moment of the morning; with the script the sun can be
 * moved.
 */
export function HouseDay(props: DayProps) {
  const { plan: whole, bearing, metres, title, has, where, year, locale, skyline, terrace } = props
  const words = useWords().day
  const { plan, scale } = fitPlan(whole)
  const shown = { plan, bearing, metres: metres / scale }
  const { patches, days } = daysOf({ ...shown, skyline, terrace }, where, year, { locale, words })
  return (
    <section className={`block ${drawn.section} ${s.day}`} aria-labelledby="day-title" data-days="">
      <div className={`grid ${drawn.grid}`}>
        <div className={s.head}>
          <h2 id="day-title" className={drawn.title} data-reveal="lines">
            {words.title}
          </h2>
          {words.drag && (
            <p className={s.drag} data-hint="">
              {words.drag}
            </p>
          )}
          <Choice days={days} />
        </div>
        <DayFigure {...{ title, has, shown, where, locale, patches, days }} />
        <div className={s.tables}>
          <details className={s.fold}>
            <summary>
              {words.table}
              <PlusIcon />
            </summary>
            <Hours rooms={plan.rooms} days={days} />
          </details>
        </div>
      </div>
    </section>
  )
}

/** Chooses the day. Styles show the parts of the chosen day. */
function Choice({ days }: { days: readonly ShownDay[] }) {
  return (
    <fieldset className={s.days}>
      <legend className="vh">{useWords().day.days}</legend>
      {days.map(({ label }, index) => (
        <Chip key={label} name="day" label={label} value={index} defaultChecked={index === 0} />
      ))}
    </fieldset>
  )
}

/** The hours in which each room has sun, with a column for each day. */
function Hours({ rooms, days }: { rooms: readonly Room[]; days: readonly ShownDay[] }) {
  const words = useWords().day
  return (
    <table className={s.hours}>
      <caption className="vh">{words.hours}</caption>
      <thead>
        <tr>
          <th scope="col">{words.room}</th>
          {days.map(({ label, summary }, of) => (
            <th key={label} scope="col" data-of={of}>
              <b>{label}</b> {summary}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ name, polygon }, room) => (
          <tr key={polygon.join()}>
            <th scope="row">{name}</th>
            {days.map(({ label, hours }, of) => (
              <td key={label} data-of={of}>
                {hours[room]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
