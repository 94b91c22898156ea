import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { freePorts } from '../../launch/ports.ts'
import { until } from '../../testing/until.ts'
import { TIMEOUT_MS, testWorld } from './test-world.ts'
import { visit } from './visit.ts'

type Line = { room: string; level: string; message: string; request?: string }

/** Programs with metrics, which log as JSON. */
async function watchedWorld() {
  const [port = 0, contentPort = 0] = await freePorts(2)
  const made = await testWorld({
    METRICS_PORT: String(port),
    CONTENT_METRICS_PORT: String(contentPort),
    LOG_FORMAT: 'json',
  })
  const scrape = async (from: number) => (await fetch(`http://127.0.0.1:${from}/metrics`)).text()
  const lines = (): Line[] =>
    readFileSync(made.world.settings.log, 'utf8')
      .split('\n')
      .flatMap((line) => /\] (\{.*\})$/.exec(line)?.[1] ?? [])
      .map((line) => JSON.parse(line))
  const why = async () => (await fetch(`http://127.0.0.1:${contentPort}/readyz`)).json()
  return { ...made, lines, why, ofSite: () => scrape(port), ofContent: () => scrape(contentPort) }
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
  const { world, site, studio, lines, why, ofSite, ofContent } = await watchedWorld()
  const file = new DatabaseSync(join(world.settings.addresses.dataDir, 'content.sqlite'))
  onTestFinished(() => file.close())
  await world.startContent()
  file.exec('ALTER TABLE pages RENAME TO pages_away')
  await world.startCopy(site)

  const lost = await fetch(`${site.url}/some-page`)
  const request = lost.headers.get('x-request-id')
  expect([lost.status, request]).toEqual([503, expect.stringMatching(/^[0-9a-f]{16}$/)])
  const rooms = () => lines().filter((line) => line.request === request)
  await until(
    () => rooms().length,
    (count) => count >= 2,
    10_000,
  )
  expect(rooms().map(({ room, message }) => [room, message])).toEqual(
    expect.arrayContaining([
      ['content', 'Delivery query failed'],
      ['site', 'Error fetching page:'],
    ]),
  )
  expect(await statusOf(`${world.contentUrl}/readyz`)).toBe(503)
  expect(await statusOf(`${world.contentUrl}/healthz`)).toBe(200)
  const failures = 'belvedere_site_query_failures_total{operation="Page"'
  expect(readSeries(await ofSite(), failures)).toBeGreaterThan(0)

  file.exec('ALTER TABLE pages_away RENAME TO pages')
  expect(
    await until(
      () => statusOf(`${site.url}/readyz`),
      (is) => is === 200,
    ),
  ).toBe(200)
  const page = await studio.createPage('Before', 'watched')
  const shows = (title: string) =>
    until(
      () => visit(site, '/watched'),
      ({ heading, cache }) => heading === title && cache === 'hit',
    )
  expect(await shows('Before')).toMatchObject({ heading: 'Before' })
  await studio.rename(page, 'After')
  expect(await shows('After')).toMatchObject({ heading: 'After' })

  const lag = 'belvedere_site_publish_lag_seconds_count{step='
  const metrics = await until(ofSite, (text) => readSeries(text, `${lag}"fresh"}`) > 0)
  expect(readSeries(metrics, `${lag}"known"}`)).toBeGreaterThan(0)
  expect(readSeries(metrics, `${lag}"fresh"}`)).toBeGreaterThan(0)
  expect(
    readSeries(metrics, 'belvedere_site_page_answers_total{cache="hit",status="2xx"}'),
  ).toBeGreaterThan(0)
  const content = await until(
    ofContent,
    (text) => readSeries(text, 'belvedere_content_outbox_waiting_changes{') === 0,
  )
  expect(content).toContain('belvedere_content_outbox_waiting_changes{url="')
  const sequence = readSeries(content, 'belvedere_content_feed_sequence')
  expect(sequence).toBeGreaterThan(0)
  expect(readSeries(metrics, 'belvedere_site_feed_sequence')).toBe(sequence)
  expect(
    readSeries(content, 'belvedere_content_query_failures_total{operation="Page"}'),
  ).toBeGreaterThan(0)

  // A disk that is not mounted.
  const media = join(world.settings.addresses.dataDir, 'media')
  renameSync(media, `${media}.away`)
  onTestFinished(() => renameSync(`${media}.away`, media))
  expect(await statusOf(`${world.contentUrl}/readyz`)).toBe(503)
  expect(await why()).toEqual({
    ok: false,
    reason: expect.stringMatching(
      /^The folder of uploads, .*media, does not have any of the \d+ files/,
    ),
  })
  await until(ofContent, (text) => readSeries(text, 'belvedere_content_uploads_missing') > 0)
  expect(readFileSync(world.settings.log, 'utf8')).not.toContain('✓')
})
