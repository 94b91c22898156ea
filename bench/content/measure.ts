import { median } from '../median.ts'
import type { Call } from './calls.ts'
import type { Service } from './start.ts'

/** The cost of one call in ms. */
export type Cost = { p50: number; p95: number; cpu: number }

/** Repeats a call sequentially; throws if a response has errors or no record. */
export async function measure(service: Service, call: Call, times: number): Promise<Cost> {
  const spans: number[] = []
  const before = await service.usage()
  for (let i = 0; i < times; i++) {
    const start = performance.now()
    await Promise.all(call.bodies.map((body) => ask(service, call.name, body)))
    spans.push(performance.now() - start)
  }
  const after = await service.usage()
  spans.sort((a, b) => a - b)
  const at = (share: number) => spans[Math.floor(spans.length * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), cpu: (after.cpu - before.cpu) / times }
}

async function ask({ port, token }: Service, name: string, body: string) {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  })
  const { data, errors } = await response.json()
  const isEmpty = !data || ('record' in data && data.record === null)
  if (errors || isEmpty) throw new Error(`${name} failed: ${JSON.stringify(errors ?? data)}`)
}

/** The medians of several rounds, each figure separately. */
export function medianCost(costs: Cost[]): Cost {
  const of = (key: keyof Cost) => median(costs.map((cost) => cost[key]))
  return { p50: of('p50'), p95: of('p95'), cpu: of('cpu') }
}
