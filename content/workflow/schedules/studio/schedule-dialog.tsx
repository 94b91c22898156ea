'use client'

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { Dialog } from '../../../studio/dialog.tsx'
import { NOT_CHANGED, send } from '../../../studio/request.ts'
import { TimeField } from '../../../studio/time-field.tsx'
import { useHouseTime } from '../../../studio/use-house-time.ts'
import { schedulesChanged, schedulesOf } from './schedules-of.ts'

const HOUR = 3_600_000

/** Sets the time at which the open record is published or taken off the site. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const { routes } = useConfig().config
  const info = useDocumentInfo()
  const of = schedulesOf(info)
  const isPublic = info.hasPublishedDoc && info.unpublishedVersionCount === 0
  const [type, setType] = useState<Type>(isPublic ? 'unpublish' : 'publish')
  const [locale, setLocale] = useState('')
  const [first] = useState(() => new Date(Math.ceil((Date.now() + 1) / HOUR) * HOUR).toISOString())
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const time = useHouseTime(first)
  const save = async () => {
    setIsBusy(true)
    const body = { of, type, at: time.at?.toISOString(), ...(type === 'publish' && { locale }) }
    const refused = await send('POST', `${routes.api}/schedules`, body, NOT_CHANGED)
    setIsBusy(false)
    if (refused) return setProblem(refused)
    toast.success('The time is set.')
    schedulesChanged.dispatchEvent(new Event('change'))
    onClose()
  }
  return (
    <Dialog title="Choose a time" onClose={onClose} className="schedule-dialog">
      <Types type={type} onChoose={setType} />
      <TimeField time={time} label="When" />
      {type === 'publish' && <Languages locale={locale} onChoose={setLocale} />}
      {problem && <p role="alert">{problem}</p>}
      <Button margin={false} disabled={isBusy || !time.at} onClick={() => void save()}>
        Set this time
      </Button>
    </Dialog>
  )
}

type Type = 'publish' | 'unpublish'

function Types({ type, onChoose }: { type: Type; onChoose: (type: Type) => void }) {
  const name = useId()
  const labels = { publish: 'Publish', unpublish: 'Take off the site' }
  return (
    <fieldset className="schedule-dialog__types">
      <legend>What happens then</legend>
      {(['publish', 'unpublish'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={type === one} onChange={() => onChoose(one)} />
          {labels[one]}
        </label>
      ))}
    </fieldset>
  )
}

/** The languages that are published; nothing to choose if there is only one. */
function Languages({ locale, onChoose }: { locale: string; onChoose: (locale: string) => void }) {
  const { localization } = useConfig().config
  const locales = localization ? localization.locales : []
  if (locales.length < 2) return null
  return (
    <label className="schedule-dialog__languages">
      Language
      <select value={locale} onChange={(event) => onChoose(event.target.value)}>
        <option value="">All</option>
        {locales.map(({ code, label }) => (
          <option key={code} value={code}>
            {typeof label === 'string' ? label : code}
          </option>
        ))}
      </select>
    </label>
  )
}
