import type { Question } from '@belvedere/blocks/kind.ts'
import { plainTitle } from '@belvedere/ui/words.ts'
import { plainLines } from './plain-text.ts'
import { type Thing, thing } from './thing.ts'

/** The questions that a page answers, if any. */
export function questions(asked: readonly Question[]): Thing[] {
  const entities = asked.flatMap(({ question, answer }) => {
    const text = plainLines(answer).join('\n')
    if (!text) return []
    const acceptedAnswer = thing('Answer', { text })
    return [thing('Question', { name: plainTitle(question), acceptedAnswer })]
  })
  return entities.length > 0 ? [thing('FAQPage', { mainEntity: entities })] : []
}
