import { expect, test, vi } from 'vitest'
import { sendToMenu, setFlag } from './actions.ts'
import { featuresOf } from './features.ts'
import { createSiteStore } from './store.ts'
import { watch } from './watch.ts'

test('a watcher is called when its part of the state changes, and only then', () => {
  const store = createSiteStore(featuresOf(null))
  const act = vi.fn()
  watch(store, ({ flags }) => flags.sh, act)
  setFlag(store, 'loaded', true)
  sendToMenu(store, 'toggle')
  expect(act).not.toHaveBeenCalled()
  setFlag(store, 'sh', false)
  expect(act).toHaveBeenCalledExactlyOnceWith(false)
})
