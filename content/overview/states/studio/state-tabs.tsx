import type { ListViewServerProps } from 'payload'
import { createLocalReq } from 'payload'
import { countStates } from '../read-states.ts'
import { StateLinks } from './state-links.tsx'

type Props = Pick<ListViewServerProps, 'payload' | 'user' | 'collectionConfig'>

/** Above a list: one quick filter for each state, with the number of its records. */
export async function StateTabs({ payload, user, collectionConfig }: Props) {
  const req = await createLocalReq(user ? { user } : {}, payload)
  return <StateLinks counts={await countStates(req, collectionConfig.slug)} />
}
