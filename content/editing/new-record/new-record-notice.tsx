'use client'

import { useConfig } from '@payloadcms/ui'
import { BringBackNotice, ProblemNotice, SignedOutNotice } from '../together/problem-notices.tsx'
import type { CreateProblem } from './create-record.ts'
import type { useUnsavedRecord } from './use-unsaved-record.ts'

type Props = {
  problem: CreateProblem | undefined
  kept: ReturnType<typeof useUnsavedRecord>
  onTryAgain: () => void
}

/** Notices about a new record: it is not saved, or an earlier one is kept. */
export function NewRecordNotice({ problem, kept, onTryAgain }: Props) {
  const { routes } = useConfig().config
  if (problem?.kind === 'signed-out') return <SignedOutNotice signIn={`${routes.admin}/login`} />
  if (problem) return <ProblemNotice message={problem.message} onTryAgain={onTryAgain} />
  return kept.changes ? <BringBackNotice {...kept} {...kept.changes} /> : null
}
