import { bounds } from './bounds.ts'
import { comparePerRun, type Samples } from './interleave.ts'
import type { Load } from './load.ts'
import { median } from './median.ts'
import { bounded, noted, notMeasured, type Row } from './table.ts'

/** The servers of this bench, as the table calls them. */
export type ServerName = 'site' | 'site, address parsed' | 'bare node:http' | 'nginx'

/** The figures of each server, round by round; nginx may be missing. */
export type Loads = Partial<Samples<ServerName, Load>>

type Figure = keyof Load

/** The ratio to a bare `node:http` server with its bound, and nginx as a note. */
export function servingRows(what: string, loads: Loads): Row[] {
  const { atLeast, aim } = bounds.serving
  const ratios = compare(loads, 'bare node:http', 'requestsPerSecond')
  const ratio = median(ratios)
  const cpu = median(compare(loads, 'bare node:http', 'cpuMicrosecondsPerRequest'))
  return [
    bounded(`${what}, requests a second beside a bare node:http server`, ratio, atLeast, '×', true),
    noted(`  aim of ${aim} ×`, ratio >= aim ? 'reached' : 'not reached'),
    noted('  CPU a request', `${cpu.toFixed(2)} ×`),
    noted('  middle half of the rounds', middleHalf(ratios)),
    withoutLookup(loads),
    besideNginx(loads),
    ...serverRows(loads),
  ]
}

/** The middle half of the rounds' ratios. A wide range means that the machine was not quiet. */
function middleHalf(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]?.toFixed(2)
  return `${at(0.25)}–${at(0.75)} ×`
}

/** What the router's lookup before parsing is worth: a query parameter makes it parse the address. */
function withoutLookup(loads: Loads): Row {
  const cpu = median(compare(loads, 'site', 'cpuMicrosecondsPerRequest', 'site, address parsed'))
  return noted('  CPU a request without the lookup before parsing', `${cpu.toFixed(2)} ×`)
}

function besideNginx(loads: Loads): Row {
  const what = '  beside nginx, the far limit'
  if (!loads.nginx) return notMeasured(what, 'nginx is not installed')
  const speed = median(compare(loads, 'nginx', 'requestsPerSecond')).toFixed(2)
  const cpu = median(compare(loads, 'nginx', 'cpuMicrosecondsPerRequest')).toFixed(1)
  return noted(what, `${speed} × the requests a second, ${cpu} × the CPU a request`)
}

function serverRows(loads: Loads): Row[] {
  return Object.entries(loads).map(([name, rounds]) => {
    const speed = median(figuresOf(rounds, 'requestsPerSecond'))
    const cpu = median(figuresOf(rounds, 'cpuMicrosecondsPerRequest'))
    return noted(`  ${name}`, `${Math.round(speed)} requests/s, ${cpu.toFixed(1)} µs CPU a request`)
  })
}

function compare(
  loads: Loads,
  peer: ServerName,
  figure: Figure,
  subject: ServerName = 'site',
): number[] {
  const [ours, others] = [figuresOf(loads[subject], figure), figuresOf(loads[peer], figure)]
  return comparePerRun(ours, others, (our, other) => our / other)
}

function figuresOf(rounds: readonly Load[] | undefined, figure: Figure): number[] {
  return (rounds ?? []).map((round) => round[figure])
}
