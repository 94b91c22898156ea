import { everyFrame } from '@belvedere/motion/clock.ts'
import type { createBrowserRouter } from 'react-router'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'subscribe'>

/**
 * Turns forms that only ask for another view of a page of this site into navigations. The page keeps
 * its place on the screen, and the keyboard its field, though its HTML is made anew.
 */
export function followForms(router: Router): void {
  let field = ''
  let keeping = new AbortController()
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isView(form)) return
    event.preventDefault()
    keeping.abort()
    field = document.activeElement?.id ?? ''
    void router.navigate(addressOf(form), { preventScrollReset: true })
  })
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle' || !field) return
    const id = field
    field = ''
    keeping = new AbortController()
    keepFocus(id, keeping)
  })
}

/** How many frames React may take to replace the field. */
const FRAMES = 31

/** A focus that somebody has moved is left alone, and so is one that belongs to a later choice. */
function keepFocus(id: string, keeping: AbortController) {
  let frames = 0
  everyFrame(() => {
    const isLost = ['H1', 'MAIN', 'BODY'].includes(document.activeElement?.tagName ?? 'BODY')
    if (isLost) document.getElementById(id)?.focus({ preventScroll: true })
    frames += 1
    if (frames === FRAMES) keeping.abort()
  }, keeping.signal)
}

function isView(form: HTMLFormElement) {
  return form.method === 'get' && !form.target && new URL(form.action).origin === location.origin
}

function addressOf(form: HTMLFormElement) {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value) search.append(name, String(value))
  const { pathname } = new URL(form.action)
  return search.size > 0 ? `${pathname}?${search}` : pathname
}
