'use client'

import { Button, useDocumentTitle } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Address } from '../../../editing/together/address.ts'
import type { Fields } from '../../../editing/together/same.ts'
import type { Warning } from '../warnings/warning.ts'
import { type Answer, askChanges, askPages } from './ask.ts'
import { Changes } from './changes.tsx'
import { ignoreHeldEnter } from './held-enter.ts'
import { SideBySide } from './side-by-side.tsx'
import { changesWords, NOT_TRIED, pagesWords } from './summary-words.ts'
import { ToFix } from './to-fix.tsx'
import { Warnings } from './warnings.tsx'

/** What the editor is about to do: publish, choose a time for it, or nothing but look. */
export type Purpose = 'publish' | 'schedule' | 'look'

type Props = {
  address: Address
  purpose: Purpose
  site: string
  values: Fields
  onClose: () => void
  onGo: () => void
  /** Gets what the publish would be refused for. */
  onRefused: ((refusals: Warning[]) => void) | undefined
  onOpenField: (path: string) => void
}

type Heading = { purpose: Purpose; isRefused: boolean }

function headingWords(title: string, { purpose, isRefused }: Heading): string {
  if (isRefused) return `“${title}” cannot be published yet`
  return purpose === 'look' ? `“${title}”: what would change` : `Publish “${title}”?`
}

const GO = { publish: 'Publish', schedule: 'Choose a time', look: undefined }

/** Enter publishes: who knows what will change is not kept waiting. */
function showAtAction(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  dialog?.querySelector<HTMLElement>('.before-publishing__go')?.focus()
}

/** Says what publishing will change, before it does. */
export function Sheet({ address, purpose, site, values, onClose, ...on }: Props) {
  const { onGo, onRefused, onOpenField } = on
  const heading = useId()
  const { title } = useDocumentTitle()
  const [isBeside, setIsBeside] = useState(false)
  const answer = useAnswer((signal) => askChanges(address, values, signal))
  const preview = answer?.is === 'here' ? answer.part : undefined
  const refusals = preview?.refusals
  const isRefused = refusals !== undefined && refusals.length > 0
  useEffect(() => {
    if (isRefused) onRefused?.(refusals)
  }, [isRefused, refusals, onRefused])
  const go = isRefused ? undefined : GO[purpose]
  return createPortal(
    <dialog
      ref={showAtAction}
      className="before-publishing field-links"
      aria-labelledby={heading}
      data-beside={isBeside}
      onClose={onClose}
      onKeyDown={ignoreHeldEnter}
    >
      <header>
        <h2 id={heading}>{headingWords(title, { purpose, isRefused })}</h2>
        {answer?.is === 'failed' && <p role="alert">{answer.why}</p>}
        {!answer && <p aria-busy>Comparing with what is public…</p>}
        {preview && <p>{changesWords(preview)}</p>}
        {preview && !preview.isTried && <p>{NOT_TRIED}</p>}
        {!isRefused && <Pages address={address} site={site} />}
        <div className="before-publishing__views">
          <button type="button" aria-pressed={!isBeside} onClick={() => setIsBeside(false)}>
            Field by field
          </button>
          <button type="button" aria-pressed={isBeside} onClick={() => setIsBeside(true)}>
            Side by side
          </button>
        </div>
      </header>
      <div className="before-publishing__body">
        {isBeside && <SideBySide address={address} values={values} />}
        {!isBeside && preview && (
          <>
            <ToFix refusals={preview.refusals} onOpen={onOpenField} />
            <Warnings warnings={preview.warnings} canPublish={!isRefused} onOpen={onOpenField} />
            <Changes preview={preview} onOpen={onOpenField} />
          </>
        )}
      </div>
      <footer>
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {go ? 'Not yet' : 'Close'}
        </Button>
        {go && (
          <Button className="before-publishing__go" margin={false} onClick={onGo}>
            {go}
          </Button>
        )}
      </footer>
    </dialog>,
    document.body,
  )
}

/** Which pages of the site a publish changes; the site is asked while the sheet is open. */
function Pages({ address, site }: { address: Address; site: string }) {
  const answer = useAnswer((signal) => askPages(address, signal))
  if (answer?.is === 'failed') return null
  if (!answer) return <p aria-busy>Asking the site which pages show this…</p>
  const { pages, more } = answer.part
  const addressed = pages.flatMap(({ path, title }) => (path === null ? [] : [{ path, title }]))
  return (
    <div className="before-publishing__pages" role="status">
      <p>{pagesWords(answer.part)}</p>
      {addressed.length > 0 && (
        <details>
          <summary>Which?</summary>
          <ul>
            {addressed.map(({ path, title }) => (
              <li key={path}>
                <a href={site + path} target="_blank" rel="noreferrer">
                  {title}
                </a>{' '}
                <span>{path}</span>
              </li>
            ))}
            {more > 0 && <li>and {more} more</li>}
          </ul>
        </details>
      )}
    </div>
  )
}

/** Asks once, when the component is there; undefined until the answer is. */
function useAnswer<Part>(
  ask: (signal: AbortSignal) => Promise<Answer<Part>>,
): Answer<Part> | undefined {
  const [answer, setAnswer] = useState<Answer<Part>>()
  const first = useRef(ask)
  useEffect(() => {
    const controller = new AbortController()
    void first.current(controller.signal).then((said) => {
      if (!controller.signal.aborted) setAnswer(said)
    })
    return () => controller.abort()
  }, [])
  return answer
}
