const MANUAL = { scroll: 'manual', focusReset: 'manual' } as const

/**
 * A loaded page, ready to be shown. As the `info` of a navigation it says that nothing is left to
 * load.
 */
export class PreparedPage {
  /** Path, query and hash; differs from the requested address after a redirect. */
  readonly address: string
  readonly show: (event: NavigateEvent) => Promise<void>

  constructor(address: string, show: PreparedPage['show']) {
    this.address = address
    this.show = show
  }

  commit(event: NavigateEvent): void {
    event.intercept({ ...MANUAL, handler: () => this.show(event) })
  }
}

/**
 * Prepares a page, then commits the navigation, so that address and page change together. Chrome
 * 141 and Firefox 147 can defer the commit (`precommitHandler`) and abort on Stop. Elsewhere the
 * navigation is cancelled and repeated once the page is ready. Back and Forward commit first,
 * because the platform does not let them be deferred.
 */
export function commitWhenReady(
  event: NavigateEvent,
  own: AbortController,
  prepare: () => Promise<PreparedPage>,
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

function defer(event: NavigateEvent, own: AbortController, prepare: () => Promise<PreparedPage>) {
  const { pathname, search, hash } = new URL(event.destination.url)
  let ready: PreparedPage | undefined
  event.signal.addEventListener('abort', () => own.abort())
  event.intercept({
    ...MANUAL,
    async precommitHandler(controller) {
      ready = await prepare()
      if (ready.address !== pathname + search + hash) controller.redirect(ready.address)
    },
    // The page is usually prepared by now; the exception is a browser that has the precommit
    // controller but does not support its handler.
    handler: async () => (ready ?? (await prepare())).show(event),
  })
}

/**
 * Navigates like a link. `navigate` listeners handle the outcome, so rejections are ignored here.
 */
export function navigateTo(address: string, options: NavigationNavigateOptions): void {
  const { committed, finished } = navigation.navigate(address, options)
  committed?.catch(ignore)
  finished?.catch(ignore)
}

/** A superseded navigation rejects with an AbortError, which is not a failure. */
function ignore() {}
