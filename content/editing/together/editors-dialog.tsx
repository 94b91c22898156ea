'use client'

import type { Newer } from './answers.ts'
import { ConflictDialog, type Describe } from './conflict-dialog.tsx'
import { dayAndTime } from './times.ts'
import type { Question } from './use-question.ts'

type Props = { question: Question & { about: Newer }; hasHistory: boolean; describe: Describe }

/** Asks which of two editors' versions of a field to keep. */
export function EditorsDialog({ question, hasHistory, describe }: Props) {
  const { savedBy, savedAt } = question.about
  const fields = question.conflicts.length === 1 ? 'field' : 'fields'
  const sides = {
    mine: { title: 'Yours', all: 'All mine' },
    theirs: {
      title: savedBy ? `${savedBy}, ${dayAndTime(savedAt)}` : 'The other',
      all: 'All theirs',
    },
  }
  return (
    <ConflictDialog
      {...{ question, sides, describe }}
      title={`You both changed the same ${fields}`}
    >
      {savedBy ?? 'A program or a schedule'} saved this {dayAndTime(savedAt)}, while you were
      typing. Choose what stays. {hasHistory && 'What you do not choose is kept in the versions. '}
      All other changes are merged.
    </ConflictDialog>
  )
}
