/** What a visitor has said to cookies that need a yes. */
export type Consent = 'yes' | 'no'

/** Told to the document with each answer, also with one that takes another back. */
export const CONSENT_EVENT = 'consent'

const KEY = 'consent'
const HALF_A_YEAR_MS = 183 * 24 * 60 * 60 * 1000

/** Stands in where the browser keeps nothing: then the answer holds until the document goes. */
let unkept: string | null = null

/** The answer, unless there is none yet or it is older than six months. */
export function readConsent(): Consent | undefined {
  const [, answer, at] = /^(yes|no) (\d+)$/.exec(read() ?? '') ?? []
  if (Date.now() - Number(at) > HALF_A_YEAR_MS) return undefined
  return answer === 'yes' || answer === 'no' ? answer : undefined
}

/** Keeps an answer and tells whoever waits for it: `document.addEventListener(CONSENT_EVENT, …)`. */
export function giveConsent(answer: Consent): void {
  write(`${answer} ${Date.now()}`)
  document.dispatchEvent(new CustomEvent<Consent>(CONSENT_EVENT, { detail: answer }))
}

/** Nobody asks any more: an earlier yes does not hold either. */
export function forgetConsent(): void {
  write(null)
}

function read() {
  try {
    return localStorage.getItem(KEY) ?? unkept
  } catch {
    return unkept
  }
}

function write(value: string | null) {
  unkept = value
  try {
    if (value === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, value)
  } catch {
    // Private windows and full disks refuse it.
  }
}
