import { picture } from '@belvedere/blocks/parts/fixture.ts'
import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import { said, sorrel } from '@belvedere/blocks/parts/listing/fixture.ts'
import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import type { ListingSite } from '../../../content/screen-queries.ts'
import { ListingPlan, planProps } from '../plan/listing-plan.tsx'
import { planOf, whereOf } from '../plan/plan-of.ts'
import { dayProps } from './fixture.ts'
import { moveSun } from './move-sun.ts'
import { type DayProps, HouseDay } from './view.tsx'

const shown = (props: Partial<DayProps> = {}) => render(<HouseDay {...dayProps} {...props} />)

const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)

/** A column of the table: its heading, and the hours of each room. */
function column(root: ParentNode, of: number) {
  return textsOf(root, `tr > [data-of="${of}"]`)
}

test('a table says when each room has sun, on three days of the year', () => {
  const root = shown()
  expect(textsOf(root, 'tbody th')).toEqual(['kitchen', 'hall', 'terrace'])
  expect(column(root, 0)).toEqual([
    '21 March Sun from 06:34 to 18:45',
    ...['06:40–12:20', '07:20–18:00', '06:35–18:45'],
  ])
  expect(column(root, 1)[0]).toMatch(/^21 June Sun from 06:/)
  expect(column(root, 2)[0]).toMatch(/^21 December Sun from 07:/)
})

test('the table is folded under a summary', () => {
  const fold = shown().querySelector('details')
  expect(fold?.open).toBe(false)
  expect(textsOf(fold ?? shown(), 'summary')).toEqual(['The hours of every room'])
  expect(fold?.querySelectorAll('table')).toHaveLength(1)
})

test('without a script the plan stands at a moment of the morning', () => {
  const root = shown()
  const now = 'At 09:40 the sun is in the kitchen, hall and terrace'
  expect(textsOf(root, 'output')).toEqual([now])
  expect(root.querySelectorAll('[data-lit]')).toHaveLength(3)
  expect(root.querySelector('[type="range"]')?.getAttribute('aria-valuetext')).toBe(now)
})

test('in the southern hemisphere the sun passes in the north; polar nights are labelled', () => {
  const south = { ...dayProps.where, lat: -38 }
  expect(column(shown({ where: south }), 0)[2]).toBe('in shade')
  const north = shown({ where: { lat: 69.65, lng: 18.96, timeZone: 'Europe/Oslo' } })
  expect([0, 1, 2].map((of) => column(north, of)[0]?.replace(/^\d+ \w+ /, ''))).toEqual([
    expect.stringMatching(/^Sun from/),
    'The sun does not set',
    'The sun does not rise',
  ])
})

/** The house without its terrace, with the behaviour attached. */
function moving(props: Partial<DayProps> = {}) {
  const { rooms, ...plan } = dayProps.plan
  const indoors = rooms.filter(({ isOutdoor }) => !isOutdoor)
  const root = shown({ plan: { ...plan, rooms: indoors }, ...props })
  const day = root.querySelector<HTMLElement>('[data-days]')
  const range = root.querySelector<HTMLInputElement>('[type="range"]')
  if (!day || !range) throw new Error('no day')
  root.ownerDocument.documentElement.lang = 'en-GB'
  moveSun(day, new AbortController().signal)
  const send = (target: Element, type: string) =>
    target.dispatchEvent(new (root.ownerDocument.defaultView?.Event ?? Event)(type))
  return {
    root,
    range,
    said: () => textsOf(root, 'output')[0],
    moveTo: (step: string) => {
      range.value = step
      send(range, 'input')
    },
    choose: (day: number) => {
      const radio = root.querySelector<HTMLInputElement>(`[type="radio"][value="${day}"]`)
      if (!radio) throw new Error('no radio button')
      radio.checked = true
      send(radio, 'change')
    },
  }
}

test('moving the sun moves the light and names its rooms', () => {
  const { root, range, said, moveTo } = moving()
  const sun = root.querySelector('[data-sun]')
  const kitchen = root.querySelector('[data-room="kitchen"]')
  const [before, light] = [sun?.getAttribute('transform'), kitchen?.getAttribute('points')]
  expect([said(), before !== null, light !== null]).toEqual([
    'At 09:40 the sun is in the kitchen and hall',
    ...[true, true],
  ])
  moveTo('0')
  const early = 'At 06:40 the sun is in the kitchen'
  expect([said(), range.ariaValueText]).toEqual([early, early])
  expect(sun?.getAttribute('transform')).not.toBe(before)
  expect(kitchen?.getAttribute('points')).not.toBe(light)
  moveTo(range.max)
  expect(said()).toBe('At 18:40 the house is in shade')
  expect(root.querySelectorAll('[data-lit]')).toHaveLength(0)
})

test('the script starts where the server left the plan', () => {
  const drawn = (root: ParentNode) =>
    [...root.querySelectorAll('[data-runs]')].map((patch) => patch.outerHTML)
  const { rooms, ...plan } = dayProps.plan
  const indoors = rooms.filter(({ isOutdoor }) => !isOutdoor)
  expect(drawn(moving().root)).toEqual(drawn(shown({ plan: { ...plan, rooms: indoors } })))
})

test('another day keeps the hour, within the limits of that day', () => {
  const { said, moveTo, choose, range } = moving()
  choose(1)
  expect(said()).toMatch(/^At 09:40 the sun is in the kitchen$/)
  choose(2)
  moveTo('0')
  expect(said()).toMatch(/^At 07:50/)
  choose(0)
  expect(said()).toMatch(/^At 07:50/)
  choose(1)
  moveTo(range.max)
  choose(2)
  expect(said()).toMatch(/^At 17:1/)
})

test('on a day without sun no room is lit', () => {
  const { root, said, choose } = moving({
    where: { lat: 69.65, lng: 18.96, timeZone: 'Europe/Oslo' },
  })
  choose(2)
  expect(said()).toBe('The sun does not rise')
  expect(root.querySelectorAll('[data-lit]')).toHaveLength(0)
})

const LINES = { width: 1, height: 1, metres: null, walls: [[0, 0, 1, 1]], rooms: [], openings: [] }

test('the plan of a listing is composed from delivered data', () => {
  const listing = { area: null, floorPlanBearing: null, plan: LINES }
  expect(planOf(listing)).toMatchObject({ bearing: 0, metres: 20 })
  expect(planOf(listing)?.plan.walls).toEqual([
    [
      [0, 0],
      [1, 1],
    ],
  ])
  expect(planOf({ ...listing, plan: null })).toBeNull()
  const site = { id: '1', lat: 38, lng: -8, timeZone: null }
  const lisbon = { ...site, timeZone: 'Europe/Lisbon' }
  expect(whereOf(lisbon)).toEqual({ lat: 38, lng: -8, timeZone: 'Europe/Lisbon' })
  const unknown = [site, { ...lisbon, lat: null }, { ...site, timeZone: 'Mars/North' }, null]
  expect(unknown.map(whereOf)).toEqual([null, null, null, null])
})

/** A listing with the fixture's house as delivered data, and its property. */
function delivered() {
  const { plan, where } = dayProps
  return {
    site: { id: '1', ...where },
    listing: {
      title: 'Sorrel *House*',
      locale: 'en-GB',
      area: null,
      pageFacts: [],
      floorPlanBearing: 90,
      skyline: null,
      terrace: null,
      floorPlan: null,
      plan: {
        ...plan,
        walls: plan.walls.map((line) => line.flat()),
        openings: plan.openings.map((opening) => [...opening]),
        rooms: plan.rooms.map((room) => ({ ...room, polygon: room.polygon.flat() })),
      },
    },
  }
}

test('the sun moves over a plan only if place, time zone and direction are known', () => {
  const { listing, site } = delivered()
  const { plan, where, year, locale } = dayProps
  expect(planProps(listing, site, year)).toEqual({
    is: 'day',
    has: { bedrooms: 0, bathrooms: 0 },
    ...{ title: 'Sorrel House', bearing: 90, metres: 0.02, plan, where, year, locale },
    ...{ skyline: null, terrace: null },
  })
  const pageFacts = said({ ...sorrel, bathrooms: 4 }).pageFacts
  expect(planProps({ ...listing, pageFacts }, site, year)).toMatchObject({
    has: { bedrooms: sorrel.bedrooms, bathrooms: 4 },
  })
  const is = (one: Partial<Parameters<typeof planProps>[0]>, at: Partial<ListingSite> = {}) =>
    planProps({ ...listing, ...one }, { ...site, ...at }, year)?.is
  expect(is({}, { lat: null })).toBe('plan')
  expect(is({}, { timeZone: null })).toBe('plan')
  expect(is({ floorPlanBearing: null })).toBe('plan')
  expect(is({ plan: { ...listing.plan, rooms: [] } })).toBe('plan')
  expect(is({ plan: null })).toBeUndefined()
  const floorPlan = picture('plan', { alt: 'Three rooms and a terrace' })
  expect(is({ plan: null, floorPlan })).toBe('picture')
})

test('a plan without the sun shows its rooms and their names', () => {
  const root = render(<ListingPlan {...dayProps} is="plan" />)
  expect(textsOf(root, 'h2')).toEqual(['The plan of the house'])
  expect(textsOf(root, 'text').join(' ')).toBe('kitchen hall terrace')
  expect(root.querySelectorAll('table, input, [data-days]')).toHaveLength(0)
})

test('below a plan with stairs stands which rooms of the facts are on other floors', () => {
  const { rooms, ...plan } = dayProps.plan
  const [room] = rooms
  if (!room) throw new Error('no room')
  const names = ['stairs', 'guest bedroom', 'guest bath', ...rooms.map(({ name }) => name)]
  const drawn = { ...plan, rooms: names.map((name) => ({ ...room, name })) }
  const said = 'One floor is drawn. Its stairs lead to one more bedroom and three more bathrooms.'
  const props = { ...dayProps, plan: drawn, has: { bedrooms: 2, bathrooms: 4 } }
  expect(textsOf(shown(props), 'figcaption p')).toEqual([said])
  expect(render(<ListingPlan {...props} is="plan" />).textContent).toContain(said)
  const only = { ...props, has: { bedrooms: 1, bathrooms: 2 } }
  expect(textsOf(shown(only), 'figcaption p')[0]).toMatch(/lead to one more bathroom\.$/)
  expect(textsOf(shown({ has: props.has }), 'figcaption p')).toEqual([])
})

test('each wall is a line of its own, drawn from its start to its end', () => {
  const { plan } = dayProps
  const wall = [
    [500, 0],
    [500, 600],
  ] as const
  const root = shown({ plan: { ...plan, walls: [...plan.walls, wall] } })
  const drawn = [...root.querySelectorAll('[pathLength]')].map((path) => path.getAttribute('d'))
  expect(drawn).toEqual([expect.stringMatching(/^M[^M]*z$/), expect.stringMatching(/^M[^M]*$/)])
})

test('hours on the dial are between 0 and 23, also around midnight', () => {
  const root = shown({ where: { lat: 38, lng: 18, timeZone: 'America/Los_Angeles' } })
  const marks = textsOf(root, '[data-of] > text').map(Number)
  expect(marks.length).toBeGreaterThan(8)
  expect(marks.filter((hour) => hour % 3 !== 0 || hour < 0 || hour > 23)).toEqual([])
})

test('only the main button drags the sun, and the range keeps the focus', () => {
  const { root, range } = moving()
  const hit = root.querySelector<SVGElement>('circle[data-drag]')
  const page = root.ownerDocument.defaultView
  if (!hit || !page) throw new Error('no sun')
  const captured: number[] = []
  hit.setPointerCapture = (id) => captured.push(id)
  const press = (button: number) => {
    const event = new page.PointerEvent('pointerdown', { button, pointerId: button + 1 })
    hit.dispatchEvent(event)
  }
  press(2)
  expect([captured, root.ownerDocument.activeElement === range]).toEqual([[], false])
  const mouse = new page.MouseEvent('mousedown', { cancelable: true })
  hit.dispatchEvent(mouse)
  expect(mouse.defaultPrevented).toBe(true)
})

test('an SVG that is no plan is shown as a picture', () => {
  const drawing = pictureOf(picture('plan', { alt: 'Three rooms and a terrace' }))
  if (!drawing) throw new Error('no picture')
  const root = render(<ListingPlan is="picture" picture={drawing} />)
  expect(root.querySelector('img')?.alt).toBe('Three rooms and a terrace')
})
