import { secretsOf } from '../testing/fuzz/callers.ts'
import { startOwnStack } from '../testing/own-stack.ts'
import type { TestProperty } from '../testing/template.ts'
import type { FoundPage, RunningStack, RunningStacks } from './stack.ts'

type Started = { stack: RunningStack; dispose: () => Promise<void> }

/** Starts both programs for each property, at once; returns a function that stops them all. */
export async function startStacks(properties: TestProperty[]): Promise<() => Promise<void>> {
  const outcomes = await Promise.allSettled(properties.map(start))
  const started = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  )
  const stop = async () => {
    await Promise.all(started.map(({ dispose }) => dispose()))
  }
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  const stacks: RunningStacks = Object.fromEntries(
    started.map(({ stack }, index) => [properties[index], stack]),
  )
  process.env.E2E_STACK = JSON.stringify(stacks)
  return stop
}

async function start(property: TestProperty): Promise<Started> {
  const { env, siteUrl, studioUrl, log, dispose } = await startOwnStack(property)
  try {
    const stack = {
      siteUrl,
      studioUrl,
      email: env.STUDIO_EMAIL ?? '',
      password: env.STUDIO_PASSWORD ?? '',
      publishKey: env.PUBLISH_KEY ?? '',
      token: env.CONTENT_TOKEN ?? '',
      previewToken: env.CONTENT_PREVIEW_TOKEN ?? '',
      secrets: secretsOf(env),
      log,
      pages: property === 'demo' ? await findPages(siteUrl) : [],
    }
    return { stack, dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

const LINK = /<a\s[^>]*?href="(\/[^"#?]*)/g
const BLOCK = /data-block="([^"]+)"/g
const isFile = (path: string) => path.includes('.') || /^\/(media|assets|builds)\//.test(path)

/** Crawls all internal links from the home page; rejects when one does not answer 200. */
export async function findPages(siteUrl: string): Promise<FoundPage[]> {
  const found = new Set(['/'])
  const pages: FoundPage[] = []
  for (const path of found) {
    const html = await fetchPage(siteUrl, path)
    for (const link of linksIn(html)) found.add(link)
    pages.push({
      path,
      kinds: [...new Set(Array.from(html.matchAll(BLOCK), ([, kind = '']) => kind))],
    })
  }
  return pages
}

async function fetchPage(siteUrl: string, path: string): Promise<string> {
  const response = await fetch(siteUrl + path, { redirect: 'manual' })
  if (response.status !== 200) throw new Error(`${path} is linked but answers ${response.status}`)
  return response.text()
}

function linksIn(html: string) {
  return Array.from(html.matchAll(LINK), ([, to = '/']) => to).filter((to) => !isFile(to))
}
