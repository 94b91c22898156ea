'use client'

import { useSelection } from '@payloadcms/ui'
import { DeleteDialog } from '../../before-deleting/studio/delete-dialog.tsx'
import { useInstead } from '../../before-deleting/studio/use-instead.ts'
import { countOf, type Nouns } from '../../before-deleting/words.ts'
import { MOST_AT_ONCE } from '../most-at-once.ts'
import { beginBulk } from './bulk-store.ts'
import { useListed } from './use-listed.ts'

type Props = { collection: string; nouns: Nouns }

/** Part of a list: the question before more records are published than one request publishes. */
export function PublishSelected(props: Props) {
  return (
    <>
      <Asked {...props} what="publish" />
      <Asked {...props} what="unpublish" />
    </>
  )
}

const QUESTION = {
  publish: {
    verb: 'Publish',
    heading: (count: string) => `Publish ${count}?`,
    text: 'The newest draft of each goes on the site. What is public as it is stays untouched. What cannot be published, or somebody has open, is named at the end.',
  },
  unpublish: {
    verb: 'Take off the site',
    heading: (count: string) => `Take ${count} off the site?`,
    text: 'Visitors do not see them any more; in the studio they stay as drafts. What somebody has open is left as it is and named at the end.',
  },
}

function Asked({ collection, nouns, what }: Props & { what: 'publish' | 'unpublish' }) {
  const { count, toggleAll } = useSelection()
  const where = useListed(collection)
  const [isOpen, close] = useInstead(`${what}-${collection}`, count > MOST_AT_ONCE)
  if (!isOpen) return null
  const { verb, heading, text } = QUESTION[what]
  const counted = countOf(count, nouns)
  async function run() {
    const refusal = await beginBulk({ what, collection, where })
    if (refusal) return refusal
    close()
    toggleAll()
    return undefined
  }
  return (
    <DeleteDialog
      heading={heading(counted)}
      action={{ label: verb, busy: 'Beginning …', isReady: true, isSafe: true, run }}
      onClose={close}
    >
      <p>{text}</p>
      <p>It goes on by itself, and others can go on working.</p>
    </DeleteDialog>
  )
}
