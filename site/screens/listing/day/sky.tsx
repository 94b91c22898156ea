import type { Moment } from '@belvedere/kit/day/house-day.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { pathOf, ROOM_ID } from '../plan/drawing.tsx'
import type { ShownPlan } from '../plan/plan-of.ts'
import s from './day.module.css'
import type { ShownDay, ShownPatch } from './days.ts'
import { curveThrough, HORIZON, lightThrough, onDial, sunOnDial } from './dial.ts'

const HOURS = HORIZON + 34
/** The sun's path is drawn through every fourth of its positions. */
const CURVE = 4

/** The horizon with its compass points. */
export function Horizon({ bearing }: { bearing: number }) {
  const { north, east, south, west } = useWords().day
  return (
    <g className={s.horizon}>
      <circle r={HORIZON} />
      {[north, east, south, west].map((letter, quarter) => {
        const [x, y] = onDial(quarter * 90, bearing, HORIZON).map(Math.round)
        return (
          <text key={letter} x={x} y={y} dy=".35em">
            {letter}
          </text>
        )
      })}
    </g>
  )
}

type LightProps = { patches: readonly ShownPatch[]; shown: ShownPlan; moment: Moment | undefined }

/** The light on the floors at a moment. */
export function Light({ patches, shown, moment }: LightProps) {
  return (
    <g className={s.light}>
      {patches.map((patch, index) => {
        const { room, opening, name, runs } = patch
        const isLit = moment?.lit.includes(index)
        const data = { 'data-runs': runs, 'data-room': name, 'data-lit': isLit ? '' : undefined }
        const key = [room, opening].join()
        if (!opening)
          return <path key={key} d={pathOf(shown.plan.rooms[room]?.polygon ?? [])} {...data} />
        return (
          <polygon
            key={key}
            points={moment && isLit ? lightThrough(opening, shown, moment.sun) : opening.join()}
            clipPath={`url(#${ROOM_ID}${room})`}
            {...data}
          />
        )
      })}
    </g>
  )
}

/** The path of the sun on a day, with its hours. */
export function SunPath({ day, bearing, of }: { day: ShownDay; bearing: number; of: number }) {
  const { moments } = day
  const id = `sun-path-${of}`
  const places = moments.map(({ sun }) => sunOnDial(sun, bearing))
  const curve = places.filter((_, index) => index % CURVE === 0 || index === places.length - 1)
  const hours = moments.flatMap(({ minute }, index) => {
    const [x, y] = places[index] ?? [0, 0]
    return minute % 60 === 0 ? [{ hour: hourOf(minute), x, y }] : []
  })
  if (places.length === 0) return null
  return (
    <g data-of={of}>
      <defs>
        <path id={id} d={curveThrough(curve)} />
      </defs>
      <use href={`#${id}`} className={s.path} />
      <path
        d={hours.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')}
        className={s.ticks}
      />
      {hours
        .filter(({ hour }) => hour % 3 === 0)
        .map(({ hour, x, y }) => {
          const outwards = HOURS / Math.hypot(x, y)
          return (
            <text key={hour} x={Math.round(x * outwards)} y={Math.round(y * outwards)} dy=".35em">
              {hour}
            </text>
          )
        })}
      <use href={`#${id}`} className={s.track} data-drag="" />
    </g>
  )
}

/** The hour that a clock shows; a day of sun may begin before midnight and end after it. */
function hourOf(minute: number) {
  return (((minute / 60) % 24) + 24) % 24
}

/** The sun at a moment. */
export function Sun({ moment, bearing }: { moment: Moment; bearing: number }) {
  const [x, y] = sunOnDial(moment.sun, bearing).map(Math.round)
  return (
    <g className={s.sun} data-sun="" transform={`translate(${x} ${y})`}>
      <circle className={s.halo} />
      <circle className={s.disc} />
      <circle className={s.hit} data-drag="" />
    </g>
  )
}
