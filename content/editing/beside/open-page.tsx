'use client'

import {
  useAllFormFields,
  useConfig,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useFormModified,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useDocumentFlag } from '../../studio/use-document-flag.ts'
import { useBackgroundSave } from '../together/use-background-save.ts'
import { DEVICES, type Device, fitTo } from './device.ts'
import { LivePage, type PageStatus } from './live-page.ts'
import { useOpenRecord } from './open-record.tsx'
import { isSmall } from './page-button.tsx'
import { PageToolbar } from './page-toolbar.tsx'
import { postTo } from './post-unsaved.ts'
import { useEntityFields, useOpenField } from './use-open-field.ts'
import { watchForm } from './watch-form.ts'

const WITHOUT_PAGE = 'There is no page yet: choose a category first.'

type Props = {
  record: string
  site: string
  device: Device
  onDevice: (device: Device) => void
  onClose: () => void
}

/** The page of a record at the width of a device, in step with the form. */
export function OpenPage({ record, site, device, onDevice, onClose }: Props) {
  const [stage, frame] = [useRef<HTMLDivElement>(null), useRef<HTMLIFrameElement>(null)]
  const page = useRef<LivePage>(undefined)
  useDocumentFlag('page-beside')
  const [status, setStatus] = useState<PageStatus>({ is: 'loading' })
  const { api } = useConfig().config.routes
  const { getFields } = useForm()
  // The first save of a new record gives its form another config, and must not open the page again.
  const getEntityFields = useEntityFields()
  const fieldsNow = useRef(getEntityFields)
  fieldsNow.current = getEntityFields
  const openField = useOpenField()
  const { ask, dialog } = useOpenRecord(useSaveDraft())
  const onEdit = useRef<(record: string, path: string) => void>(undefined)
  onEdit.current = (other, path) => {
    if (other !== record) return void ask(other, path)
    const form = stage.current?.closest('form') ?? null
    if (isSmall()) onClose()
    void openField(form, path)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements stay the same
  useEffect(() => {
    const form = stage.current?.closest('form')
    if (!form || !frame.current) return
    const live = new LivePage(getFields(), {
      record,
      frame: frame.current,
      site,
      post: postTo(api),
      onEdit: (...place) => onEdit.current?.(...place),
      onStatus: setStatus,
    })
    page.current = live
    const stopWatching = watchForm(
      { element: form, fields: fieldsNow.current(), getState: getFields },
      live,
    )
    return () => {
      stopWatching()
      live.close()
      page.current = undefined
    }
  }, [site, api, getFields])
  useEffect(() => page.current?.become(record), [record])
  const { mostRecentUpdate } = useDocumentEvents()
  useEffect(() => {
    // A record that was changed in a drawer over this form may be on the page as well.
    if (mostRecentUpdate?.drawerSlug) page.current?.renderAll()
  }, [mostRecentUpdate])
  const width = DEVICES.find(({ name }) => name === device)?.width ?? 1440
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element stays the same
  useEffect(() => (stage.current ? fitTo(stage.current, width) : undefined), [width])
  const onChange = useCallback((state: FormState) => page.current?.update(state), [])
  return (
    <section className="page-beside" aria-label="Live preview">
      <PageToolbar
        {...{ device, status, onDevice, onClose }}
        onReload={() => page.current?.reload()}
      />
      <div className="page-beside__stage" ref={stage}>
        <iframe ref={frame} title="The page as it will be" data-is={status.is} />
        {status.is === 'without-page' && <p role="status">{WITHOUT_PAGE}</p>}
      </div>
      <FormWatcher onChange={onChange} />
      {dialog}
    </section>
  )
}

/** Saves the form as a draft if anything in it has changed; returns false if that failed. */
function useSaveDraft(): () => Promise<boolean> {
  const saveInBackground = useBackgroundSave()
  const isModified = useFormModified()
  const latest = useRef(isModified)
  latest.current = isModified
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { api } = useConfig().config.routes
  return useCallback(async () => {
    if (!latest.current) return true
    const place = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
    return saveInBackground({
      action: `${api}/${place}?autosave=true&depth=0&draft=true`,
      method: globalSlug ? 'POST' : 'PATCH',
    })
  }, [saveInBackground, id, collectionSlug, globalSlug, api])
}

type FormWatcherProps = { onChange: (state: FormState) => void }

/**
 * Reports each new state of the form; it renders nothing, so the rest of the panel does not render
 * again.
 */
function FormWatcher({ onChange }: FormWatcherProps) {
  const [state] = useAllFormFields()
  useEffect(() => onChange(state), [state, onChange])
  return null
}
