'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useRef, useState } from 'react'
import { Dialog } from '../../../studio/dialog.tsx'
import { messageOf, request, sentenceOf } from '../../../studio/request.ts'
import { MOST_AT_ONCE } from '../../bulk/most-at-once.ts'
import type { PlannedRule, RowNote, RulesPlan } from '../plan-rules.ts'

type Stage =
  | { name: 'choosing'; message?: string }
  | { name: 'reading' }
  | { name: 'planned'; plan: RulesPlan }
  | { name: 'importing' | 'ended'; all: number; done: number; left: RowNote[]; message?: string }

/** The button that imports a sheet of redirects, with what it would do before it does it. */
export function ImportRules() {
  const [isOpen, setIsOpen] = useState(false)
  const [stage, setStage] = useState<Stage>({ name: 'choosing' })
  const isStopped = useRef(false)
  const router = useRouter()

  async function onChoose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // The same file can be chosen again once it was corrected.
    currentTarget.value = ''
    if (!file) return
    setStage({ name: 'reading' })
    setStage(await planOf(file))
  }

  async function importAll({ rules }: RulesPlan) {
    isStopped.current = false
    const left: RowNote[] = []
    const progress = { all: rules.length, left }
    for (let done = 0; done < rules.length; done += MOST_AT_ONCE) {
      setStage({ name: 'importing', ...progress, done })
      if (isStopped.current) return end({ name: 'ended', ...progress, done, message: STOPPED })
      try {
        left.push(...(await store(rules.slice(done, done + MOST_AT_ONCE))).problems)
      } catch (error) {
        return end({ name: 'ended', ...progress, done, message: sentenceOf(error) })
      }
    }
    return end({ name: 'ended', ...progress, done: rules.length })
  }

  function end(stage: Stage) {
    setStage(stage)
    router.refresh()
  }

  const close = () => {
    setIsOpen(false)
    setStage({ name: 'choosing' })
  }
  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setIsOpen(true)}>
        Import from a spreadsheet
      </Button>
      {isOpen && (
        <Dialog
          title="Import redirects"
          className="import-rules"
          canClose={stage.name !== 'importing'}
          onClose={close}
        >
          {(stage.name === 'choosing' || stage.name === 'reading') && (
            <Choose
              isReading={stage.name === 'reading'}
              message={stage.name === 'choosing' ? stage.message : undefined}
              onChoose={onChoose}
            />
          )}
          {stage.name === 'planned' && (
            <Planned
              plan={stage.plan}
              onImport={() => void importAll(stage.plan)}
              onBack={() => setStage({ name: 'choosing' })}
            />
          )}
          {stage.name === 'importing' && (
            <>
              <p role="status">
                {stage.done} of {stage.all} redirects
              </p>
              <progress aria-label="Redirects stored" value={stage.done} max={stage.all} />
              <Button
                buttonStyle="secondary"
                margin={false}
                onClick={() => {
                  isStopped.current = true
                }}
              >
                Stop
              </Button>
            </>
          )}
          {stage.name === 'ended' && (
            <>
              <p role="status">
                {stage.done - stage.left.length} of {stage.all} redirects are stored and public.
              </p>
              {stage.message && <p role="alert">{stage.message}</p>}
              <Rows title="Not stored" rows={stage.left} />
              <Button margin={false} onClick={close}>
                Close
              </Button>
            </>
          )}
        </Dialog>
      )}
    </>
  )
}

const STOPPED =
  'The import was stopped. Choose the same file again to go on: what is stored already is left as it is.'

async function planOf(file: File): Promise<Stage> {
  const body = new FormData()
  body.set('file', file)
  const response = await fetch('/api/redirects/sheet', { method: 'POST', body }).catch(
    () => undefined,
  )
  const answer: unknown = await response?.json().catch(() => undefined)
  if (!response?.ok) return { name: 'choosing', message: messageOf(answer) }
  return { name: 'planned', plan: answer as RulesPlan }
}

const store = (rules: PlannedRule[]) =>
  request<RulesPlan>('/api/redirects/rules', { body: { rules } })

type ChooseProps = {
  isReading: boolean
  message: string | undefined
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void
}

function Choose({ isReading, message, onChoose }: ChooseProps) {
  return (
    <>
      <p>
        Excel (.xlsx) or CSV with the columns “From” and “To”, and “Type” if not all are permanent:
        301, 302, 307, 308 or 410. Whole addresses of the old site are understood. You see
        everything before anything is stored.
      </p>
      <label className="import-rules__file">
        <strong>{isReading ? 'Reading …' : 'Choose a sheet'}</strong>
        <input type="file" accept=".xlsx,.csv,.tsv,.txt" disabled={isReading} onChange={onChoose} />
      </label>
      {message && <p role="alert">{message}</p>}
    </>
  )
}

type PlannedProps = { plan: RulesPlan; onImport: () => void; onBack: () => void }

function Planned({ plan, onImport, onBack }: PlannedProps) {
  const { rules, same, problems, notes } = plan
  const changed = rules.filter(({ before }) => before !== undefined)
  const added = rules.length - changed.length
  return (
    <>
      <p role="status">
        {counted(added, 'new redirect', 'new redirects')}, {changed.length} changed
        {same > 0 && `, ${same} there already`}
        {problems.length > 0 && `, ${counted(problems.length, 'row', 'rows')} left out`}.
      </p>
      <Rows title="Left out" rows={problems} />
      <Rows
        title="Changed"
        rows={changed.map(({ row, from, to, before }) => ({
          row,
          message: `${from} leads to ${to || 'nothing'} instead of ${before || 'nothing'}.`,
        }))}
      />
      <Rows title="Worth a look" rows={notes} />
      <Rows
        title="New"
        rows={rules
          .filter(({ before }) => before === undefined)
          .map(({ row, from, to, status }) => ({
            row,
            message: `${from} → ${to || 'gone'} (${status})`,
          }))}
      />
      <div className="import-rules__actions">
        <Button margin={false} disabled={rules.length === 0} onClick={onImport}>
          {`Import ${counted(rules.length, 'redirect', 'redirects')}`}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onBack}>
          Choose another file
        </Button>
      </div>
    </>
  )
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** As many as can be read; the sheet has all of them. */
const MOST = 100

/** Rows of the sheet with a sentence each; nothing without any. */
function Rows({ title, rows }: { title: string; rows: readonly RowNote[] }) {
  if (rows.length === 0) return null
  return (
    <details open={rows.length <= 10}>
      <summary>
        {title} ({rows.length.toLocaleString('en')})
      </summary>
      <table>
        <tbody>
          {rows.slice(0, MOST).map(({ row, message }) => (
            <tr key={row}>
              <th scope="row">Row {row}</th>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST && <p>And {(rows.length - MOST).toLocaleString('en')} more.</p>}
    </details>
  )
}
