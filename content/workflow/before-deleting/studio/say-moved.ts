import { toast } from '@payloadcms/ui'
import { sentenceOf } from '../../../studio/request.ts'
import { bringBack } from '../../bin/studio/requests.ts'
import { backOf } from '../../bin/words.ts'

/** Longer than other messages: it is read, and then undone. */
const SHOWN_MS = 12_000

type Moved = {
  message: string
  records: string[]
  /** Shows the records again. */
  onBack: () => void
}

/** Says that records are in the bin, with a button that brings them back. */
export function sayMoved({ message, records, onBack }: Moved): void {
  const undo = async () => {
    try {
      toast.success(backOf(await bringBack(records)))
      onBack()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  toast.success(message, {
    action: { label: 'Undo', onClick: () => void undo() },
    duration: SHOWN_MS,
  })
}
