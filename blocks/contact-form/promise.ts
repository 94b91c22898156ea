import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import type { BlockData } from '../kind.ts'
import type { fragment } from './fragment.ts'

type Promised = Pick<BlockData<typeof fragment>, 'answerWithin' | 'answerUnit'>

/** Within what time the owner answers, as a sentence; nothing where no time is given. */
export function promiseOf(
  { answerWithin: count, answerUnit }: Promised,
  { form, locale }: SiteWords,
): string | null {
  if (!count) return null
  return say(answerUnit === 'hours' ? form.withinHours : form.withinDays, { count }, locale)
}
