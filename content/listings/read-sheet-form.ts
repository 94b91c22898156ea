import type { PayloadRequest } from 'payload'
import { MAX_BYTES, TOO_LARGE } from './limits.ts'
import { RequestError } from './request-error.ts'

/** Space for the boundaries of the form and the names of pictures. */
const MAX_FORM = MAX_BYTES + 500_000

const NO_FORM = 'Send the sheet as "file" in a form (multipart/form-data).'
const BROKEN = 'The file did not arrive whole. Check your connection, then choose it again.'
const NO_FILE = 'Choose a file.'

/** The form of a request with a sheet in it; throws a `RequestError` that says what is missing. */
export async function readSheetForm(
  req: Pick<PayloadRequest, 'headers' | 'formData'>,
): Promise<{ form: FormData; file: File }> {
  if (Number(req.headers.get('content-length')) > MAX_FORM) throw new RequestError(413, TOO_LARGE)
  const isForm = /^multipart\/form-data\b/i.test(req.headers.get('content-type') ?? '')
  if (!isForm) throw new RequestError(400, NO_FORM)
  const form = await req.formData?.().catch(() => undefined)
  if (!form) throw new RequestError(400, BROKEN)
  const file = form.get('file')
  if (!(file instanceof File) || isNone(file)) throw new RequestError(400, NO_FILE)
  return { form, file }
}

/** What browsers send in place of a file when none was chosen. */
const isNone = ({ name, size }: File) => name === '' && size === 0
