'use client'

import { SameRow } from './same-row.tsx'
import { isUnderWay, type Upload } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'
import './upload-tray.css'

type Props = {
  uploads: Uploads
  /** Whether the field of the drawer takes several files. */
  canSelect: boolean
}

/** The files that are being uploaded, refused with the reason, or there already. */
export function UploadTray({ uploads, canSelect }: Props) {
  const { list, isBusy, clear } = uploads
  if (list.length === 0) return null
  const left = list.filter(({ state, message }) => state !== 'done' || message)
  return (
    <section className="library__tray" aria-label="Uploads">
      <header>
        <p role="status">{summaryOf(list)}</p>
        {!isBusy && (
          <button type="button" className="library__link" onClick={clear}>
            Close
          </button>
        )}
      </header>
      {left.length > 0 && (
        <ul>
          {left.map((upload) => (
            <UploadRow key={upload.key} {...{ upload, uploads, canSelect }} />
          ))}
        </ul>
      )}
    </section>
  )
}

type RowProps = Props & { upload: Upload }

function UploadRow({ upload, uploads, canSelect }: RowProps) {
  const { key, file, state, same } = upload
  return (
    <li data-state={state}>
      <strong>{file.name}</strong>
      {same ? (
        <SameRow
          {...{ same, canSelect }}
          onKeepBoth={() => uploads.keepBoth(key)}
          onTaken={() => uploads.leave(key)}
        />
      ) : (
        <Progress upload={upload} onRetry={() => uploads.retry(key)} />
      )}
    </li>
  )
}

function Progress({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  const { file, state, progress, message, canRetry } = upload
  if (state === 'done') return <span role="alert">{message}</span>
  if (state !== 'failed')
    return (
      <>
        <progress value={progress} max={1} aria-label={`Upload of ${file.name}`} />
        <span>{stepOf(upload)}</span>
      </>
    )
  return (
    <>
      <span role="alert">{message}</span>
      {canRetry && (
        <button type="button" className="library__secondary" onClick={onRetry}>
          Try again
        </button>
      )}
    </>
  )
}

function stepOf({ state, progress }: Upload) {
  if (state === 'waiting') return 'Waiting'
  return progress < 1 ? `${Math.round(progress * 100)} %` : 'Checking the file'
}

function summaryOf(list: readonly Upload[]) {
  const count = (wanted: Upload['state']) => list.filter(({ state }) => state === wanted).length
  const [done, failed, there] = [count('done'), count('failed'), count('there')]
  const left = list.filter(isUnderWay).length
  const begin =
    left > 0
      ? `Uploading ${list.length - left + 1} of ${filesOf(list.length)} …`
      : (done > 0 || there === 0) && `${filesOf(done)} uploaded.`
  const refused = failed > 0 && `${filesOf(failed)} did not go through.`
  const same = there > 0 && `${filesOf(there)} ${there === 1 ? 'waits' : 'wait'} for your decision.`
  return [begin, refused, same].filter(Boolean).join(' ')
}

const filesOf = (count: number) => (count === 1 ? '1 file' : `${count} files`)
