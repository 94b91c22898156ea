'use client'

import { Link, useConfig, useDocumentDrawerContext } from '@payloadcms/ui'
import { useState } from 'react'
import type { SameFile } from '../same-file.ts'
import { sayThere } from './same-file-words.ts'
import { useIsAmongFiles } from './use-among-files.ts'
import { useThatOne } from './use-that-one.ts'

const WHERE = {
  library: 'and use “Choose from existing”.',
  bin: 'bring that one back from the bin, and use “Choose from existing”.',
}

/** Says in the form of a new file that it is there already, and offers that one instead. */
export function SameNote({ same }: { same: SameFile }) {
  const { admin } = useConfig().config.routes
  const { onSave } = useDocumentDrawerContext()
  const isAmongOthers = useIsAmongFiles()
  const thatOne = useThatOne()
  const [flaw, setFlaw] = useState('')
  const take = async () => {
    const doc = await thatOne(same)
    if (typeof doc === 'string') return setFlaw(doc)
    await onSave?.({ doc, operation: 'create', result: { doc } })
  }
  return (
    <p className="chosen-file" role="status">
      <span>
        {flaw || sayThere(same)}
        {isAmongOthers &&
          ` Take this one off the list here, ${WHERE[same.isInBin ? 'bin' : 'library']}`}
        {!isAmongOthers && !flaw && ' Save this one only if you want both.'}
      </span>
      {isAmongOthers ? null : onSave ? (
        <button type="button" onClick={() => void take()}>
          {same.isInBin ? 'Bring it back and use it' : 'Use that one'}
        </button>
      ) : (
        <Link
          href={same.isInBin ? `${admin}/bin` : `${admin}/collections/media/${same.id}`}
          prefetch={false}
        >
          {same.isInBin ? 'Open the bin' : 'Open that one'}
        </Link>
      )}
    </p>
  )
}
