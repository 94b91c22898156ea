import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendToMenu } from '../../browser/store/actions.ts'
import { featuresOf } from '../../browser/store/features.ts'
import { closedMenu, type MenuState } from '../../browser/store/menu.ts'
import { createSiteStore } from '../../browser/store/store.ts'
import { showOnDemand } from './on-demand.ts'

const reloadForChunk = vi.fn(async (_: AbortSignal) => false)
vi.mock('@belvedere/ui/load-chunk.ts', () => ({
  reloadForChunk: (signal: AbortSignal) => reloadForChunk(signal),
}))

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.clearAllMocks()
  vi.restoreAllMocks()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))
const OPENING = { isOpen: true, isOpening: true, isClosing: false }

/** A menu whose panel is on its way until `arrive` or `fail` is called. */
function aMenu() {
  const store = createSiteStore(featuresOf(null))
  const show = vi.fn<(state: MenuState) => void>()
  const answers: PromiseWithResolvers<{ show: typeof show }>[] = []
  const fetch = vi.fn(() => {
    const answer = Promise.withResolvers<{ show: typeof show }>()
    answers.push(answer)
    return answer.promise
  })
  const loadAhead = showOnDemand(store, fetch)
  const press = async () => {
    sendToMenu(store, 'toggle')
    await settled()
  }
  const arrive = async () => {
    for (const { resolve } of answers) resolve({ show })
    await settled()
  }
  const fail = async () => {
    for (const { reject } of answers) reject(new Error('The script did not load.'))
    await settled()
  }
  const state = () => store.getState().flags.menu
  return { store, show, fetch, loadAhead, press, arrive, fail, state }
}

test('a press counts at once, and the panel moves in when it has loaded', async () => {
  const { press, arrive, show, state } = aMenu()
  await press()
  expect(state().isOpen).toBe(true)
  expect(show).not.toHaveBeenCalled()
  await arrive()
  expect(show).toHaveBeenCalledExactlyOnceWith(OPENING)
})

test('a panel that was loaded ahead opens with the press', async () => {
  const { store, loadAhead, arrive, show } = aMenu()
  loadAhead()
  await arrive()
  expect(show).not.toHaveBeenCalled()
  sendToMenu(store, 'toggle')
  expect(show).toHaveBeenCalledExactlyOnceWith(OPENING)
})

test('a second press while it loads closes the menu, which does not open later', async () => {
  const { press, arrive, show, state } = aMenu()
  await press()
  await press()
  expect(state()).toEqual(closedMenu)
  await arrive()
  expect(show).not.toHaveBeenCalled()
  await press()
  expect(show).toHaveBeenCalledExactlyOnceWith(OPENING)
})

test('closed and opened again while it loads, the panel opens once', async () => {
  const { press, arrive, show } = aMenu()
  for (let times = 0; times < 3; times++) await press()
  await arrive()
  expect(show).toHaveBeenCalledExactlyOnceWith(OPENING)
})

test('a panel that fails to load reloads the page; without a reload the menu closes, and may be tried again', async () => {
  const { press, fail, arrive, show, state, store } = aMenu()
  reloadForChunk.mockResolvedValueOnce(true)
  await press()
  await fail()
  expect(reloadForChunk).toHaveBeenCalledOnce()
  expect(state().isOpen).toBe(true)
  sendToMenu(store, 'close')
  await settled()

  await press()
  await fail()
  expect(reloadForChunk).toHaveBeenCalledTimes(2)
  expect(state()).toEqual(closedMenu)
  await press()
  await arrive()
  expect(show).toHaveBeenCalledExactlyOnceWith(OPENING)
})

test('a failure reloads nothing once the menu is closed, or if it was loaded ahead', async () => {
  const { press, loadAhead, fail, state } = aMenu()
  loadAhead()
  await press()
  await press()
  await fail()
  expect(reloadForChunk).not.toHaveBeenCalled()
  expect(state()).toEqual(closedMenu)
})
