import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Fields, Log } from './log.ts'
import { Registry } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

async function serve(port = 0) {
  const logged: { message: string; fields?: Fields | undefined }[] = []
  const note = (message: string, fields?: Fields) => void logged.push({ message, fields })
  const log: Log = { debug: note, info: note, warn: note, error: note }
  const fault: { reason?: string } = {}
  const registry = new Registry()
  registry.gauge('pages', 'Pages.', () => 3)
  const setting = 'METRICS_PORT'
  const whyNotReady = async () => fault.reason
  const options = { registry, log, host: '127.0.0.1', port, setting, whyNotReady }
  const server = await serveMetrics(options)
  onTestFinished(() => void server?.close())
  const { port: own } = { port: 0, ...(server?.address() as AddressInfo | undefined) }
  return { logged, server, own, fault }
}

test('the metrics of the program, its process and its disk are at GET /metrics', async () => {
  const { own } = await serve()
  const url = `http://127.0.0.1:${own}`
  const answer = await fetch(`${url}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  expect(text).toContain('\npages 3\n')
  const names = ['process_cpu_seconds_total', 'process_resident_memory_bytes']
  for (const name of [...names, 'belvedere_data_disk_free_bytes', 'belvedere_data_disk_bytes'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+$`, 'm'))
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds\{quantile="1"\} [\d.e-]+$/m)
  expect((await fetch(`${url}/`)).status).toBe(404)
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(405)
})

test('the port of the metrics says why the program is not ready', async () => {
  const { own, fault } = await serve()
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${own}/readyz`)
    return [answer.status, await answer.json()]
  }
  expect(await ask()).toEqual([200, { ok: true }])
  fault.reason = 'The database at 10.0.0.7 does not respond.'
  expect(await ask()).toEqual([503, { ok: false, reason: fault.reason }])
})

test('a port that is taken is reported, and ends nothing', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const { server, logged } = await serve(port)
  expect(server).toBeUndefined()
  expect(logged).toEqual([
    {
      message: 'Metrics not served: set METRICS_PORT to a free port.',
      fields: { host: '127.0.0.1', port, reason: 'EADDRINUSE' },
    },
  ])
})
