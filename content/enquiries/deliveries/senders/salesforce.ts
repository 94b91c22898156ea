import { readWords } from '../../../delivery/brand/read-words.ts'
import { DeliveryError } from '../delivery-error.ts'
import { post } from '../outgoing/post.ts'
import { SENT, type Sender } from './delivery.ts'
import { mapFields } from './map-fields.ts'

/** As in an HTML form, an unchecked box is left out. */
const TICKS = { yes: '1', no: '' }

/**
 * Submits an enquiry as the form of Salesforce's Web-to-Lead would: `contracts/salesforce.json` has
 * the requests and answers, and where they come from. It answers 200 to almost everything; a
 * refused lead is recognised by the header `Is-Processed`, if at all.
 */
export const sendToSalesforce: Sender = async ({ req, row, enquiry, settings, timeoutMs }) => {
  const { salesforce } = settings
  if (!salesforce)
    throw new DeliveryError('Salesforce has been removed from “Enquiry settings”.', {
      isFinal: true,
    })
  const { team } = await readWords(req.payload)
  const form = new URLSearchParams([
    ['oid', salesforce.organisation],
    ['encoding', 'UTF-8'],
    ...mapFields(salesforce.fields, enquiry, row, TICKS, team),
  ])
  const { status, headers } = await post(salesforce.url, {
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
    body: form.toString(),
    timeoutMs,
  })
  if (status < 200 || status >= 300) throw new DeliveryError(`Salesforce answered ${status}.`)
  if (String(headers['is-processed'] ?? '').startsWith('false'))
    throw new DeliveryError(
      'Salesforce did not make a lead: check the organisation and the fields.',
    )
  return SENT
}
