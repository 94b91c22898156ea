import { isIP } from 'node:net'
import { codeOf, withCauses } from '../causes.ts'
import { askAddress } from './ask-address.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

/** An address of a program, with the settings that have it. */
export type Address = { settings: string[]; origin: string }

const DAY = 24 * 60 * 60 * 1000

/** Certificates of Let’s Encrypt are renewed 30 days before they end: something has failed by then. */
const SOON_DAYS = 14

/** Whether one of our programs answers at an address, and how long its certificate is good. */
export async function checkAddress(
  { settings, origin }: Address,
  { now = Date.now(), timeoutMs = 8000 } = {},
): Promise<Finding> {
  const place = `${origin} (${settings.join(', ')})`
  try {
    const { status, certificateEnds: ends } = await askAddress(`${origin}/healthz`, timeoutMs)
    if (status !== 200)
      return fault(
        `${place} answers ${status}, and not as our programs do.`,
        `Let the proxy lead ${origin} to the program, or change the setting.`,
      )
    if (ends && ends.getTime() - now < SOON_DAYS * DAY)
      return warning(
        `${place} answers, but its certificate ends on ${day(ends)}.`,
        'Renew it, and look why that did not happen by itself.',
      )
    return ok(`${place} answers${ends ? `; its certificate is good until ${day(ends)}` : ''}.`)
  } catch (error) {
    if (codeOf(error) === 'ECONNREFUSED' && isThisMachine(origin))
      return warning(`${place}: nothing listens there.`, 'Start the program, if it is to run here.')
    return fault(`${place}: ${withCauses(error)}.`, todoOf(codeOf(error)))
  }
}

/** What to do; the sentence before it has the cause. */
function todoOf(code: string | undefined) {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Mend the DNS record or the setting.'
  if (code === 'CERT_HAS_EXPIRED') return 'Renew the certificate, and reload the proxy.'
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'Get a certificate for this name, or correct the setting.'
  return 'Mend that, or correct the setting.'
}

const day = (date: Date) => date.toISOString().slice(0, 10)

/** Whether an address leads to this machine itself. */
export function isThisMachine(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1')
  return host === 'localhost' || (isIP(host) > 0 && /^(?:127\.|::1$)/.test(host))
}

/** The addresses that settings have, each origin once. */
export function addressesOf(
  entries: readonly (readonly [setting: string, url: string])[],
): Address[] {
  const byOrigin = new Map<string, string[]>()
  for (const [setting, url] of entries) {
    const { origin } = new URL(url)
    const settings = byOrigin.get(origin) ?? []
    byOrigin.set(origin, [...new Set([...settings, setting])])
  }
  return [...byOrigin].map(([origin, settings]) => ({ settings, origin }))
}
