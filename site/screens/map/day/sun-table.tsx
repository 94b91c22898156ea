import { useWords } from '@belvedere/ui/use-words.ts'
import s from './sun-table.module.css'
import type { SunDays } from './terrace.ts'

/**
 * The hours of sun on a terrace, on fixed days of the year: pages are cached, so they cannot show
 * today's.
 */
export function SunTable({ sun }: { sun: SunDays }) {
  const words = useWords().map
  return (
    <section className={s.sun}>
      <h3>{words.terrace}</h3>
      <dl data-sun="">
        {(['longest', 'equal', 'shortest'] as const).map((day) => (
          <div key={day}>
            <dt>{words[day]}</dt>
            <dd className="num">{sun[day].join(', ') || words.noSun}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
