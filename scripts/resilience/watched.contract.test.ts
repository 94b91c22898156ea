import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { freePorts } from '../../launch/ports.ts'
import { untilReady } from '../../launch/program.ts'
import { builtPrograms } from '../../launch/stack.ts'
import { signIn } from './editor.ts'
import { createTestStack, kill, type TestStack, TIMEOUT_MS, until } from './stack.ts'
import { visit } from './visit.ts'

type Line = { room: string; level: string; message: string; request?: string }

/** Starts both programs with metrics, the site last; `lines` is what they log. */
async function startWatched(stack: TestStack, beforeSite: () => void) {
  const [port = 0, contentPort = 0] = await freePorts(2)
  const lines: Line[] = []
  const note = (_: string, line: string) => {
    if (line.startsWith('{')) lines.push(JSON.parse(line))
  }
  const metricsPorts = { METRICS_PORT: String(port), CONTENT_METRICS_PORT: String(contentPort) }
  const start = builtPrograms({ ...stack.env, ...metricsPorts, LOG_FORMAT: 'json' }, note)
  const content = start.content()
  onTestFinished(() => kill(content))
  await untilReady(content, `${stack.studioUrl.replace('localhost', '127.0.0.1')}/readyz`)
  beforeSite()
  const site = start.site()
  onTestFinished(() => kill(site))
  await untilReady(site, `${stack.siteUrl}/healthz`)
  const scrape = async (from: number) => (await fetch(`http://127.0.0.1:${from}/metrics`)).text()
  return { lines, site: () => scrape(port), content: () => scrape(contentPort) }
}

/** The value of a series, or of the first one that begins so; 0 without any. */
function readSeries(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(series)) ?? ''
  return Number(line.slice(line.lastIndexOf(' ')))
}

const statusOf = async (url: string) => (await fetch(url)).status

test('a failed query is found in both logs, a publish in the metrics of both programs', {
  timeout: TIMEOUT_MS,
}, async () => {
  const stack = await createTestStack()
  const file = new DatabaseSync(join(stack.addresses.dataDir, 'content.sqlite'))
  onTestFinished(() => file.close())
  const programs = await startWatched(stack, () => {
    file.exec('ALTER TABLE pages RENAME TO pages_away')
  })

  const lost = await fetch(`${stack.siteUrl}/some-page`)
  const request = lost.headers.get('x-request-id')
  expect([lost.status, request]).toEqual([503, expect.stringMatching(/^[0-9a-f]{16}$/)])
  const rooms = () => programs.lines.filter((line) => line.request === request)
  await until(
    async () => rooms().length,
    (count) => count >= 2,
    10_000,
  )
  expect(rooms().map(({ room, message }) => [room, message])).toEqual(
    expect.arrayContaining([
      ['content', 'Delivery query failed'],
      ['site', 'Error fetching page:'],
    ]),
  )
  expect(await statusOf(`${stack.studioUrl}/readyz`)).toBe(503)
  expect(await statusOf(`${stack.studioUrl}/healthz`)).toBe(200)
  const failures = 'belvedere_site_query_failures_total{operation="Page"'
  expect(readSeries(await programs.site(), failures)).toBeGreaterThan(0)

  file.exec('ALTER TABLE pages_away RENAME TO pages')
  expect(
    await until(
      () => statusOf(`${stack.siteUrl}/readyz`),
      (is) => is === 200,
    ),
  ).toBe(200)
  const editor = await signIn(stack)
  const page = await editor.loadPage('Before', 'watched')
  const shows = (title: string) =>
    until(
      () => visit(stack, '/watched'),
      ({ heading, cache }) => heading === title && cache === 'hit',
    )
  expect(await shows('Before')).toMatchObject({ heading: 'Before' })
  await editor.rename(page, 'After')
  expect(await shows('After')).toMatchObject({ heading: 'After' })

  const lag = 'belvedere_site_publish_lag_seconds_count{step='
  const site = await until(programs.site, (text) => readSeries(text, `${lag}"fresh"}`) > 0)
  expect(readSeries(site, `${lag}"known"}`)).toBeGreaterThan(0)
  expect(readSeries(site, `${lag}"fresh"}`)).toBeGreaterThan(0)
  expect(
    readSeries(site, 'belvedere_site_page_answers_total{cache="hit",status="2xx"}'),
  ).toBeGreaterThan(0)
  const content = await until(
    programs.content,
    (text) => readSeries(text, 'belvedere_content_outbox_waiting_changes{') === 0,
  )
  expect(content).toContain('belvedere_content_outbox_waiting_changes{url="')
  const sequence = readSeries(content, 'belvedere_content_feed_sequence')
  expect(sequence).toBeGreaterThan(0)
  expect(readSeries(site, 'belvedere_site_feed_sequence')).toBe(sequence)
  expect(
    readSeries(content, 'belvedere_content_query_failures_total{operation="Page"}'),
  ).toBeGreaterThan(0)
})
