/** “at 14:03”, with the day unless it is today’s. */
export function dayAndTime(iso: string, now = new Date()): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const time = date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  if (date.toDateString() === now.toDateString()) return `at ${time}`
  const day = date.toLocaleDateString([], { day: 'numeric', month: 'long' })
  return `on ${day} at ${time}`
}
