'use client'

import { useEffect, useState } from 'react'
import { sentenceOf } from '../../../studio/request.ts'
import { PasskeysSection } from '../../passkeys/studio/passkeys-section.tsx'
import type { ShownFactors } from '../shown.ts'
import { CodesSection } from './codes-section.tsx'
import { RemovalNotice } from './removal-notice.tsx'
import { askOwn } from './requests.ts'

/** How the signed-in user signs in, beside the password. */
export function OwnPanel() {
  const [factors, setFactors] = useState<ShownFactors>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    askOwn('/second-factor').then(
      ({ factors: read }) => setFactors(read),
      (error) => setProblem(sentenceOf(error)),
    )
  }, [])
  if (problem) return <p role="alert">{problem}</p>
  if (!factors) return <p>Loading…</p>
  const { codes, passkeys, removal, studio } = factors
  return (
    <>
      {removal && <RemovalNotice removal={removal} />}
      <CodesSection codes={codes} onChanged={setFactors} />
      <PasskeysSection {...{ passkeys, studio }} hasCodes={codes !== null} onChanged={setFactors} />
    </>
  )
}
