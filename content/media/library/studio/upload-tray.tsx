'use client'

import type { Upload } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'
import './upload-tray.css'

/** The files that are being uploaded, and those that were refused with the reason. */
export function UploadTray({ uploads: { list, isBusy, retry, clear } }: { uploads: Uploads }) {
  if (list.length === 0) return null
  const done = list.filter(({ state }) => state === 'done').length
  const failed = list.filter(({ state }) => state === 'failed').length
  const left = list.filter(({ state }) => state !== 'done')
  return (
    <section className="library__tray" aria-label="Uploads">
      <header>
        <p role="status">{summaryOf(list.length, done, failed)}</p>
        {!isBusy && (
          <button type="button" className="library__link" onClick={clear}>
            Close
          </button>
        )}
      </header>
      {left.length > 0 && (
        <ul>
          {left.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={() => retry(upload.key)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function UploadRow({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  const { file, state, progress, message, canRetry } = upload
  return (
    <li data-state={state}>
      <strong>{file.name}</strong>
      {state === 'failed' ? (
        <>
          <span role="alert">{message}</span>
          {canRetry && (
            <button type="button" className="library__secondary" onClick={onRetry}>
              Try again
            </button>
          )}
        </>
      ) : (
        <>
          <progress value={progress} max={1} aria-label={`Upload of ${file.name}`} />
          <span>{stepOf(upload)}</span>
        </>
      )}
    </li>
  )
}

function stepOf({ state, progress }: Upload) {
  if (state === 'waiting') return 'Waiting'
  return progress < 1 ? `${Math.round(progress * 100)} %` : 'Checking the file'
}

function summaryOf(all: number, done: number, failed: number) {
  const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)
  const refused = failed > 0 ? ` ${files(failed)} did not go through.` : ''
  return done + failed < all
    ? `Uploading ${done + failed + 1} of ${files(all)} …${refused}`
    : `${files(done)} uploaded.${refused}`
}
