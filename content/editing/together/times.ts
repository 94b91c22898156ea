/** “at 14:03”, with the day unless it is today’s. */
export function dayAndTime(iso: string, now = new Date()): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (date.toDateString() === now.toDateString()) return `at ${time}`
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
  return `on ${day} at ${time}`
}
