import type { Style } from '@belvedere/ui/style.ts'
import s from './water-names.module.css'
import type { Water } from './waters.ts'

/** The names of waters over the plan, in italics. */
export function WaterNames({ waters }: { waters: readonly Water[] }) {
  return waters.map(({ id, name, x, y }) => {
    const style: Style = { '--x': `${x}%`, '--y': `${y}%` }
    return (
      <span key={id} className={s.water} style={style} data-water="">
        {name}
      </span>
    )
  })
}
