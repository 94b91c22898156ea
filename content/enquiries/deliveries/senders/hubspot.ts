import { readWords } from '../../../delivery/brand/read-words.ts'
import { DeliveryError } from '../delivery-error.ts'
import { post } from '../outgoing/post.ts'
import { SENT, type Sender } from './delivery.ts'
import { mapFields } from './map-fields.ts'

const CONTACT = '0-1'
const TICKS = { yes: 'true', no: 'false' }

/**
 * Submits an enquiry to a form of HubSpot (Forms API v3, without authentication):
 * `contracts/hubspot.json` has the requests and answers, and where they come from.
 */
export const sendToHubspot: Sender = async ({ req, row, enquiry, settings, timeoutMs }) => {
  const { hubspot } = settings
  if (!hubspot)
    throw new DeliveryError('HubSpot has been removed from “Enquiry settings”.', { isFinal: true })
  const { base, portal, form } = hubspot
  const { team } = await readWords(req.payload)
  const fields = mapFields(hubspot.fields, enquiry, row, TICKS, team)
  const { status, body } = await post(
    `${base}/submissions/v3/integration/submit/${portal}/${form}`,
    {
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        submittedAt: String(Date.parse(enquiry.acceptedAt)),
        fields: fields.map(([name, value]) => ({ objectTypeId: CONTACT, name, value })),
      }),
      timeoutMs,
    },
  )
  if (status === 200) return SENT
  const types = errorTypesIn(body)
  throw new DeliveryError(`HubSpot answered ${status}${types && `: ${types}`}.`)
}

/** Only the types of errors: their messages repeat the sent data. */
function errorTypesIn(body: string): string {
  const types = [...body.matchAll(/"errorType"\s*:\s*"([A-Z_]{1,60})"/g)].map(([, type]) => type)
  return [...new Set(types)].slice(0, 5).join(', ')
}
