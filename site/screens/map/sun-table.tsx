import { words } from '../words.ts'
import s from './sun-table.module.css'
import type { SunDays } from './terrace.ts'

/** When a terrace has sun, on the days of the year that a page can name. */
export function SunTable({ sun }: { sun: SunDays }) {
  return (
    <section className={s.sun}>
      <h3>{words.terrace}</h3>
      <dl data-sun="">
        {(['longest', 'equal', 'shortest'] as const).map((day) => (
          <div key={day}>
            <dt>{words.sunDays[day]}</dt>
            <dd className="num">{sun[day].join(', ') || words.noSun}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
