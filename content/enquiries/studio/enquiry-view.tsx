import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { DocumentViewServerProps } from 'payload'
import { showEnquiry } from '../show-enquiry.ts'
import { EnquiryPage } from './enquiry-page.tsx'

/** The page of an enquiry, in place of a form: its data is read-only. */
export async function EnquiryView({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult
  // Nobody makes an enquiry here: the address of a new one shows nothing.
  if (doc?.id === undefined) notFound()
  return (
    <Gutter className="enquiry">
      <EnquiryPage first={await showEnquiry(req, Number(doc.id))} />
    </Gutter>
  )
}
