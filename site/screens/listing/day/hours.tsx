import type { Room } from '@belvedere/kit/day/floor-plan.ts'
import s from './day.module.css'
import type { ShownDay } from './days.ts'
import { words } from './words.ts'

/** Which room has sun from when to when, a column for each day. */
export function Hours({ rooms, days }: { rooms: readonly Room[]; days: readonly ShownDay[] }) {
  return (
    <table className={s.hours} data-reveal="list">
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
