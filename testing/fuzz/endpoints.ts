import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_ADDRESSES, CONTENT_EXTRAS, SITE_ADDRESSES, SITE_PAGES } from './addresses.ts'
import type { Rules, Target } from './target.ts'

/** The addresses of Payload's API; `content/payload/access.contract.test.ts` compares them. */
const API_LIST = join(import.meta.dirname, 'api-endpoints.txt')

type Programs = {
  siteUrl: string
  studioUrl: string
  secrets: readonly string[]
  /** The ids of the actions: see `readActions`. */
  actions: readonly string[]
}

/**
 * The tested addresses: the site, the routes of the content service, its API, and the actions of
 * the studio, each equally often.
 */
export function targetsOf({ siteUrl, studioUrl, secrets, actions }: Programs): Target[] {
  const api = readFileSync(API_LIST, 'utf8').trim().split('\n')
  const site = new URL(siteUrl)
  const studio = new URL(studioUrl)
  // Only previews may name the studio, in the policy that lets it show them and in links to its
  // forms.
  const ofSite: Rules = { secrets, internal: [`127.0.0.1:${studio.port}`] }
  const ofStudio: Rules = { secrets, internal: [] }
  return [
    targetOf('site', site, [...SITE_ADDRESSES, ...SITE_PAGES], ofSite),
    targetOf('content service', studio, [...CONTENT_ADDRESSES, ...CONTENT_EXTRAS], ofStudio),
    targetOf('API', studio, api, ofStudio),
    actionsOf(studio, actions, ofStudio),
  ]
}

function actionsOf({ host, port }: URL, actions: readonly string[], rules: Rules): Target {
  const endpoints = actions.map((action) => ({ method: 'POST', path: '/admin', host, action }))
  return { name: 'actions', port: Number(port), endpoints, rules }
}

function targetOf(
  name: string,
  { host, port }: URL,
  lines: readonly string[],
  rules: Rules,
): Target {
  const endpoints = lines.map((line) => {
    const [method = '', path = ''] = line.split(' ')
    return { method, path, host }
  })
  return { name, port: Number(port), endpoints, rules }
}
