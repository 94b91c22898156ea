/** The response of the receipt endpoint. */
export type Receipt = {
  site: string
  change: { sequence: number; ageMs: number } | null
  copies: Copy[]
}

type Copy = {
  is: 'known' | 'unknown' | 'unreachable'
  pages?: number
  waiting?: number
  freshAfterMs?: number | null
  first?: readonly string[]
}

/** A sentence about a publish, whether it is over, and the addresses it names. */
export type Said = { tone: 'waiting' | 'fresh' | 'late'; text: string; paths: string[] }

/** After this time a site that has not answered causes a warning. */
const LATE_MS = 5000

/** The result of a publish, for the person who pressed the button. */
export function receiptWords({ change, copies }: Receipt): Said | undefined {
  if (!change || copies.length === 0) return undefined
  const known = copies.filter(({ is }) => is === 'known')
  const paths = [...new Set(known.flatMap(({ first = [] }) => first))]
  if (known.length < copies.length) return { ...missing(change.ageMs, known, copies), paths }
  const pages = Math.max(...known.map((copy) => copy.pages ?? 0))
  const waiting = Math.max(...known.map((copy) => copy.waiting ?? 0))
  if (waiting > 0)
    return {
      tone: change.ageMs > LATE_MS ? 'late' : 'waiting',
      text: `Published. ${pages - waiting} of ${count(pages)} fresh on the site.`,
      paths,
    }
  const seconds = Math.max(...known.map((copy) => copy.freshAfterMs ?? 0)) / 1000
  const text =
    pages === 0
      ? 'Published. The site knows; no page that visitors have opened showed this.'
      : `Published. ${count(pages)} fresh on the site after ${seconds.toFixed(1)} s.`
  return { tone: 'fresh', text, paths }
}

function missing(ageMs: number, known: Copy[], copies: Copy[]): Omit<Said, 'paths'> {
  if (ageMs <= LATE_MS) return { tone: 'waiting', text: 'Published. Waiting for the site…' }
  const who =
    copies.length === 1
      ? 'the site has not answered yet'
      : `${copies.length - known.length} of ${copies.length} copies of the site have not answered yet`
  const text = `Published, but ${who}. Visitors see the old page until it does; it is told again by itself.`
  return { tone: 'late', text }
}

function count(pages: number) {
  return pages === 1 ? '1 page' : `${pages} pages`
}
