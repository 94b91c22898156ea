import { label, type Point } from '../parts/svg.ts'
import { type Name, northArrow, scaleBar } from '../place/map.ts'
import { kilometres } from './stops.ts'

const [water, onLand] = ['name name--water', 'name name--land']

export const NAMES: Name[] = [
  { at: [452, 640], text: 'The lagoon', anchor: 'middle', className: water },
  { at: [-330, 1035], text: 'Open sea', anchor: 'middle', className: `${water} name--sea` },
  { at: [560, 20], text: 'Bahía Clara', anchor: 'middle', className: `${water} name--sea` },
  { at: [-128, 674], text: 'Sea grass', anchor: 'middle', className: 'name name--grass' },
  { at: [-520, 212], text: 'Gatehouse', anchor: 'middle', className: onLand },
  {
    at: [132, 206],
    text: 'Boathouse',
    className: onLand,
    line: [
      [236, 212],
      [372, 286],
    ],
  },
  {
    at: [500, 218],
    text: 'Marina',
    className: onLand,
    line: [
      [520, 228],
      [474, 350],
    ],
  },
  { at: [612, 330], text: 'Beach Club', className: onLand },
  {
    at: [372, 480],
    text: 'Jetty',
    line: [
      [366, 472],
      [332, 448],
    ],
  },
  {
    at: [936, 912],
    text: 'The gap',
    line: [
      [928, 903],
      [816, 840],
    ],
  },
  {
    at: [936, 866],
    text: 'Point and lamp',
    line: [
      [928, 858],
      [856, 822],
    ],
  },
  { at: [246, 760], text: 'The ford' },
  { at: [20, 945], text: 'South bank', anchor: 'middle' },
  { at: [-838, 650], text: 'West bank', anchor: 'middle', turn: -74, className: onLand },
  { at: [-250, 532], text: 'Reeds and herons', anchor: 'middle' },
  {
    at: [700, 545],
    text: 'Salt makers’ wall',
    anchor: 'middle',
    line: [
      [790, 538],
      [918, 560],
    ],
  },
]

/** The kilometres of the path, the scale and the north. */
export function marks(): string {
  const stones = kilometres().map(({ at, km }) => stone(at, km))
  return stones.join('') + scaleBar([600, 1035], 400) + northArrow([1090, 60])
}

function stone([x, y]: Point, km: number) {
  const number = label([x, y + 6], String(km), { className: 'stone__km', anchor: 'middle' })
  return `<circle class="stone" cx="${x}" cy="${y}" r="14"/>${number}`
}
