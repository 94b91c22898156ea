import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { projectRoot } from '@belvedere/kit/root.ts'
import { isCrawlerAgent } from '@belvedere/ui/device.ts'
import { FLY } from '@belvedere/ui/themes/day/fly.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openingScript } from './opening-script.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The animation of the splash, and the number of rounds once it is set. */
type Fade = { currentTime: number; playState: string; rounds?: number }

/** The sun of the mark, with the custom properties of its flight. */
function markSun() {
  const flight: Record<string, string | number> = {}
  const setProperty = (name: string, value: string | number) => {
    flight[name] = value
  }
  const box = { x: 600, y: 300, width: 60, height: 30 }
  return { flight, style: { setProperty }, getBoundingClientRect: () => box }
}

/** The sun of the page: a circle of `radius` in its SVG, which is rotated and scaled. */
function pageSun({ width = 40, radius = 2, y = 185 } = {}) {
  const style: { opacity?: number } = {}
  const [scale, turn] = [5, Math.PI / 3]
  return {
    style,
    getBoundingClientRect: () => ({ x: 400, y, width, height: width }),
    getScreenCTM: () => ({ a: scale * Math.cos(turn), b: scale * Math.sin(turn) }),
    getBBox: () => ({ width: 2 * radius }),
  }
}

/**
 * A browser as the opening script sees it. With `hasAnimations` a splash has one animation while it
 * is shown.
 */
function visit({
  hasSplash = true,
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0',
  isHidden = false,
  prefersReducedMotion = false,
  isFramed = false,
  hasAnimations = true,
  storage = {},
  suns = [],
  scrollY = 0,
}: {
  hasSplash?: boolean
  userAgent?: string
  isHidden?: boolean
  prefersReducedMotion?: boolean
  isFramed?: boolean
  hasAnimations?: boolean
  storage?: object | null
  suns?: object[]
  scrollY?: number
} = {}) {
  const fade: Fade = { currentTime: 0, playState: 'running' }
  const dataset: { waiting?: string; splash?: string } = {}
  const splash = {
    id: 'splash',
    getAnimations: () => (hasAnimations && dataset.splash !== undefined ? [fade] : []),
    style: {
      setProperty: (name: string, value: number) => {
        if (name === '--rounds') fade.rounds = value
      },
    },
    remove: () => void delete frame.splash,
  }
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset },
    hidden: isHidden,
    readyState: 'loading',
    querySelectorAll: () => suns,
  })
  const window = new EventTarget()
  const frame: { splash?: typeof splash } = { splash }
  const reducedMotion = { matches: prefersReducedMotion }
  const globals = {
    document,
    AbortController,
    Event,
    Math,
    navigator: { userAgent },
    addEventListener: window.addEventListener.bind(window),
    matchMedia: () => reducedMotion,
    getComputedStyle: () => ({ fill: 'rgb(1, 2, 3)' }),
    scrollY,
    innerHeight: 900,
    setTimeout,
    requestAnimationFrame: (act: () => void) => act(),
    ...(storage && { sessionStorage: storage }),
    splash,
    self: frame,
    top: isFramed ? {} : frame,
  }
  runInNewContext(openingScript({ hasSplash, flight: FLY, evening: '' }), globals)
  const dispatch = (type: string) => window.dispatchEvent(new Event(type))
  return {
    reducedMotion,
    dataset,
    fade,
    frame,
    document,
    storage,
    dispatch,
    load: () => {
      document.readyState = 'complete'
      dispatch('load')
    },
    show: () => {
      document.hidden = false
      dispatch('visibilitychange')
    },
    /** Starts the fade of the splash, or the animation of another element. */
    begin: (target: object = splash) => {
      const event = new Event('animationstart')
      window.dispatchEvent(Object.defineProperty(event, 'target', { value: target }))
    },
  }
}

test('only the first document of a visit has the splash', () => {
  const storage = {}
  expect(visit({ storage }).dataset).toEqual({ waiting: '', splash: '' })
  expect(visit({ storage }).dataset).toEqual({ waiting: '' })
})

test('a browser without storage has no splash', () => {
  expect(visit({ storage: null }).dataset).toEqual({ waiting: '' })
  const full = {
    set splash(_: unknown) {
      throw new Error('No room.')
    },
  }
  expect(visit({ storage: full }).dataset).toEqual({ waiting: '' })
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 11; moto g power) Chrome/156.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
  'Mozilla/5.0 (Linux; Android 13; CUBOT P80) Chrome/156.0.0.0 Mobile Safari/537.36',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
])('%s is a crawler here if it is one for the server', (userAgent) => {
  const { dataset } = visit({ userAgent })
  expect(dataset).toEqual(isCrawlerAgent(userAgent) ? {} : { waiting: '', splash: '' })
})

test('there is no splash in frames, or if it is switched off', () => {
  expect(visit({ isFramed: true }).dataset).toEqual({ waiting: '' })
  expect(visit({ hasSplash: false }).dataset).toEqual({ waiting: '' })
  expect(openingScript({ hasSplash: false, flight: FLY, evening: '' })).not.toContain('splash')
})

test('a tab in the background shows the splash when it becomes visible', () => {
  const { dataset, storage, load, show, dispatch, fade } = visit({ isHidden: true })
  load()
  expect(dataset).toEqual({})
  expect(storage).toEqual({})
  show()
  expect(dataset).toEqual({ splash: '' })
  expect(storage).toEqual({ splash: 1 })
  expect(fade.rounds).toBeUndefined()
  dispatch('visibilitychange')
  expect(fade.rounds).toBe(0)
})

test('with reduced motion a page loaded in the background gets no splash', () => {
  const { dataset, load, show } = visit({ isHidden: true, prefersReducedMotion: true })
  load()
  show()
  expect(dataset).toEqual({})
})

test('the header waits for the page, at most four seconds', () => {
  const { dataset, load } = visit({ hasSplash: false })
  expect(dataset).toEqual({ waiting: '' })
  load()
  expect(dataset).toEqual({})
  const late = visit({ hasSplash: false })
  vi.advanceTimersByTime(3999)
  expect(late.dataset).toEqual({ waiting: '' })
  vi.advanceTimersByTime(1)
  expect(late.dataset).toEqual({})
})

test('a round takes one `--t-step`', () => {
  const tokens = readFileSync(join(projectRoot(), 'ui/styles/tokens.css'), 'utf8')
  expect(tokens).toContain('--t-step: 1s;')
})

test.each([
  { loadedAt: 0, rounds: 1 },
  { loadedAt: 300, rounds: 1 },
  { loadedAt: 1000, rounds: 1 },
  { loadedAt: 1001, rounds: 2 },
  { loadedAt: 2999, rounds: 3 },
  { loadedAt: 3010, rounds: 3 },
])(
  'a page that has loaded after $loadedAt ms ends the splash with round $rounds',
  ({ loadedAt, rounds }) => {
    const { fade, load } = visit()
    fade.currentTime = loadedAt
    load()
    expect(fade.rounds).toBe(rounds)
  },
)

test('a load during the fade changes nothing', () => {
  const { fade, load, begin } = visit()
  begin()
  load()
  expect(fade.rounds).toBeUndefined()
})

test('with reduced motion the splash leaves without finishing its round, also if that changes meanwhile', () => {
  for (const prefersReducedMotion of [true, false]) {
    const { reducedMotion, fade, load } = visit({ prefersReducedMotion })
    reducedMotion.matches = true
    fade.currentTime = 300
    load()
    expect(fade.rounds).toBe(0.3)
  }
})

test('without running animations it ends with the load, with a press, or after five seconds', () => {
  for (const still of [{ hasAnimations: false }, {}]) {
    for (const end of ['load', 'keydown', undefined]) {
      const { dataset, document, fade, frame, dispatch } = visit(still)
      const onLeave = vi.fn()
      document.addEventListener('splash:leave', onLeave)
      fade.playState = 'paused'
      vi.advanceTimersByTime(4999)
      expect(dataset.splash).toBe('')
      if (end) dispatch(end)
      vi.advanceTimersByTime(2)
      expect(dataset.splash).toBeUndefined()
      expect(frame).toEqual({})
      vi.runAllTimers()
      expect(onLeave).toHaveBeenCalledOnce()
    }
  }
})

test('a press before the splash is rendered changes nothing', () => {
  const { dataset, frame, dispatch } = visit()
  delete frame.splash
  dispatch('keydown')
  expect(dataset.splash).toBe('')
})

test.each(['pointerdown', 'keydown', 'wheel', 'visibilitychange'])(
  '%s ends the splash at once, also when the page has loaded before the next frame',
  (type) => {
    const { fade, dispatch, load, begin } = visit()
    fade.currentTime = 500
    dispatch(type)
    load()
    vi.advanceTimersByTime(5000)
    expect(fade.rounds).toBe(0.5)
    begin()
    load()
    fade.currentTime = 700
    dispatch(type)
    expect(fade.rounds).toBe(0.5)
  },
)

test('it fires `splash:leave` once, and is removed after the fade', () => {
  const { dataset, document, fade, frame, begin, dispatch } = visit()
  const onLeave = vi.fn()
  document.addEventListener('splash:leave', () => onLeave(dataset.splash))
  begin({ id: 'hero' })
  expect(onLeave).not.toHaveBeenCalled()
  begin()
  expect(onLeave).toHaveBeenCalledExactlyOnceWith('leaving')
  expect(dataset.splash).toBe('leaving')
  vi.advanceTimersByTime(1999)
  expect(dataset.splash).toBe('leaving')
  vi.runAllTimers()
  expect(dataset.splash).toBeUndefined()
  expect(frame).toEqual({})
  begin()
  dispatch('load')
  dispatch('keydown')
  expect(onLeave).toHaveBeenCalledOnce()
  expect(fade.rounds).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('the sun of the mark flies to the sun of the first block, which waits for it', () => {
  const [mark, sun] = [markSun(), pageSun()]
  visit({ suns: [mark, sun] }).begin()
  const way = { '--x': '-210px', '--y': '-125px', '--c': 'rgb(1, 2, 3)', '--fly': 1 }
  expect(mark.flight).toEqual({ ...way, '--s': expect.closeTo(20 / 60, 9) })
  vi.advanceTimersByTime(949)
  expect(sun.style.opacity).toBe(0)
  vi.advanceTimersByTime(1)
  expect([sun.style.opacity, mark.flight['--fly']]).toEqual([1, 0])
})

test('scrolling ends the flight, and does nothing when the splash is gone', () => {
  const [mark, sun] = [markSun(), pageSun()]
  const { begin, dispatch } = visit({ suns: [mark, sun] })
  begin()
  dispatch('scroll')
  expect([sun.style.opacity, mark.flight['--fly']]).toEqual([1, 0])
  const sunOfLater = pageSun()
  const later = visit({ suns: [markSun(), sunOfLater] })
  later.begin()
  vi.runAllTimers()
  sunOfLater.style = {}
  later.dispatch('scroll')
  expect(sunOfLater.style.opacity).toBe(1)
})

test.each([
  ['the page has none', { suns: [markSun()] }],
  ['the sun of the page is not rendered', { suns: [markSun(), pageSun({ width: 0 })] }],
  ['the sun of the page is below the view', { suns: [markSun(), pageSun({ y: 900 })] }],
  ['the page is scrolled', { suns: [markSun(), pageSun()], scrollY: 5 }],
  ['motion is reduced', { suns: [markSun(), pageSun()], prefersReducedMotion: true }],
])('the sun stays with the mark if %s', (_, state) => {
  const { begin, dataset } = visit(state)
  begin()
  expect(dataset.splash).toBe('leaving')
  expect(state.suns.map((sun) => ('flight' in sun ? sun.flight : sun.style))).toEqual(
    state.suns.map(() => ({})),
  )
})

test('a splash whose flight fails leaves as any other', () => {
  const measure = () => {
    throw new Error('It cannot be measured.')
  }
  const { begin, dataset, document, frame } = visit({
    suns: [markSun(), { ...pageSun(), getBBox: measure }],
  })
  const onLeave = vi.fn()
  document.addEventListener('splash:leave', onLeave)
  begin()
  expect(dataset.splash).toBe('leaving')
  vi.runAllTimers()
  expect(onLeave).toHaveBeenCalledOnce()
  expect([dataset.splash, frame]).toEqual([undefined, {}])
})

test('a mark without a sun has no flight', () => {
  const { begin, dataset } = visit({ suns: [pageSun()] })
  begin()
  expect(dataset.splash).toBe('leaving')
})
