const MANUAL = { scroll: 'manual', focusReset: 'manual' } as const

/** A page that is loaded and can be shown at once. */
export class Ready {
  /** Its address on this site, which a redirect may have changed. */
  readonly address: string
  readonly show: (event: NavigateEvent) => Promise<void>

  constructor(address: string, show: Ready['show']) {
    this.address = address
    this.show = show
  }

  commit(event: NavigateEvent): void {
    event.intercept({ ...MANUAL, handler: () => this.show(event) })
  }
}

/**
 * Prepares a page and then commits the navigation to it, so that the address changes with the page.
 * Chrome 141 and Firefox 147 wait for that by themselves, and abort when the visitor presses Stop.
 * Elsewhere the navigation is asked for again once the page is ready. A traversal of the history
 * commits first: the platform lets nobody delay it.
 */
export function commitWhenReady(
  event: NavigateEvent,
  own: AbortController,
  prepare: () => Promise<Ready>,
): void {
  if (event.navigationType === 'traverse') {
    event.intercept({ ...MANUAL, handler: async () => (await prepare()).show(event) })
  } else if ('NavigationPrecommitController' in window) {
    defer(event, own, prepare)
  } else {
    event.preventDefault()
    const history = event.navigationType === 'replace' ? 'replace' : 'push'
    prepare().then((ready) => navigateTo(ready.address, { history, info: ready }), ignore)
  }
}

function defer(event: NavigateEvent, own: AbortController, prepare: () => Promise<Ready>) {
  const { pathname, search, hash } = new URL(event.destination.url)
  let ready: Ready | undefined
  event.signal.addEventListener('abort', () => own.abort())
  event.intercept({
    ...MANUAL,
    async precommitHandler(controller) {
      ready = await prepare()
      if (ready.address !== pathname + search + hash) controller.redirect(ready.address)
    },
    // Prepared by now, unless a browser knows the controller and not the handler.
    handler: async () => (ready ?? (await prepare())).show(event),
  })
}

/** Navigates as a link does. What becomes of it is for `navigate` listeners to handle. */
export function navigateTo(address: string, options: NavigationNavigateOptions): void {
  const { committed, finished } = navigation.navigate(address, options)
  committed?.catch(ignore)
  finished?.catch(ignore)
}

/** A navigation that another one follows is aborted, which is no failure. */
function ignore() {}
