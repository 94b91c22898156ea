'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../../../studio/request.ts'
import { PasskeysSection } from '../../passkeys/studio/passkeys-section.tsx'
import type { ShownFactors } from '../shown.ts'
import { CodesSection } from './codes-section.tsx'
import { OtherPanel } from './other-panel.tsx'
import { RemovalNotice } from './removal-notice.tsx'
import { askOwn } from './requests.ts'

/** The second factors of an account: one's own, or those of another for administrators. */
export function SigningInPanel() {
  const { id } = useDocumentInfo()
  const { user } = useAuth<{ id: number; role?: string | null }>()
  if (id === undefined || !user) return null
  const isOwn = user.id === id
  if (!isOwn && user.role !== 'administrator') return null
  return (
    <div className="signing-in">
      <h2>Signing in</h2>
      {isOwn ? <OwnPanel /> : <OtherPanel id={id} />}
    </div>
  )
}

/** How the signed-in user signs in, beside the password. */
function OwnPanel() {
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
