import { Window } from 'happy-dom'
import { vi } from 'vitest'

/** A page in a tab that can be hidden, as global variables; `vi.unstubAllGlobals` removes it. */
export function fakeTab(html = '') {
  const window = new Window({ url: 'https://site.example/lagoon' })
  const { document } = window
  document.body.innerHTML = html
  const reload = vi.fn()
  vi.stubGlobal('document', document)
  vi.stubGlobal('sessionStorage', window.sessionStorage)
  vi.stubGlobal('location', { href: window.location.href, origin: window.location.origin, reload })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  const dispatch = (type: string) => window.dispatchEvent(new window.Event(type))
  const setHidden = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
    document.dispatchEvent(new window.Event('visibilitychange'))
  }
  setHidden(false)
  return { document, reload, dispatch, setHidden }
}
