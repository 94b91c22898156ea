import type { Tried } from '../try-address.ts'

const ENDS: Record<Tried['end'], string> = {
  page: 'A page or a file is there: visitors see it.',
  gone: 'Visitors and search engines are told that the page is gone.',
  elsewhere: 'That is another site.',
  missing: 'No page and no redirect is there: visitors see “Page not found”.',
  loop: 'The redirects lead in a circle: visitors see an error of their browser. Change one of them.',
}

/** What visitors of an address get, a sentence for each redirect and one for the end. */
export function triedWords({ address, steps, end }: Tried): string[] {
  const answered = steps.map(({ from, status, to }, i) => {
    const which = i === 0 ? `${address} is answered by the rule ${from}` : `Then by ${from}`
    return to ? `${which}: it leads to ${to} (${status}).` : `${which} (${status}).`
  })
  if (steps.length > 0) return [...answered, ENDS[end]]
  return end === 'page' ? [`${address}: no redirect. ${ENDS.page}`] : [`${address}: ${ENDS[end]}`]
}
