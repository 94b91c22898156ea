'use client'

import { Button } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'

/** The address of a new link, with a button that copies it. */
export function MadeLink({ address }: { address: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const hint = useId()

  /** Where the clipboard is closed to pages, the address is selected for copying by hand. */
  async function copy() {
    field.current?.select()
    const copied = navigator.clipboard?.writeText(address)
    setIsCopied(await (copied ?? Promise.reject()).then(onDone, onFailed))
  }

  return (
    <div className="share-preview__made">
      <input
        ref={field}
        value={address}
        readOnly
        aria-label="Address of the preview"
        aria-describedby={hint}
        onFocus={({ target }) => target.select()}
      />
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <small id={hint} role="status">
        Copy it now: it is not shown again.
      </small>
    </div>
  )
}

const onDone = () => true
const onFailed = () => false
