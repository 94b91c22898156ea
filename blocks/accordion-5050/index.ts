import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { questionsOf } from './questions.ts'
import { Accordion5050 } from './view.tsx'

export const block = staticKind(fragment, Accordion5050, {
  questions: ({ links }) => questionsOf(links),
})
