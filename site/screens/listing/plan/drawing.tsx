import type { FloorPlan, Point, Room } from '@belvedere/kit/day/floor-plan.ts'
import { labelOf } from './labels.ts'
import s from './plan.module.css'

export const ROOM_ID = 'room-'

/** The rooms of a plan, which clip the light. */
export function Rooms({ rooms }: { rooms: readonly Room[] }) {
  return rooms.map(({ polygon, isOutdoor }, index) =>
    isOutdoor ? null : (
      <clipPath key={polygon.join()} id={ROOM_ID + index}>
        <path d={pathOf(polygon)} />
      </clipPath>
    ),
  )
}

/** The lines of a plan: outdoor areas, walls that are drawn by an animation, windows and doors. */
export function Lines({ plan }: { plan: FloorPlan }) {
  const { rooms, walls, openings } = plan
  const edges = rooms.filter(({ isOutdoor }) => isOutdoor || walls.length === 0)
  const glass = openings
    .map(([x1, y1, x2, y2]) =>
      pathOf([
        [x1, y1],
        [x2, y2],
      ]),
    )
    .join('')
  return (
    <g fill="none">
      <path d={edges.map(({ polygon }) => `${pathOf(polygon)}z`).join('')} className={s.edge} />
      <g className={s.walls}>
        {walls.map((wall) => (
          <path key={wall.join()} d={pathOf(wall)} pathLength={1} />
        ))}
      </g>
      <path d={glass} className={s.gap} />
      <path d={glass} className={s.glass} />
    </g>
  )
}

/** How far down the first of one, two or three lines stands, so that they are in the middle. */
const SHIFTS = [0.3, -0.2, -0.75]

/** The names of the rooms, where they fit; the table has all of them. */
export function Names({ rooms }: { rooms: readonly Room[] }) {
  return (
    <g className={s.names}>
      {rooms.map((room) => {
        const { at, lines, fits } = labelOf(room, rooms)
        const [x = 0, y = 0] = at.map(Math.round)
        if (!fits) return null
        const data = fits === 'wide' ? { 'data-wide': '' } : {}
        return (
          <text
            key={room.polygon.join()}
            x={x}
            y={y}
            dy={`${SHIFTS[lines.length - 1] ?? 0}em`}
            {...data}
          >
            {lines.map((line, index) =>
              index === 0 ? (
                line
              ) : (
                <tspan key={line} x={x} dy="1.1em">
                  {line}
                </tspan>
              ),
            )}
          </text>
        )
      })}
    </g>
  )
}

/** A line as path data; a closed one ends with `z` instead of repeating its first vertex. */
export function pathOf(line: readonly Point[]): string {
  const [first, last] = [line[0], line.at(-1)]
  const isClosed = line.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  const points = isClosed ? line.slice(0, -1) : line
  const path = points.map((point, at) => stepTo(point, points[at - 1])).join('')
  return `${path}${isClosed ? 'z' : ''}`.replaceAll(' -', '-')
}

/** Most walls run along an axis, and need one coordinate only. */
function stepTo([x, y]: Point, before?: Point): string {
  if (!before) return `M${x} ${y}`
  if (y === before[1]) return `H${x}`
  return x === before[0] ? `V${y}` : `L${x} ${y}`
}
