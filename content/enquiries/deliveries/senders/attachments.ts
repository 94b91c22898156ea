import { readFile } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'
import { uploads } from '../../../media/storage/uploads-storage.ts'
import type { MailAttachment } from '../../../service/mail/mail.ts'
import { DeliveryError } from '../delivery-error.ts'

const GONE =
  'A file of the answer is no longer in the library, so nothing was sent. Write again without it, or bring it back from the bin.'

/** The files of the library that go with an answer. */
export async function readAttachments(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<MailAttachment[]> {
  const files: MailAttachment[] = []
  for (const id of ids) files.push(await readAttachment(req, id))
  return files
}

async function readAttachment({ payload }: PayloadRequest, id: number): Promise<MailAttachment> {
  const query = { collection: 'media', id, depth: 0, disableErrors: true } as const
  const found = await payload.findByID(query)
  const { filename: name, mimeType } = found ?? {}
  const path = name && (await uploads().find(name))
  const content = path && (await readFile(path).catch(() => undefined))
  if (!name || !content) throw new DeliveryError(GONE, { isFinal: true })
  return { name, type: mimeType ?? 'application/octet-stream', content }
}
