import { between, readMetrics } from '../e2e/metrics.ts'
import { pathOf } from '../e2e/screens.ts'
import type { OwnStack } from '../scripts/run/own-stack.ts'
import { exactly, type Row } from './table.ts'

const VISITORS = 200
const path = pathOf('content page')

/** Requests an uncached page many times at once: it is rendered and queried only once. */
export async function measureStampede({ siteUrl, env }: OwnStack): Promise<Row[]> {
  const key = env.PUBLISH_KEY ?? ''
  const before = await readMetrics(siteUrl, key)
  const visits = Array.from({ length: VISITORS }, async () => {
    const response = await fetch(siteUrl + path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  })
  await Promise.all(visits)
  const { renders, queries } = between(before, await readMetrics(siteUrl, key), path, 'Page')
  return [
    exactly(`${VISITORS} at once on an uncached page, renders`, renders, 1),
    exactly(`${VISITORS} at once on an uncached page, queries`, queries, 1),
  ]
}
