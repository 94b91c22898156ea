import type { Redirect } from '@belvedere/kit/redirects.ts'
import { savesData } from '@belvedere/ui/device-now.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import { isInUse } from './is-in-use.ts'
import { createQuietReload } from './quiet-reload.ts'
import { redirectNavigation } from './redirect-navigation.ts'
import { type KnownRedirects, knownRedirects, redirectedPage } from './redirect-target.ts'
import type { SiteStore } from './store/store.ts'
import type { Tab } from './tab.ts'

/** The page itself loads before this (spec §9). */
const DELAY_MS = 1000
const CHECK_MS = 5 * 60_000
/** A visible page reloads only after this much time without activity. */
const IDLE_MS = 5 * 60_000

/**
 * Fetches the manifest after a second, then manifest and latest build every five minutes and when a hidden tab
 * becomes visible (readings, Routes). A hidden tab sends no requests.
 */
export function followBuilds(tab: Tab, store: SiteStore): void {
  const idleMs = followInput()
  const reload = createQuietReload(
    () => (document.hidden || idleMs() >= IDLE_MS) && !isInUse(store),
  )
  let requests = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const updateRedirects = async (signal: AbortSignal) => {
    const rules = await fetchRedirects(tab.build, signal)
    tab.redirect = (event) => redirectNavigation(rules, event)
    tab.pageOf = (link) => redirectedPage(rules, link)
  }

  const checkBuild = async (signal: AbortSignal) => {
    const latest = await fetchLatestBuild(signal)
    tab.isOutdated = latest !== tab.build
    if (tab.isOutdated) reload.request(latest)
    else reload.cancel()
  }

  const pause = () => {
    clearTimeout(timer)
    requests.abort()
    requests = new AbortController()
  }

  const ask = () => {
    pause()
    timer = setTimeout(ask, CHECK_MS)
    if (savesData()) return
    void logged('manifest', updateRedirects, requests.signal)
    void logged('latest build', checkBuild, requests.signal)
  }

  /** The document has just been loaded, so its build is the latest. */
  const begin = () => {
    timer = setTimeout(ask, CHECK_MS)
    void logged('manifest', updateRedirects, requests.signal)
  }

  document.addEventListener('visibilitychange', () => (document.hidden ? pause() : ask()))
  addEventListener('pagehide', pause)
  if (!document.hidden) timer = setTimeout(begin, DELAY_MS)
}

/** A failed request is logged, unless it was cancelled, and the page goes on (spec §8). */
async function logged(
  name: string,
  act: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
) {
  try {
    await act(signal)
  } catch (error) {
    if (!signal.aborted) console.error(`Error fetching ${name}:`, error)
  }
}

/** Events that count as activity. Mouse movement does not: it happens by accident. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll', 'input']

/** Returns a function for the time since the last activity, in milliseconds. */
function followInput(): () => number {
  let lastAt = Date.now()
  const note = () => {
    lastAt = Date.now()
  }
  for (const type of INPUTS) addEventListener(type, note, { passive: true })
  return () => Date.now() - lastAt
}

/** Fetches the redirects in the manifest of a build. Rejects unless the whole manifest arrives. */
async function fetchRedirects(build: string, signal: AbortSignal): Promise<KnownRedirects> {
  const redirects = fieldOf(await fetchJson(`/builds/meta/${build}.json`, signal), 'redirects')
  if (!Array.isArray(redirects) || !redirects.every(isRedirect))
    throw new Error('The manifest has no list of redirects.')
  return knownRedirects(redirects)
}

/** Fetches the id of the build that the site runs. The timestamp keeps caches from answering. */
async function fetchLatestBuild(signal: AbortSignal): Promise<string> {
  const id = fieldOf(await fetchJson(`/builds/latest.json?${Date.now()}`, signal), 'id')
  if (typeof id !== 'string' || !id) throw new Error('The latest build has no id.')
  return id
}

async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetchWithRetry(address, signal)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.json()
}

function fieldOf(value: unknown, name: string): unknown {
  return Reflect.get(Object(value), name)
}

function isRedirect(value: unknown): value is Redirect {
  return typeof fieldOf(value, 'from') === 'string' && typeof fieldOf(value, 'to') === 'string'
}
