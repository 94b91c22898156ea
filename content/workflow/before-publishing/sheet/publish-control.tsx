'use client'

import { PublishButton, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { type MouseEvent, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOpenField } from '../../../editing/beside/use-open-field.ts'
import { type Refusal, useListRefusals } from '../../../editing/errors/use-list-refusals.ts'
import { type Address, useAddress } from '../../../editing/together/address.ts'
import type { Fields } from '../../../editing/together/same.ts'
import { ScheduleDialog } from '../../schedules/studio/schedule-dialog.tsx'
import './sheet.css'
import './sheet-parts.css'
import { type Purpose, Sheet } from './sheet.tsx'

type Open = { purpose: Purpose; values: Fields }

const PURPOSES: ReadonlyMap<string, Purpose> = new Map([
  ['action-save', 'publish'],
  ['schedule-publish', 'schedule'],
])

/**
 * Payload's button to publish or schedule, and before either the dialog with the changes. The time is
 * chosen in a dialog of the studio: Payload's own offers past times, and only some minutes.
 */
export function PublishControl({ site }: { site: string }) {
  const { hasPublishPermission } = useDocumentInfo()
  const { getData } = useForm()
  const address = useAddress()
  const publish = usePublish(address)
  const openField = useOpenField()
  const listRefusals = useListRefusals()
  const place = useRef<HTMLDivElement>(null)
  const wasRefused = useRef(false)
  const [open, setOpen] = useState<Open>()
  const [isScheduling, setIsScheduling] = useState(false)
  const show = (purpose: Purpose) => setOpen({ purpose, values: { ...getData() } })
  const intercept = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button[id]') : null
    const purpose = PURPOSES.get(button?.id ?? '')
    // A record that was never saved has nothing to be compared with.
    if (!purpose || !address) return
    event.preventDefault()
    event.stopPropagation()
    show(purpose)
  }
  const go = () => {
    setOpen(undefined)
    if (open?.purpose === 'publish') void publish()
    if (open?.purpose === 'schedule') setIsScheduling(true)
  }
  const refuse = (refusals: readonly Refusal[]) => {
    wasRefused.current = true
    listRefusals(refusals)
  }
  const close = () => {
    // The list of errors cannot have the focus while the dialog is there.
    flushSync(() => setOpen(undefined))
    if (wasRefused.current) document.querySelector<HTMLElement>('.error-list summary')?.focus()
    wasRefused.current = false
  }
  const leaveFor = (path: string) => {
    wasRefused.current = false
    setOpen(undefined)
    void openField(place.current, path)
  }
  return (
    <div className="publish-control" ref={place} onClickCapture={intercept} role="presentation">
      <PublishButton />
      {!hasPublishPermission && address && (
        <button type="button" className="publish-control__look" onClick={() => show('look')}>
          What would change
        </button>
      )}
      {open && address && (
        <Sheet
          {...{ address, site }}
          purpose={open.purpose}
          values={open.values}
          onClose={close}
          onGo={go}
          onRefused={open.purpose === 'look' ? undefined : refuse}
          onOpenField={leaveFor}
        />
      )}
      {isScheduling && <ScheduleDialog onClose={() => setIsScheduling(false)} />}
    </div>
  )
}

/** Publishes the contents of the open form, as Payload's own button does. */
function usePublish(address: Address | undefined): () => Promise<void> {
  const { submit } = useForm()
  const { code } = useLocale()
  const info = useDocumentInfo()
  const { setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = info
  return useCallback(async () => {
    if (!address) return
    const action = `${address.path}?depth=0&locale=${code}`
    const { method } = address
    const result = await submit({ action, method, overrides: { _status: 'published' } })
    if (!result) return
    setUnpublishedVersionCount(0)
    setMostRecentVersionIsAutosaved(false)
    setHasPublishedDoc(true)
  }, [
    address,
    code,
    submit,
    setHasPublishedDoc,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  ])
}
