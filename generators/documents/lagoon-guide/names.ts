import { label, type Point } from '../parts/svg.ts'
import { type Name, northArrow, scaleBar } from '../place/map.ts'
import { kilometres } from './stops.ts'

const [water, onLand] = ['name name--water', 'name name--land']

export const NAMES: Name[] = [
  { at: [760, 800], text: 'The lagoon', anchor: 'middle', className: water },
  { at: [-330, 1215], text: 'Open sea', anchor: 'middle', className: `${water} name--sea` },
  { at: [1180, 60], text: 'Bahía Clara', anchor: 'middle', className: `${water} name--sea` },
  { at: [-70, 838], text: 'Sea grass', anchor: 'middle', className: 'name name--grass' },
  { at: [-42, 290], text: 'Gatehouse', anchor: 'middle', className: onLand },
  {
    at: [350, 236],
    text: 'Boathouse',
    className: onLand,
    line: [
      [430, 250],
      [512, 388],
    ],
  },
  {
    at: [620, 240],
    text: 'Marina',
    className: onLand,
    line: [
      [660, 252],
      [636, 480],
    ],
  },
  {
    at: [850, 290],
    text: 'Beach Club',
    className: onLand,
    line: [
      [930, 302],
      [1016, 496],
    ],
  },
  {
    at: [960, 640],
    text: 'Jetty',
    line: [
      [972, 614],
      [934, 570],
    ],
  },
  {
    at: [1290, 1218],
    text: 'The gap',
    line: [
      [1282, 1206],
      [1084, 1118],
    ],
  },
  {
    at: [1290, 1164],
    text: 'Point and lamp',
    line: [
      [1282, 1154],
      [1164, 1108],
    ],
  },
  { at: [326, 900], text: 'The ford' },
  { at: [20, 1130], text: 'South bank', anchor: 'middle' },
  { at: [-450, 830], text: 'West bank', anchor: 'middle', turn: -74, className: onLand },
  { at: [-90, 604], text: 'Reeds and herons', anchor: 'middle', className: onLand },
  {
    at: [1000, 900],
    text: 'Salt makers’ wall',
    anchor: 'middle',
    line: [
      [1150, 892],
      [1262, 850],
    ],
  },
]

/** The kilometres of the path, the scale and the north. */
export function marks(): string {
  const stones = kilometres().map(({ at, km }) => stone(at, km))
  return stones.join('') + scaleBar([540, 1225], 400) + northArrow([1510, 40])
}

function stone([x, y]: Point, km: number) {
  const number = label([x, y + 7], String(km), { className: 'stone__km', anchor: 'middle' })
  return `<circle class="stone" cx="${x}" cy="${y}" r="17"/>${number}`
}
