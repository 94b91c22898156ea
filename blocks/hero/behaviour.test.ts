import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const playFilms = vi.fn()
const showHour = vi.fn()
const showsEvening = vi.fn()
/** The first sign of the visitor. */
let touch = () => {}
vi.mock('@belvedere/ui/play-films.ts', () => ({ playFilms }))
vi.mock('@belvedere/ui/first-sign.ts', () => ({
  onFirstSign: (act: () => void) => {
    touch = act
  },
}))
vi.mock('@belvedere/ui/shows-evening.ts', () => ({ showsEvening }))
vi.mock('@belvedere/ui/opening-loaded.ts', () => ({ openingLoaded: async () => undefined }))
vi.mock('@belvedere/ui/when-idle.ts', () => ({ whenIdle: (act: () => void) => act() }))

beforeEach(() => {
  vi.resetModules()
  showsEvening.mockReturnValue(true)
})
afterEach(() => vi.clearAllMocks())

/** A hero with pictures of other hours, or without. */
const heroWith = (template: object | null) =>
  ({ querySelector: () => template }) as unknown as HTMLElement

async function attach(template: object | null, life = new AbortController()) {
  const behaviour = await import('./behaviour.ts')
  const hero = heroWith(template)
  behaviour.attach(hero, life.signal)
  return [hero, life.signal]
}

test('a hero without pictures of other hours plays its video at once', async () => {
  expect(playFilms).not.toHaveBeenCalled()
  const call = await attach(null)
  expect(playFilms).toHaveBeenCalledExactlyOnceWith(...call)
})

test('by day the video plays at once, and the code for other hours waits for the visitor', async () => {
  vi.doMock('@belvedere/ui/themes/day/show-hour.ts', () => ({ showHour }))
  showsEvening.mockReturnValue(false)
  const call = await attach({})
  expect(playFilms).toHaveBeenCalledExactlyOnceWith(...call)
  expect(showHour).not.toHaveBeenCalled()
  touch()
  await vi.waitFor(() => expect(showHour).toHaveBeenCalledExactlyOnceWith(...call))
})

test('in the evening the video waits for the picture of dusk, which may replace it', async () => {
  vi.doMock('@belvedere/ui/themes/day/show-hour.ts', () => ({ showHour }))
  await attach({})
  await vi.waitFor(() => expect(playFilms).toHaveBeenCalledOnce())
  expect(showHour).toHaveBeenCalledBefore(playFilms)
})

test('the video also plays if the code for other hours does not load', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.doMock('@belvedere/ui/themes/day/show-hour.ts', () => {
    throw new Error('It did not load.')
  })
  const call = await attach({})
  await vi.waitFor(() => expect(playFilms).toHaveBeenCalledExactlyOnceWith(...call))
  expect(logged).toHaveBeenCalledOnce()
})

test('a page that is left during loading is not changed', async () => {
  vi.doMock('@belvedere/ui/themes/day/show-hour.ts', () => ({ showHour }))
  const stays = await attach({})
  const life = new AbortController()
  await attach({}, life)
  life.abort()
  await vi.waitFor(() => expect(showHour).toHaveBeenCalled())
  await import('@belvedere/ui/themes/day/show-hour.ts')
  expect(showHour).toHaveBeenCalledExactlyOnceWith(...stays)
})
