import type { AcceptedEnquiry, Source } from '@belvedere/kit/enquiry/accepted.ts'
import { readConsent } from './consent.ts'

type Visit = NonNullable<AcceptedEnquiry['visit']>

/** In the session storage of this tab. */
const KEY = 'visit'
const MAX_STEPS = 50

/**
 * Stores a page of this visit, so that an enquiry can contain the pages seen before it; only with
 * the visitor's consent. With a source a new visit begins.
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

/** The visit data for an enquiry; undefined without the visitor's consent. */
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
