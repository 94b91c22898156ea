import { type Redirect, RedirectRules } from '@belvedere/kit/redirects.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'

/** Fetches the redirects in the manifest of a build. Rejects unless the whole manifest arrives. */
export async function fetchRedirects(build: string, signal: AbortSignal): Promise<RedirectRules> {
  const redirects = fieldOf(await fetchJson(`/builds/meta/${build}.json`, signal), 'redirects')
  if (!Array.isArray(redirects) || !redirects.every(isRedirect))
    throw new Error('The manifest has no list of redirects.')
  return new RedirectRules(redirects)
}

/** Fetches the id of the build that the site runs. The timestamp keeps caches from answering. */
export async function fetchLatestBuild(signal: AbortSignal): Promise<string> {
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
