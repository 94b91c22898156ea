import { createLocalReq, type Payload } from 'payload'
import { readEnquirySettings } from './deliveries/settings/read-settings.ts'

/** The number of days after which the personal data of an enquiry is erased; undefined keeps it. */
export async function retentionDays(payload: Payload): Promise<number | undefined> {
  return (await readEnquirySettings(await createLocalReq({}, payload))).retentionDays
}
