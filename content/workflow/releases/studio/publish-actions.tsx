'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { Choice } from '../../../studio/choice.tsx'
import { ChooseTime } from '../../../studio/choose-time.tsx'
import { seenAs } from '../seen-as.ts'
import type { ShownRelease } from '../shown.ts'
import type { Board } from './use-board.ts'

type Props = { board: Board; release: ShownRelease }
type Step = 'publish' | 'time' | undefined

/** Publishes a release now or at a time, and shows problems. */
export function PublishActions({ board: { act, isBusy }, release }: Props) {
  const [step, setStep] = useState<Step>()
  const seen = release.members.map(seenAs)
  const leave = () => setStep(undefined)
  const run = async (path: string, said: string, body: object) => {
    if (await act(path, 'POST', body)) toast.success(said)
    leave()
  }
  return (
    <div className="release-board__actions">
      <p className="release-board__hint">
        What is published is the newest draft of each record at that moment: all together, or
        nothing if one of them cannot be published.{' '}
        <a href="/preview-pass?of=global:home" target="_blank" rel="noreferrer">
          Preview the site with all drafts
        </a>
      </p>
      {step === undefined && (
        <>
          <Choice isMain disabled={isBusy} onClick={() => setStep('publish')}>
            Publish now…
          </Choice>
          <Choice disabled={isBusy} onClick={() => setStep('time')}>
            Publish at a time…
          </Choice>
          <Choice
            disabled={isBusy}
            onClick={() => void run('check', 'All of it can be published.', {})}
          >
            Check
          </Choice>
        </>
      )}
      {step === 'publish' && (
        <>
          <b>{countOf(release)} now?</b>
          <Choice
            isMain
            disabled={isBusy}
            onClick={() => void run('publish', 'Published together.', { seen })}
          >
            Yes, now
          </Choice>
          <Choice disabled={isBusy} onClick={leave}>
            Not yet
          </Choice>
        </>
      )}
      {step === 'time' && (
        <ChooseTime
          at={release.schedule?.at ?? nextHour()}
          onChoose={(at) => void run('schedule', 'The time is set.', { at, seen })}
          onLeave={leave}
        />
      )}
    </div>
  )
}

function countOf({ members }: ShownRelease) {
  const published = members.filter(({ isPublish }) => isPublish).length
  const off = members.length - published
  const texts = [
    published > 0 && `Publish ${published === 1 ? 'one record' : `${published} records`}`,
    off > 0 && `take ${off === 1 ? 'one' : off} off the site`,
  ]
  const text = texts.filter(Boolean).join(' and ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function nextHour() {
  const hour = 3_600_000
  return new Date(Math.ceil(Date.now() / hour) * hour).toISOString()
}
