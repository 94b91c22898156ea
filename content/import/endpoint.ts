import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor, isPublisher } from '../model/access.ts'
import { importListings } from './import-listings.ts'
import { ImportError, problemAt } from './problem.ts'

const MAX_BYTES = 5_000_000

/** `POST /api/listings/import`: a form with a `file` and, to publish immediately, `publish=true`. */
export const importEndpoint: Omit<Endpoint, 'root'> = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    try {
      return Response.json(await runImport(req))
    } catch (error) {
      if (error instanceof ImportError) return Response.json(error, { status: 422 })
      if (error instanceof RequestError) return refuse(error)
      throw error
    }
  },
}

class RequestError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

function refuse({ status, message }: RequestError) {
  return Response.json({ problems: [{ line: 1, field: '', message }] }, { status })
}

async function runImport(req: PayloadRequest) {
  if (!isEditor({ req })) throw new RequestError(403, 'Sign in to the studio to import listings.')
  const form = await readForm(req)
  const publish = form.get('publish') === 'true'
  if (publish && !isPublisher({ req })) {
    throw new RequestError(403, 'Only publishers can publish: import the listings as drafts.')
  }
  const file = form.get('file')
  if (!(file instanceof File)) throw problemAt(1, '', 'Choose a file.')
  return importListings(new Uint8Array(await file.arrayBuffer()), { req, publish })
}

async function readForm(req: PayloadRequest): Promise<FormData> {
  if (Number(req.headers.get('content-length')) > MAX_BYTES) {
    throw new RequestError(413, 'This file is larger than 5 MB: split it.')
  }
  const form = await req.formData?.().catch(() => undefined)
  if (!form) throw new RequestError(400, 'Send a form with a file.')
  return form
}
