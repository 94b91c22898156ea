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
  /** Whether all that is written here is stored. */
  isKept: boolean
  change: (part: Partial<AnswerInForm>) => void
  /** Puts a draft in place of what is written here. */
  take: (draft: ShownDraft) => void
}

/**
 * Shows the answers that others have begun, so that two people do not answer unawares, and one's
 * own from another window or device. A colleague's text is copied; one's own draft is gone on with,
 * and the one in the form stays a draft, so it has to be stored first.
 */
export function OtherDrafts({ drafts, written, isBusy, isKept, change, take }: Props) {
  const others = drafts.filter(({ key }) => key !== written.key)
  return others.map((draft) => (
    <details key={draft.key} className="enquiry-write__other">
      <summary>
        {draft.isOwn ? 'You have begun another answer' : `${draft.by} has begun an answer`}{' '}
        <Moment iso={draft.at} />
      </summary>
      <p className="enquiry-said__text" dir="auto">
        {draft.text}
      </p>
      {draft.isOwn ? (
        <Choice disabled={isBusy || !isKept} onClick={() => take(draft)}>
          Go on with this answer
        </Choice>
      ) : (
        <Choice disabled={isBusy} onClick={() => change(withText(written, draft))}>
          Go on with this text
        </Choice>
      )}
    </details>
  ))
}
