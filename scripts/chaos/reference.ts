import { until } from '../../testing/until.ts'
import type { Copy, World } from '../resilience/world.ts'
import { ask } from './ask.ts'
import type { Edited } from './edits.ts'
import { Known, type Target } from './targets.ts'

const PATIENCE_MS = 120_000
const PICTURES = 20

/**
 * Waits until every copy has all pages, and learns what each address has: every copy must have
 * the same.
 */
export async function learnAll(
  { copies }: World,
  edits: readonly Edited[],
): Promise<{ known: Known; targets: Target[] }> {
  const known = new Known()
  const [first] = copies
  if (!first) throw new Error('There is no copy of the site.')
  const pages = await publishedPages(first)
  const targets: Target[] = pages.flatMap((path): Target[] => [
    { kind: 'page', path },
    { kind: 'payload', path: `${path === '/' ? '' : path}/_payload.json` },
  ])
  const pictures = new Set<string>()
  for (const copy of copies)
    for (const target of targets)
      for (const picture of await learn(copy, target, known)) pictures.add(picture)
  const media = [...pictures].sort().slice(0, PICTURES)
  const mediaTargets = media.map((path): Target => ({ kind: 'media', path }))
  for (const copy of copies) for (const target of mediaTargets) await learn(copy, target, known)
  const unknown = ['/unknown', '/experiences/unknown', '/real-estate/ridge-houses/unknown']
  const others: Target[] = [
    ...mediaTargets,
    ...unknown.map((path): Target => ({ kind: 'unknown', path })),
    ...edits.map(({ address }): Target => ({ kind: 'edited', path: address })),
  ]
  return { known, targets: [...targets, ...others.filter(({ path }) => !pages.includes(path))] }
}

/** The pages that are always there. */
async function publishedPages({ port }: Copy): Promise<string[]> {
  const read = async (path: string) =>
    JSON.parse((await ask({ port, path, limitMs: 10_000 })).body.toString())
  const { id }: { id: string } = await read('/builds/latest.json')
  const pages = await until<string[]>(
    async () => (await read(`/builds/meta/${id}.json`)).prerendered,
    (paths) => paths.includes('/chaos-page'),
    PATIENCE_MS,
  )
  if (!pages.includes('/chaos-page')) throw new Error('The site has no list of its pages.')
  return pages.filter((path) => path !== '/chaos-news')
}

/** Learns or compares what a copy has, once it is up to date; returns the pictures in it. */
async function learn({ port, name }: Copy, target: Target, known: Known): Promise<string[]> {
  let problem: string | undefined = 'no answer'
  let pictures: string[] = []
  const isRight = async () => {
    const headers = { accept: target.kind === 'media' ? 'image/webp,*/*' : 'text/html' }
    const answer = await ask({ port, path: target.path, headers, limitMs: 10_000 }).catch(() => {})
    if (answer?.status !== 200) return false
    if (target.kind !== 'media' && answer.headers['x-cache'] !== 'hit') return false
    problem = known.problem(target, answer)
    if (problem) return false
    known.learn(target, answer)
    if (target.kind === 'page') pictures = picturesIn(answer.body.toString())
    return true
  }
  await until(isRight, Boolean, PATIENCE_MS)
  if (problem) throw new Error(`${name} has no right answer for ${target.path}: ${problem}.`)
  return pictures
}

/** One picture of each page, in one size. */
function picturesIn(html: string): string[] {
  const [, address] = /<img[^>]* src="(\/media\/[^"]+)"/.exec(html) ?? []
  return address ? [address.replaceAll('&amp;', '&')] : []
}
