/** The reason why a request is refused before Next sees it. */
export type Refusal = { status: number; message: string; headers?: Record<string, string> }

export const BAD_FILTER: Refusal = {
  status: 400,
  message: 'The filter in this address cannot be read: open the list again.',
}
