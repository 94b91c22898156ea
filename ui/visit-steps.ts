import type { AcceptedEnquiry, Source } from '@belvedere/kit/enquiry/accepted.ts'
import { readConsent } from './consent.ts'

type Visit = NonNullable<AcceptedEnquiry['visit']>

/** In the storage of this tab, which ends with it. */
const KEY = 'visit'
const MAX_STEPS = 50

/**
 * Remembers a page of this visit, so that an enquiry can tell what was seen before it; only with
 * the visitor's consent. With a source a visit begins.
 */
export function noteStep(path: string, source?: Source): void {
  if (readConsent() === 'yes') write(path, source)
  else forgetSteps()
}

function write(path: string, source: Source | undefined) {
  const known = source ? undefined : read()
  const steps = [...(known?.steps ?? []), { path, at: new Date().toISOString() }]
  const from = source ?? known?.source ?? { referrer: '', campaign: '' }
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ source: from, steps: steps.slice(-MAX_STEPS) }))
  } catch {
    // Storage may be blocked or full.
  }
}

export function forgetSteps(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage may be blocked.
  }
}

/** What an enquiry tells about this visit; undefined without the visitor's consent. */
export function stepsForEnquiry(): AcceptedEnquiry['visit'] {
  return readConsent() === 'yes' ? read() : undefined
}

/** Only this file writes the entry; the receivers of the steps parse them. */
function read(): Visit | undefined {
  try {
    const visit: Visit | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return visit?.steps && visit.source ? visit : undefined
  } catch {
    return undefined
  }
}
