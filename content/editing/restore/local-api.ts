import { createLocalReq, type DatabaseAdapterObj, type Payload } from 'payload'
import { restoreGlobalAsDraft, restoreRecordAsDraft } from './restore-as-draft.ts'

/**
 * Restores as drafts through the local API too. Its methods belong to the Payload instance, which
 * no hook sees earlier than the database adapter does.
 */
export function withDraftRestores(database: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...database,
    init: ({ payload }) => {
      if (isInstance(payload)) replaceMethods(payload)
      return database.init({ payload })
    },
  }
}

const isInstance = (payload: object): payload is Payload => 'restoreVersion' in payload

function replaceMethods(payload: Payload) {
  const restoreVersion: (args: Parameters<Payload['restoreVersion']>[0]) => Promise<unknown> =
    async ({ collection, id, overrideAccess = true, depth, ...rest }) => {
      const req = await createLocalReq(rest, payload)
      const options = { req, id, overrideAccess, ...(depth !== undefined && { depth }) }
      return (await restoreRecordAsDraft(collection, options)).doc
    }
  const restoreGlobalVersion: (
    args: Parameters<Payload['restoreGlobalVersion']>[0],
  ) => Promise<unknown> = async ({ slug, id, overrideAccess = true, depth, ...rest }) => {
    const req = await createLocalReq(rest, payload)
    const options = { req, id, overrideAccess, ...(depth !== undefined && { depth }) }
    return (await restoreGlobalAsDraft(slug, options)).doc
  }
  Object.assign(payload, { restoreVersion, restoreGlobalVersion })
}
