import { readFields } from '@belvedere/kit/enquiry/check-enquiry.ts'
import type { EnquiryFields } from '@belvedere/kit/enquiry/fields.ts'
import type { House } from '@belvedere/kit/enquiry/form-state.ts'

/** What is entered in a form. It is about the house only while its subject is that. */
export function valuesOf(form: HTMLFormElement, house: House | undefined): EnquiryFields {
  const data = new FormData(form)
  const values = readFields((field) => data.get(field))
  return { ...values, house: house && values.about === house.title ? house.path : '' }
}
