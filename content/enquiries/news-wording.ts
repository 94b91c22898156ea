import { fillWords } from '@belvedere/kit/brand/fill-words.ts'
import { FORM_WORDS } from '@belvedere/kit/brand/form-words.ts'
import type { Payload } from 'payload'

/** The sentence beside the box for news, as the published brand has it now. */
export async function newsWording(payload: Payload): Promise<string> {
  const { form, _status } = await payload.findGlobal({
    slug: 'brand',
    select: { form: true, _status: true },
    depth: 0,
  })
  return fillWords(FORM_WORDS, _status === 'published' ? { news: form?.news } : null).news
}
