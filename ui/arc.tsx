import s from './arc.module.css'
import { classNames } from './class-names.ts'
import type { Style } from './style.ts'
import { sunAt } from './sun.ts'

/** The small arc of an eyebrow. `hour`, 0 to 1, positions the sun on it. */
export function Arc({ hour }: { hour: number }) {
  const style: Style = { '--h': hour }
  return <i className="arc" style={style} aria-hidden="true" />
}

/** The large arc of heroes and banners; its ends stand on the bottom edge. */
export function BigArc({ hour, className }: { hour: number; className?: string }) {
  return (
    <svg
      className={classNames(s.arc, className)}
      viewBox="0 0 100 50"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path d="M2 50a48 48 0 0 1 96 0" vectorEffect="non-scaling-stroke" />
      <circle {...sunAt(hour)} r="1" data-sun="" />
    </svg>
  )
}
