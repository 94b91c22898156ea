import { type Point, short } from '../parts/svg.ts'

/** What a stage looks like on the road. */
export function milestone(mark: string, [x, y]: Point): string {
  const drawing = MARKS[mark] ?? '<circle class="stage" r="1.5"/>'
  return `<g transform="translate(${short(x)} ${short(y)})">${drawing}</g>`
}

const houses = (places: Point[]) =>
  places
    .map(([x, y]) => `<rect class="stage-house" x="${x}" y="${y}" width="2" height="1.5"/>`)
    .join('')

const MARKS: Record<string, string> = {
  start: '<circle class="stage" r="2"/>',
  end: '<circle class="stage-sun sun" r="2.4"/>',
  round: '<circle class="stage-ring" r="2.6"/>',
  town: houses([
    ...([
      [-5.4, -3],
      [-5, 0.4],
      [2.6, -4],
      [5.2, -1.8],
      [2.4, 0.2],
      [5, 2.2],
      [2.6, 3.2],
    ] as Point[]),
  ]),
  beach:
    '<path class="stage-dots" d="M-4.2 -6h.1m.9 2h.1m-1.3 2h.1m1.1 2h.1m-1.5 2h.1m1 2h.1m-1.2 2h.1"/>',
  bridge:
    '<path class="stage-river" d="M7 -2.6C5 -2.6 4 .8 2 .4S-6 1 -9 0"/><path class="strip-road-edge" d="M.2 -2.6L-.3 2.6"/><path class="strip-road" d="M.2 -2.8L-.3 2.8"/><path class="stage-bridge" d="M-1.9 -3v6M1.9 -3v6"/>',
  fork: '<path class="stage-fork" d="M0 0C1.6 -2.6 3.6 -4 6.4 -4.6"/><rect class="stage-chapel" x="-5.2" y="-2.4" width="2.6" height="2.2"/><path class="stage-cross" d="M-3.9 -2.4v-2M-4.7 -3.6h1.6"/>',
}
