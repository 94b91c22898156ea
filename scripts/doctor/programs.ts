import { address } from '@belvedere/content/service/env.ts'
import { codeOf, withCauses } from '@belvedere/kit/causes.ts'
import { metricsAddress, readPort } from '@belvedere/kit/env.ts'
import { type Finding, fault, ok, warning } from '@belvedere/kit/health/finding.ts'
import { asFields, parseJson } from '@belvedere/kit/json.ts'

type Program = {
  name: string
  setting: 'PORT' | 'CONTENT_PORT'
  url: string
  /** Where the program says why it is not ready. */
  metrics: string | undefined
}

const TIMEOUT_MS = 8000

/** Who listens on the ports of both programs, and whether they are ready. */
export function lookAtPrograms(): Promise<Finding | Finding[]> {
  return Promise.all([site(), content()].map(programFinding))
}

function site(): Program {
  const url = urlOf(process.env.HOST, readPort('PORT', 3000))
  return { name: 'The site', setting: 'PORT', url, metrics: metricsUrl('METRICS_PORT') }
}

function content(): Program {
  const { host, port } = address()
  const metrics = metricsUrl('CONTENT_METRICS_PORT')
  return { name: 'The content service', setting: 'CONTENT_PORT', url: urlOf(host, port), metrics }
}

/** Whether a program answers, is ready, or is not running, or another one has its port. */
export async function programFinding({ name, setting, url, metrics }: Program): Promise<Finding> {
  try {
    const health = await ask(`${url}/healthz`)
    if (health.text !== '{"ok":true}')
      return fault(
        `Another program listens at ${url}, where ${name.toLowerCase()} should.`,
        `Stop it, or set ${setting} to a free port.`,
      )
    if ((await ask(`${url}/readyz`)).status === 200) return ok(`${name} at ${url} is ready.`)
    const reason = metrics && (await whyNotReady(metrics))
    return fault(
      `${name} at ${url} is not ready: ${reason ?? 'its log says why'}`,
      'Look into docs/troubleshooting.md for this sentence.',
    )
  } catch (error) {
    if (codeOf(error) === 'ECONNREFUSED')
      return warning(
        `${name} is not running: nothing listens at ${url}.`,
        'Start it, unless it runs on another machine: npm start, or systemctl start.',
      )
    return fault(`${name} at ${url} does not answer: ${withCauses(error)}`, 'Restart it.')
  }
}

async function whyNotReady(metrics: string) {
  try {
    const { reason } = asFields(parseJson((await ask(`${metrics}/readyz`)).text))
    return typeof reason === 'string' ? reason : undefined
  } catch {
    return undefined
  }
}

async function ask(url: string) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { signal, redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

function metricsUrl(setting: 'METRICS_PORT' | 'CONTENT_METRICS_PORT') {
  const at = metricsAddress(setting)
  return at && urlOf(at.host, at.port)
}

/** The address of a program on this machine; one that listens everywhere listens here, too. */
function urlOf(host: string | undefined, port: number) {
  if (!host || host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
