'use client'

import { type ReactNode, useRef } from 'react'
import { MIME_TYPES } from '../../kinds.ts'

type Props = {
  className: string
  children: ReactNode
  isMultiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
}

/** A button that asks for files. */
export function FileButton({ className, children, isMultiple = false, disabled, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={MIME_TYPES.join(',')}
        multiple={isMultiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file can be chosen again after it has been refused.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
