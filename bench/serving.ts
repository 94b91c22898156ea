import { get } from 'node:http'
import type { OwnStack } from '../scripts/run/own-stack.ts'
import { runTask } from '../scripts/run/task.ts'
import { type Load, load, pin } from './load.ts'
import { median } from './median.ts'
import { startNginx } from './nginx.ts'
import { bounded, noted, notMeasured, type Row } from './table.ts'

const rounds = 3
const seconds = 4

/**
 * Compares the cached home page with nginx serving the same brotli bytes on the same core, in
 * alternation; the median round counts.
 */
export async function measureServing(stack: OwnStack): Promise<Row[]> {
  for (const tool of ['nginx', 'wrk', 'taskset'])
    if (!(await exists(tool))) return [notMeasured('Cached home page', `${tool} is not installed`)]
  const url = `http://127.0.0.1:${stack.addresses.port}/`
  await fetchBrotli(url)
  const nginx = await startNginx(await fetchBrotli(url))
  try {
    await pin(stack.site.pid, 0)
    await pin(nginx.pid, 0)
    await load(url, stack.site.pid, 2)
    const pairs: { ours: Load; theirs: Load }[] = []
    for (let round = 0; round < rounds; round++)
      pairs.push({
        theirs: await load(nginx.url, nginx.pid, seconds),
        ours: await load(url, stack.site.pid, seconds),
      })
    return rows(pairs)
  } finally {
    await nginx.stop()
  }
}

function rows(pairs: { ours: Load; theirs: Load }[]): Row[] {
  const speed = pairs.map(({ ours, theirs }) => ours.requestsPerSecond / theirs.requestsPerSecond)
  const cpu = pairs.map(
    ({ ours, theirs }) => ours.cpuMicrosecondsPerRequest / theirs.cpuMicrosecondsPerRequest,
  )
  const last = pairs.at(-1)
  return [
    bounded('Cached home page, requests a second beside nginx', median(speed), 0.5, '×', true),
    bounded('Cached home page, CPU a request beside nginx', median(cpu), 2.5, '×'),
    noted('  site, last round', last ? words(last.ours) : ''),
    noted('  nginx, last round', last ? words(last.theirs) : ''),
  ]
}

const words = ({ requestsPerSecond, cpuMicrosecondsPerRequest }: Load) =>
  `${Math.round(requestsPerSecond)} requests/s, ${cpuMicrosecondsPerRequest.toFixed(1)} µs CPU`

/** Fetches the brotli bytes without decoding them, as `fetch` would. */
function fetchBrotli(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      if (response.headers['content-encoding'] !== 'br')
        reject(new Error(`${url} is not served as brotli`))
      resolve(Buffer.concat(chunks))
    }).on('error', reject)
  })
}

async function exists(tool: string): Promise<boolean> {
  return runTask('which', [tool]).then(
    () => true,
    () => false,
  )
}
