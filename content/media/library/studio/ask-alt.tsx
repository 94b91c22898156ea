import { useEffect, useState } from 'react'
import type { Percent } from './crops.tsx'
import { Img } from './img.tsx'

type Props = {
  file: File
  /** The alt text of the record. */
  before: string
  /** The focal point, which stays; undefined for a video or a document. */
  focus: Percent | undefined
  /** The share of the file that has been sent, during the upload. */
  progress: number | undefined
  /** The reason why the file was refused. */
  flaw: string
  onReplace: (alt: string) => void
  onLeave: () => void
}

/**
 * Asks whether the alt text fits the new file. It is public as soon as the file is replaced, so it
 * has to be reviewed before: changed, or confirmed.
 */
export function AskAlt({ file, before, focus, progress, flaw, onReplace, onLeave }: Props) {
  const [alt, setAlt] = useState(before)
  const [isConfirmed, setIsConfirmed] = useState(false)
  const isBusy = progress !== undefined
  const picture = usePicture(file)
  const isChanged = alt.trim() !== before.trim() && alt.trim() !== ''
  return (
    <section className="ask-alt" aria-label="Replace file">
      {picture && <Img src={picture} />}
      <p>
        <b>{file.name}</b> is public at once wherever this file is used.
        {focus && ` The focal point stays at ${focus.x} % from left and ${focus.y} % from top.`}
      </p>
      <label>
        Alt text of the new file
        <textarea
          rows={2}
          value={alt}
          readOnly={isBusy}
          onChange={({ target }) => setAlt(target.value)}
        />
      </label>
      {!isChanged && (
        <label className="ask-alt__confirm">
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={({ target }) => setIsConfirmed(target.checked)}
          />
          {before ? `“${before}” describes the new file too` : 'Replace it without an alt text'}
        </label>
      )}
      {flaw && (
        <p className="library-file__flaw" role="alert">
          {flaw}
        </p>
      )}
      <div className="ask-alt__actions">
        <button
          type="button"
          className="library__primary"
          disabled={isBusy || (!isChanged && !isConfirmed)}
          onClick={() => onReplace(isChanged ? alt.trim() : before)}
        >
          {isBusy ? `Replacing, ${Math.round(progress * 100)} %` : 'Replace'}
        </button>
        <button type="button" className="library__secondary" disabled={isBusy} onClick={onLeave}>
          Keep the old file
        </button>
      </div>
    </section>
  )
}

/** An object URL for a picture that is not uploaded yet. */
function usePicture(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const own = URL.createObjectURL(file)
    setAddress(own)
    return () => URL.revokeObjectURL(own)
  }, [file])
  return address
}
