import { inWords } from '@belvedere/kit/words/in-words.ts'
import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import type { BlockData } from '../kind.ts'
import type { fragment } from './fragment.ts'

type Promised = Pick<BlockData<typeof fragment>, 'answerWithin' | 'answerUnit'>

/** Within what time the owner answers, as a sentence; nothing where no time is given. */
export function promiseOf(
  { answerWithin: count, answerUnit }: Promised,
  words: SiteWords,
): string | null {
  if (!count) return null
  const { withinHours, withinDays } = words.form
  return say(answerUnit === 'hours' ? withinHours : withinDays, inWords(count, words), words.locale)
}
