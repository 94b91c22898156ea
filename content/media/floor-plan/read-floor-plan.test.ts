import { expect, test } from 'vitest'
import { UploadError } from '../upload-error.ts'
import { pathLines } from './path-lines.ts'
import { readFloorPlan } from './read-floor-plan.ts'

const svg = (content: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" ${more}>${content}</svg>`

const HOUSE = `
  <g id="walls"><path d="M100 50h100v100h-100z"/></g>
  <g id="openings"><line x1="200" y1="80" x2="200" y2="120"/></g>
  <g id="rooms"><rect x="100" y="50" width="100" height="100"><title>Kitchen</title></rect></g>`

test('a plan has walls, rooms and openings, cropped to its drawn area', () => {
  expect(readFloorPlan(svg(HOUSE, 'data-metres="0.1"'))).toEqual({
    width: 1000,
    height: 1000,
    metres: 0.01,
    walls: [
      [
        [0, 0],
        [1000, 0],
        [1000, 1000],
        [0, 1000],
        [0, 0],
      ],
    ],
    openings: [[1000, 300, 1000, 700]],
    rooms: [
      {
        name: 'Kitchen',
        polygon: [
          [0, 0],
          [1000, 0],
          [1000, 1000],
          [0, 1000],
        ],
        isOutdoor: false,
      },
    ],
    notes: [],
  })
})

test('an SVG without the layers of a plan is no plan', () => {
  expect(readFloorPlan(svg('<path d="M0 0h9v9z"/><g id="rooms"/>'))).toBeNull()
})

const names = (rooms: string) =>
  readFloorPlan(
    svg(`<g class="walls"><path d="M0 0h9v9"/></g><g class="rooms">${rooms}</g>`),
  )?.rooms.map(({ name, isOutdoor }) => (isOutdoor ? `${name}, outdoors` : name))
const square = (attributes: string, content = '') =>
  `<rect ${attributes} width="9" height="9">${content}</rect>`

test('rooms have the name of their title, label or id, or of their group', () => {
  expect(names(square('aria-label="Hall"'))).toEqual(['Hall'])
  expect(names(square('data-name="Hall" id="x7"'))).toEqual(['Hall'])
  expect(names(square('id="guest_x20_room"'))).toEqual(['guest room'])
  expect(names(`<g id="guest-room">${square('')}</g>`)).toEqual(['guest room'])
  expect(names(`<g><title>Hall</title>${square('')}</g>`)).toEqual(['Hall'])
  expect(names(square('id="patio" class="outdoor"'))).toEqual(['patio, outdoors'])
  expect(names(`<g class="outdoor">${square('id="patio"')}</g>`)).toEqual(['patio, outdoors'])
  expect(names(square(''))).toEqual([])
  expect(names(square('data-name="" id="hall"', '<title> </title>'))).toEqual(['hall'])
  expect(names(`<g id="study">${square('data-name=" "')}</g>`)).toEqual(['study'])
  expect(names(square('id="_x00_hall_x0a_"'))).toEqual(['hall'])
  expect(names(square(`id="${'🌊'.repeat(70)}"`))).toEqual(['🌊'.repeat(60)])
})

test.each([
  [
    'inkscape:label',
    '<g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:label="Rooms" id="layer3">',
  ],
  ['a numbered id', '<g id="rooms_1_">'],
])('a layer may be named by %s', (_, open) => {
  expect(readFloorPlan(svg(`${open}${square('id="hall"')}</g>`))?.rooms).toHaveLength(1)
})

test('transforms are applied, and shapes with unknown ones are counted', () => {
  const turned = '<g transform="translate(10 0) rotate(90)"><g transform="scale(2)">'
  const read = readFloorPlan(
    svg(`<g id="rooms">${turned}<rect id="hall" width="20" height="10"/></g></g></g>`),
  )
  expect([read?.width, read?.height]).toEqual([500, 1000])
  const odd = svg(`${HOUSE}<g class="walls" transform="spin(3)"><path d="M0 0h9"/></g>`)
  expect(readFloorPlan(odd)?.notes).toEqual([expect.stringMatching(/^1 shape is left out/)])
})

test('hidden elements and definitions are left out', () => {
  const hidden = `<defs>${HOUSE}</defs><g style="display: none">${HOUSE}</g><g display="none">${HOUSE}</g>`
  expect(readFloorPlan(svg(hidden))).toBeNull()
})

test('an opening may be a narrow rectangle or several pieces of a path', () => {
  const openings = (shape: string) =>
    readFloorPlan(svg(`${HOUSE}<g id="openings-2">${shape}</g>`))?.openings
  const narrow = '<rect x="99" y="70" width="2" height="40"/>'
  expect(openings(narrow)?.at(-1)).toEqual([9.9, 198, 9.9, 594.1])
  expect(openings('<path d="M120 50h20m10 0h20"/>')).toHaveLength(3)
})

test('each missing layer has a sentence of its own', () => {
  const notes = (content: string) => readFloorPlan(svg(content))?.notes.join('\n')
  expect(notes('<path class="walls" d="M0 0h9v9z"/>')).toMatch(/no rooms with names/)
  expect(notes(`<g id="rooms">${square('id="hall"')}</g>`)).toMatch(/no walls[\s\S]*no windows/)
  expect(notes(HOUSE.replace('<title>Kitchen</title>', ''))).toMatch(/no rooms/)
  expect(notes(HOUSE.replace('</g>', '<text>N</text></g>'))).toMatch(/1 shape is left out/)
  expect(notes(`${HOUSE}<g class="rooms">${square('')}</g>`)).toMatch(/1 room has no name/)
  const inside = HOUSE.replace('x1="200"', 'x1="150"').replace('x2="200"', 'x2="150"')
  expect(notes(inside)).toMatch(/None of its openings/)
  const fine = `<path class="walls" d="M0 0${'l1 1'.repeat(3001)}"/>`
  expect(notes(`${HOUSE}${fine}`)).toMatch(/more than 3,000 points/)
  const round = `<path id="hall" d="M0 0${'l1 1'.repeat(1001)}z"/>`
  expect(notes(`${HOUSE}<g class="rooms">${round}</g>`)).toMatch(/1 room is left out: together/)
  expect(notes(`<g class="rooms">${round}</g>`)).not.toMatch(/no rooms/)
})

test('openings are counted by their pieces', () => {
  const pieces = (count: number) =>
    readFloorPlan(
      svg(`${HOUSE}<path class="openings" d="${'M100 60v10'.repeat(count)}"/>`),
    )?.notes.join()
  expect(pieces(119)).toBe('')
  expect(pieces(120)).toMatch(/120 openings/)
})

test('the scale is a number above 0, or a note says so', () => {
  const read = (metres: string) => readFloorPlan(svg(HOUSE, `data-metres="${metres}"`))
  for (const metres of ['0,025', '-1', '0', '', 'Infinity', '1e999', '2 cm']) {
    expect(read(metres)?.metres).toBeNull()
    expect(read(metres)?.notes).toEqual([expect.stringMatching(/data-metres/)])
  }
})

test.each([
  ['transforms', '<g class="walls" transform="scale(1e308)"><path d="M0 0h9"/></g>'],
  [
    'nested transforms',
    `${'<g transform="scale(1e200)">'.repeat(2)}<path class="walls" d="M0 0h9"/></g></g>`,
  ],
  ['coordinates', '<path class="walls" d="M1e308 0H-1e308"/>'],
])('%s that exceed all bounds leave out only their own shape', (_, odd) => {
  const plan = readFloorPlan(svg(HOUSE + odd))
  expect(plan).toMatchObject({ ...readFloorPlan(svg(HOUSE)), notes: [expect.any(String)] })
  expect(plan?.notes).toEqual([expect.stringMatching(/^1 shape is left out/)])
})

test('an SVG with a single point is no plan', () => {
  expect(readFloorPlan(svg('<path class="walls" d="M5 5h0"/>'))).toBeNull()
})

test('only transforms that SVG defines are applied', () => {
  for (const transform of ['constructor(1 0 0 1 0 0)', 'toString(1)', 'scale(2', 'scale(2) 7']) {
    const odd = `<g class="walls" transform="${transform}"><path d="M0 0h9"/></g>`
    expect(readFloorPlan(svg(HOUSE + odd))?.notes).toHaveLength(1)
  }
  const fine = `<g transform="translate(10-5),scale(2)">${HOUSE}</g>`
  expect(readFloorPlan(svg(fine))).toEqual(readFloorPlan(svg(HOUSE)))
})

test('SVGs with very many points are refused with a sentence', () => {
  const wall = `<path d="M0 0${'h1v1'.repeat(30_000)}"/>`
  expect(() => readFloorPlan(svg(`<g id="walls">${wall}${wall}</g>`))).toThrow(UploadError)
  const curves = `<path class="walls" d="M0 0t${'1 1 '.repeat(9000)}"/>`
  expect(() => readFloorPlan(svg(curves))).toThrow(/more than 100,000 points/)
})

test('shapes nested too deeply are left out, and long names are cut', () => {
  const deep = `${'<g>'.repeat(20_000)}${square('id="hall"').repeat(500)}${'</g>'.repeat(20_000)}`
  expect(readFloorPlan(svg(`${HOUSE}<g class="rooms">${deep}</g>`))?.notes).toEqual([
    expect.stringMatching(/^500 shapes are left out/),
  ])
  const long = `<g><title>${' hall'.repeat(40_000)}</title>${square('').repeat(50)}</g>`
  expect(names(long)?.[0]).toHaveLength(59)
  const odd = `<g class="walls" transform="${'a'.repeat(500_000)}"><path d="M0 0h9"/></g>`
  expect(readFloorPlan(svg(HOUSE + odd))?.notes).toHaveLength(1)
})

test.each([
  [
    'M1 2 3 4',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'm1 2 3 4H9V1z',
    [
      [1, 2],
      [4, 6],
      [9, 6],
      [9, 1],
      [1, 2],
    ],
  ],
  [
    'M0 0L1e1-1.5.5.5',
    [
      [0, 0],
      [10, -1.5],
      [0.5, 0.5],
    ],
  ],
])('the path %s has its lines', (data, line) => {
  expect(pathLines(data)).toEqual([line])
})

test.each(['M0 0a5 5 0 0110 0', 'M0 0a5,5,0,0,1,10,0', 'M0 0a5 5 0 01 10 0', 'M0 0a5 5 0 0 110 0'])(
  'the flags of the arc %s are single digits',
  (data) => {
    expect(pathLines(data)?.[0]?.at(-1)).toEqual([expect.closeTo(10), expect.closeTo(0)])
  },
)

test('arcs may be written without optional spaces', () => {
  const [line = []] = pathLines('M0 0a.5.5 0 01.5.5.5.5 0 00-.5.5') ?? []
  expect(line).toHaveLength(25)
  expect(line[12]).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)])
  expect(line[24]).toEqual([expect.closeTo(0), expect.closeTo(1)])
})

test.each(['M0 0L9', 'M0 0L9 9 9', 'M0 0a5 5 0 2 1 9 9', 'M0 0 9 9x', 'L9 9', 'M0 0h9%', 'M0 0z5'])(
  'the path %s is refused as a whole',
  (data) => {
    expect(pathLines(data)).toBeNull()
  },
)

test('curves end at their end points, and are not straight', () => {
  const [curve = []] = pathLines('M0 0C0 10 10 10 10 0S20 -10 20 0') ?? []
  expect(curve).toHaveLength(25)
  expect(curve[6]).toEqual([5, 7.5])
  expect(curve[18]).toEqual([15, -7.5])
  const [half = []] = pathLines('M0 0a5 5 0 0110 0') ?? []
  expect(half.at(-1)).toEqual([expect.closeTo(10), expect.closeTo(0)])
  expect(half[6]).toEqual([expect.closeTo(5), expect.closeTo(-5)])
  const [parabola = []] = pathLines('M0 0Q5 10 10 0T20 0') ?? []
  expect([parabola[6], parabola[18]]).toEqual([
    [5, 5],
    [15, -5],
  ])
})
