import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor, isPublisher } from '../model/access.ts'
import { importListings } from './import-listings.ts'
import { ImportError, problemAt } from './problem.ts'

const MOST_BYTES = 5_000_000

/** `POST /api/listings/import`: a form with a `file` and, to publish at once, `publish=true`. */
export const importEndpoint: Omit<Endpoint, 'root'> = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    try {
      return Response.json(await runImport(req))
    } catch (error) {
      if (error instanceof ImportError) return Response.json(error, { status: 422 })
      if (error instanceof Refusal) return refuse(error)
      throw error
    }
  },
}

class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

function refuse({ status, message }: Refusal) {
  return Response.json({ problems: [{ line: 1, field: '', message }] }, { status })
}

async function runImport(req: PayloadRequest) {
  if (!isEditor({ req })) throw new Refusal(403, 'Sign in to the studio to import listings.')
  const form = await readForm(req)
  const publish = form.get('publish') === 'true'
  if (publish && !isPublisher({ req })) {
    throw new Refusal(403, 'Only a publisher can publish: import the listings as drafts.')
  }
  const file = form.get('file')
  if (!(file instanceof File)) throw problemAt(1, '', 'Choose a file.')
  return importListings(new Uint8Array(await file.arrayBuffer()), { req, publish })
}

async function readForm(req: PayloadRequest): Promise<FormData> {
  if (Number(req.headers.get('content-length')) > MOST_BYTES) {
    throw new Refusal(413, 'This file is heavier than 5 MB: split it.')
  }
  const form = await req.formData?.().catch(() => undefined)
  if (!form) throw new Refusal(400, 'Send a form with a file in it.')
  return form
}
