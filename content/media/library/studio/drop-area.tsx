'use client'

import { type DragEvent, type ReactNode, useRef, useState } from 'react'

type Props = {
  className: string
  children: ReactNode
  /** Whether it is the contents of a page, not of a drawer. */
  isMain: boolean
  /** Undefined if this user may not upload. */
  onFiles: ((files: File[]) => void) | undefined
  /** The name of the open folder. */
  label: string | undefined
}

/** Takes files that are dragged anywhere onto the library. */
export function DropArea({ className, children, isMain, onFiles, label }: Props) {
  const [isOver, setIsOver] = useState(false)
  // Each element below fires its own events when the pointer enters and leaves it.
  const depth = useRef(0)
  const enter = (change: 1 | -1) => (event: DragEvent) => {
    if (!onFiles || !hasFiles(event)) return
    depth.current += change
    setIsOver(depth.current > 0)
  }
  const drop = (event: DragEvent) => {
    if (!onFiles || !hasFiles(event)) return
    event.preventDefault()
    depth.current = 0
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const Area = isMain ? 'main' : 'div'
  return (
    <Area
      className={className}
      onDragEnter={enter(1)}
      onDragLeave={enter(-1)}
      onDragOver={(event) => onFiles && hasFiles(event) && event.preventDefault()}
      onDrop={drop}
    >
      {children}
      {isOver && (
        <div className="library__drop" aria-hidden="true">
          <span>{label ? `Drop to upload into “${label}”` : 'Drop to upload'}</span>
        </div>
      )}
    </Area>
  )
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
