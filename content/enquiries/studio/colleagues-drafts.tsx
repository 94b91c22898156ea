'use client'

import { Choice } from '../../studio/choice.tsx'
import { Moment } from '../../studio/moment.tsx'
import type { ShownDraft } from '../answers/show-answers.ts'
import { withTemplate } from './templates.tsx'
import type { Written } from './use-draft.ts'

type Props = {
  drafts: readonly ShownDraft[]
  written: Written
  isBusy: boolean
  change: (part: Partial<Written>) => void
}

/** Shows that a colleague has begun an answer, so that two people do not answer unawares. */
export function ColleaguesDrafts({ drafts, written, isBusy, change }: Props) {
  return drafts.map(({ key, by, at, text, files }) => (
    <details key={key} className="enquiry-write__other">
      <summary>
        {by} has begun an answer <Moment iso={at} />
      </summary>
      <p className="enquiry-said__text" dir="auto">
        {text}
      </p>
      <Choice
        disabled={isBusy}
        onClick={() => {
          const added = files.filter((file) => !written.files.some(({ id }) => id === file.id))
          const own = withTemplate(written.text, '', text)
          change({ text: own, files: [...written.files, ...added] })
        }}
      >
        Go on with this text
      </Choice>
    </details>
  ))
}
