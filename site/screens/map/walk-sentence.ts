import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import type { GateWalk } from './walks.ts'

type Walk = Pick<GateWalk, 'minutes' | 'metres'>

/** “4 minutes’ walk from the gate, 320 m”. */
export function walkSentence({ minutes, metres }: Walk, { map, locale }: SiteWords): string {
  return say(map.walk, { count: minutes, distance: formatDistance(metres, locale) }, locale)
}

/** Metres, or kilometres with one digit after the point. */
function formatDistance(metres: number, locale: string) {
  if (metres < 1000) return `${metres} m`
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return `${(metres / 1000).toLocaleString(locale, digits)} km`
}
