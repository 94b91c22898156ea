/** An error response in Payload's format, so that the studio shows the message. */
export function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
