import { asDoc, asText, type Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { readGlobal } from '../records.ts'

/** The words of the form that the owner has set; null if there are none. */
export async function formWords(context: DeliveryContext): Promise<Doc | null> {
  const brand = await readGlobal(context, 'brand')
  if (!brand) return null
  context.tags.add('global:brand')
  const form = asDoc(brand.form)
  return Object.values(form).some((word) => asText(word) !== undefined) ? form : null
}
