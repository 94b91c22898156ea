import { vi } from 'vitest'

/**
 * Stubs the parts of a page of 5000 px in a viewport of 1000 that scrolling uses. `draw` runs a
 * frame by hand, and with it timeouts of 0 ms: use fake timers. Undo with `vi.unstubAllGlobals()`.
 */
export function fakePage() {
  const view = new EventTarget()
  const reducedMotion = Object.assign(new EventTarget(), { matches: false })
  const html = { scrollHeight: 5000, clientHeight: 1000 }
  const due = new Map<number, FrameRequestCallback>()
  let count = 0
  const scrollTo = ({ top }: { top: number }) => {
    const most = html.scrollHeight - html.clientHeight
    vi.stubGlobal('scrollY', Math.round(Math.max(0, Math.min(top, most))))
  }
  const draw = (now: number) => {
    const callbacks = [...due.values()]
    due.clear()
    for (const act of callbacks) act(now)
    vi.advanceTimersByTime(0)
  }
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('document', { documentElement: html })
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('matchMedia', () => reducedMotion)
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) => {
    due.set(++count, act)
    return count
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => due.delete(frame))
  const dispatch = (type: string) => view.dispatchEvent(new Event(type))
  return { html, reducedMotion, draw, due, dispatch, scrollTo: (top: number) => scrollTo({ top }) }
}
