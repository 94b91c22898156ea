import { drawing, line, type Point, path } from '../parts/svg.ts'
import { dice } from '../place/scatter.ts'

const [WIDTH, COURSES, HEIGHT] = [178, 8, 42]

/** A stretch of dry-stone wall in courses, and the eleven stones that moved. */
export function saltWall(alt: string): string {
  const roll = dice(1951)
  const stones: string[] = []
  let top = 2
  for (let course = 0; course < COURSES; course++) {
    const height = (HEIGHT / COURSES) * (0.78 + (0.44 * course) / COURSES)
    stones.push(...layCourse(top, height, roll))
    top += height
  }
  const step = Math.floor(stones.length / 11)
  const isMoved = (i: number) => i % step === 9
  const moved = stones.filter((_, i) => isMoved(i)).slice(0, 11)
  const rest = stones.filter((stone) => !moved.includes(stone))
  const ground = `<path class="hair" d="M0 ${top + 0.4}H${WIDTH}"/>`
  const joints = `<rect class="joints" y="2" width="${WIDTH}" height="${top - 2}"/>`
  const walls =
    joints + path(rest.join(''), 'stones') + path(moved.join(''), 'stones stones--moved')
  return drawing(`0 0 ${WIDTH} ${top + 1}`, alt, walls + ground)
}

function layCourse(top: number, height: number, roll: () => number) {
  const stones: string[] = []
  for (let left = 0; left < WIDTH; ) {
    const width = Math.min(2.6 + roll() * 4.4, WIDTH - left)
    if (width > 1.4) stones.push(stone([left, top], width, height, roll))
    left += width
  }
  return stones
}

/** A stone with rounded, uneven corners, a little smaller than its place. */
function stone([left, top]: Point, width: number, height: number, roll: () => number) {
  const [right, foot] = [left + width - 0.35, top + height - 0.35]
  const shaken = (x: number, y: number): Point => [
    x + (roll() - 0.5) * 0.5,
    y + (roll() - 0.5) * 0.5,
  ]
  const [middleX, middleY] = [(left + right) / 2, (top + foot) / 2]
  const corners = [
    ...[shaken(left + 0.4, top + 0.4), shaken(middleX, top + 0.1), shaken(right - 0.3, top + 0.4)],
    ...[shaken(right, middleY), shaken(right - 0.3, foot - 0.3), shaken(middleX, foot)],
    ...[shaken(left + 0.4, foot - 0.3), shaken(left + 0.1, middleY)],
  ]
  return `${line(corners)}Z`
}
