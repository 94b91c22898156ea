import { classNames } from '../../class-names.ts'
import type { Style } from '../../style.ts'
import s from './arc.module.css'

type BigArcProps = { hour?: number; className?: string; part?: 'line' | 'sun' }

/**
 * The large arc of heroes and banners; its ends stand on the bottom edge. Its sun stands at `hour`, 0
 * (sunrise) to 1 (sunset), by default at the hour of the page. `part` leaves out the sun or the line.
 */
export function BigArc({ hour, className, part }: BigArcProps) {
  const style: Style | undefined = hour === undefined ? undefined : { '--hour': hour }
  return (
    <svg
      className={classNames(s.arc, className)}
      viewBox="0 0 100 50"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      style={style}
    >
      {part !== 'sun' && <path d="M2 50a48 48 0 0 1 96 0" vectorEffect="non-scaling-stroke" />}
      {part !== 'line' && <circle data-sun="" cx="2" cy="50" r="1" />}
    </svg>
  )
}
