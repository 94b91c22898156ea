import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { projectRoot } from '@belvedere/kit/root.ts'
import { isCrawlerAgent } from '@belvedere/ui/device.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openingScript } from './opening-script.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The animation of the splash, and how many rounds the mark is to be drawn, once that is said. */
type Fade = { currentTime: number; playState: string; rounds?: number }

/**
 * A browser as the opening script sees it. Its splash is one animation once it is shown, if there are
 * any.
 */
function visit({
  hasSplash = true,
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0',
  isHidden = false,
  prefersReducedMotion = false,
  isFramed = false,
  hasAnimations = true,
  storage = {},
}: {
  hasSplash?: boolean
  userAgent?: string
  isHidden?: boolean
  prefersReducedMotion?: boolean
  isFramed?: boolean
  hasAnimations?: boolean
  storage?: object | null
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
    ...{ documentElement: { dataset }, hidden: isHidden, readyState: 'loading' },
  })
  const window = new EventTarget()
  const frame: { splash?: typeof splash } = { splash }
  const calm = { matches: prefersReducedMotion }
  const world = {
    ...{ document, AbortController, Event, Math, navigator: { userAgent } },
    addEventListener: window.addEventListener.bind(window),
    matchMedia: () => calm,
    setTimeout,
    requestAnimationFrame: (act: () => void) => act(),
    ...(storage && { sessionStorage: storage }),
    ...{ splash, self: frame, top: isFramed ? {} : frame },
  }
  runInNewContext(openingScript(hasSplash), world)
  const tell = (type: string) => window.dispatchEvent(new Event(type))
  return {
    calm,
    dataset,
    fade,
    frame,
    document,
    storage,
    tell,
    load: () => {
      document.readyState = 'complete'
      tell('load')
    },
    show: () => {
      document.hidden = false
      tell('visibilitychange')
    },
    /** The fade of the splash begins, or what something else does. */
    begin: (target: object = splash) => {
      const event = new Event('animationstart')
      window.dispatchEvent(Object.defineProperty(event, 'target', { value: target }))
    },
  }
}

test('the first document of a visit has the splash, those after it have none', () => {
  const storage = {}
  expect(visit({ storage }).dataset).toEqual({ waiting: '', splash: '' })
  expect(visit({ storage }).dataset).toEqual({ waiting: '' })
})

test('a browser that refuses storage has none', () => {
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
])('%s is a program here if it is one elsewhere', (userAgent) => {
  const { dataset } = visit({ userAgent })
  expect(dataset).toEqual(isCrawlerAgent(userAgent) ? {} : { waiting: '', splash: '' })
})

test('it is not for frames, nor where it is off', () => {
  expect(visit({ isFramed: true }).dataset).toEqual({ waiting: '' })
  expect(visit({ hasSplash: false }).dataset).toEqual({ waiting: '' })
  expect(openingScript(false)).not.toContain('splash')
})

test('a tab in the background has it when somebody looks, and then has not used it up before', () => {
  const { dataset, storage, load, show, tell, fade } = visit({ isHidden: true })
  load()
  expect(dataset).toEqual({})
  expect(storage).toEqual({})
  show()
  expect(dataset).toEqual({ splash: '' })
  expect(storage).toEqual({ splash: 1 })
  expect(fade.rounds).toBeUndefined()
  tell('visibilitychange')
  expect(fade.rounds).toBe(0)
})

test('a mark that stands still comes before no page that has been there in the background', () => {
  const { dataset, load, show } = visit({ isHidden: true, prefersReducedMotion: true })
  load()
  show()
  expect(dataset).toEqual({})
})

test('the header waits for the page, and four seconds at most', () => {
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

test('a round takes the one step that the styles know', () => {
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
  'a page that has loaded after $loadedAt ms ends it with round $rounds',
  ({ loadedAt, rounds }) => {
    const { fade, load } = visit()
    fade.currentTime = loadedAt
    load()
    expect(fade.rounds).toBe(rounds)
  },
)

test('a page that loads while it fades changes nothing', () => {
  const { fade, load, begin } = visit()
  begin()
  load()
  expect(fade.rounds).toBeUndefined()
})

test('who asks for less movement waits for no round, asked before or in the meantime', () => {
  for (const prefersReducedMotion of [true, false]) {
    const { calm, fade, load } = visit({ prefersReducedMotion })
    calm.matches = true
    fade.currentTime = 300
    load()
    expect(fade.rounds).toBe(0.3)
  }
})

test('where animations are off or stand still it goes with the page’s load, with a press, or after five seconds', () => {
  for (const still of [{ hasAnimations: false }, {}]) {
    for (const end of ['load', 'keydown', undefined]) {
      const { dataset, document, fade, frame, tell } = visit(still)
      const hear = vi.fn()
      document.addEventListener('splash:leave', hear)
      fade.playState = 'paused'
      vi.advanceTimersByTime(4999)
      expect(dataset.splash).toBe('')
      if (end) tell(end)
      vi.advanceTimersByTime(2)
      expect(dataset.splash).toBeUndefined()
      expect(frame).toEqual({})
      vi.runAllTimers()
      expect(hear).toHaveBeenCalledOnce()
    }
  }
})

test('a press before there is anything to see of it changes nothing', () => {
  const { dataset, frame, tell } = visit()
  delete frame.splash
  tell('keydown')
  expect(dataset.splash).toBe('')
})

test.each(['pointerdown', 'keydown', 'wheel', 'visibilitychange'])(
  '%s ends it at once, also when the page has loaded before the next frame',
  (type) => {
    const { fade, tell, load, begin } = visit()
    fade.currentTime = 500
    tell(type)
    load()
    vi.advanceTimersByTime(5000)
    expect(fade.rounds).toBe(0.5)
    begin()
    load()
    fade.currentTime = 700
    tell(type)
    expect(fade.rounds).toBe(0.5)
  },
)

test('it says when it leaves, and nothing is left of it after the fade', () => {
  const { dataset, document, fade, frame, begin, tell } = visit()
  const hear = vi.fn()
  document.addEventListener('splash:leave', () => hear(dataset.splash))
  begin({ id: 'hero' })
  expect(hear).not.toHaveBeenCalled()
  begin()
  expect(hear).toHaveBeenCalledExactlyOnceWith('leaving')
  expect(dataset.splash).toBe('leaving')
  vi.advanceTimersByTime(1999)
  expect(dataset.splash).toBe('leaving')
  vi.runAllTimers()
  expect(dataset.splash).toBeUndefined()
  expect(frame).toEqual({})
  begin()
  tell('load')
  tell('keydown')
  expect(hear).toHaveBeenCalledOnce()
  expect(fade.rounds).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
