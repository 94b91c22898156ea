'use client'

import { Choice } from '../../studio/choice.tsx'
import { Moment } from '../../studio/moment.tsx'
import type { AnswerInForm } from '../answers/answer-in-form.ts'
import type { ShownDraft } from '../answers/show-answers.ts'
import { withText } from './with-text.ts'

type Props = {
  drafts: readonly ShownDraft[]
  written: AnswerInForm
  isBusy: boolean
  change: (part: Partial<AnswerInForm>) => void
}

/** Shows that a colleague has begun an answer, so that two people do not answer unawares. */
export function ColleaguesDrafts({ drafts, written, isBusy, change }: Props) {
  return drafts.map((draft) => (
    <details key={draft.key} className="enquiry-write__other">
      <summary>
        {draft.by} has begun an answer <Moment iso={draft.at} />
      </summary>
      <p className="enquiry-said__text" dir="auto">
        {draft.text}
      </p>
      <Choice disabled={isBusy} onClick={() => change(withText(written, draft))}>
        Go on with this text
      </Choice>
    </details>
  ))
}
