import { request } from '../../../studio/request.ts'
import type { BroughtBack } from '../bring-back.ts'

const BIN = '/api/bin-entries'

/** Brings records (`pages:12`) back from the bin. */
export async function bringBack(records: readonly string[]): Promise<BroughtBack[]> {
  const path = `${BIN}/bring-back`
  return (await request<{ back: BroughtBack[] }>(path, { body: { records } })).back
}
