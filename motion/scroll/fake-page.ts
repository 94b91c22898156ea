import { vi } from 'vitest'

/**
 * A page of 5000 pixels in a window of 1000, of which just what scrolling reads and sets exists. Its
 * frames are drawn by hand, and what waits for no time runs with them: timers must be faked. It stands
 * until `vi.unstubAllGlobals()`.
 */
export function fakePage() {
  const view = new EventTarget()
  const calm = Object.assign(new EventTarget(), { matches: false })
  const html = { scrollHeight: 5000, clientHeight: 1000 }
  const due = new Map<number, FrameRequestCallback>()
  let count = 0
  const scrollTo = ({ top }: { top: number }) => {
    const most = html.scrollHeight - html.clientHeight
    vi.stubGlobal('scrollY', Math.round(Math.max(0, Math.min(top, most))))
  }
  const draw = (now: number) => {
    const asked = [...due.values()]
    due.clear()
    for (const act of asked) act(now)
    vi.advanceTimersByTime(0)
  }
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('document', { documentElement: html })
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('matchMedia', () => calm)
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) => {
    due.set(++count, act)
    return count
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => due.delete(frame))
  const happen = (type: string) => view.dispatchEvent(new Event(type))
  return { html, calm, draw, due, happen, scrollTo: (top: number) => scrollTo({ top }) }
}
