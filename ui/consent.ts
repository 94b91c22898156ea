/** The visitor's answer about optional cookies. */
type Consent = 'yes' | 'no'

/** Dispatched on the document with each answer, including changed ones. */
export const CONSENT_EVENT = 'consent'

const KEY = 'consent'
const HALF_A_YEAR_MS = 183 * 24 * 60 * 60 * 1000

/** Used when `localStorage` is unavailable; lasts until the document is unloaded. */
let fallback: string | null = null

/**
 * The stored answer; undefined if there is none or it is older than six months. Consent counts only
 * for the question at that time; a refusal of less is a refusal of more.
 */
export function readConsent(): Consent | undefined {
  const [answer, at, asked] = read()?.split(' ') ?? []
  if (!(Date.now() - Number(at) <= HALF_A_YEAR_MS)) return undefined
  if (answer === 'no') return answer
  return answer === 'yes' && asked && asked === question() ? answer : undefined
}

/** Stores an answer and dispatches it: `document.addEventListener(CONSENT_EVENT, …)`. */
export function giveConsent(answer: Consent): void {
  write(answer === 'yes' ? `yes ${Date.now()} ${question()}` : `no ${Date.now()}`)
  document.dispatchEvent(new CustomEvent<Consent>(CONSENT_EVENT, { detail: answer }))
}

/** Removes the stored answer, for sites that no longer ask for consent. */
export function forgetConsent(): void {
  write(null)
}

/** A short name of this document's question, which is on the element of the question. */
function question() {
  return document.querySelector<HTMLElement>('[data-asked]')?.dataset.asked ?? ''
}

function read() {
  try {
    return localStorage.getItem(KEY) ?? fallback
  } catch {
    return fallback
  }
}

function write(value: string | null) {
  fallback = value
  try {
    if (value === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, value)
  } catch {
    // Storage may be blocked or full.
  }
}
